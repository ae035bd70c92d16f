public import Services
public import Store

/// What scenes need from outside the program: clocks, threads, files, the desktop.
public struct GameDependencies {
  /// The moment in milliseconds since 1970, by the machine's clock.
  public var date: () -> Int
  /// How far local time is ahead of UTC at a moment, in milliseconds.
  public var offset: (_ moment: Int) -> Int
  /// The milliseconds since any moment on a clock that nobody sets; nil if `date` is such a clock.
  public var steady: (() -> Int)?
  /// An unpredictable new seed, used when no seed was given.
  public var chance: () -> UInt64
  /// Runs work that takes longer than a frame.
  public var worker: Worker
  /// Makes a worker for what takes seconds; `name` is its thread's.
  public var makeWorker: (_ name: String) -> Worker
  /// Brings what happened on another thread to the main one.
  public var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
  /// A text that comes with the program, by its name below `Resources`; nil if it can't be read.
  public var resource: (_ name: String) -> String?
  /// The cache folder; nil if nothing is cached.
  public var cacheFolder: String?
  /// Whether slow tables may be computed and stored in `cacheFolder`.
  public var makesCaches: Bool
  /// Whether servers may be asked.
  public var usesNetwork: Bool
  /// The player's own pictures.
  public var pictures: OwnPictures
  /// The ways out for a result's card.
  public var sharing: Sharing
  /// What went wrong with the store, in the person's language.
  public var explain: (StoreError) -> String
  /// Tells a person what went wrong with the store where no scene does.
  public var reportError: (StoreError) -> Void
  /// Tells a person something where no scene does: the words, and a drawing of `Art` beside them.
  public var toast: (_ text: String, _ icon: String) -> Void
  /// Tells a person something, on the desktop or on the screen.
  public var announce: (Announcement, GameContext) -> Void
  /// Asks who shows messages on the desktop; answered once.
  public var describeDesktop:
    (@escaping @MainActor (Result<NotificationServer, NotificationError>) -> Void) -> Void
  /// The window as a small one on the desktop.
  public var desktopWindow: DesktopWindow
  /// Puts a changed setting into force and on disk.
  public var settingDidChange: (Setting, SettingValue, GameContext) -> Void
  /// Ends the program, as closing its window does.
  public var quit: () -> Void
  /// Files and the program's end, for a kiosk's owner.
  public var owner: OwnerTools

  /// Demands everything: what is forgotten does not compile.
  public init(
    date: @escaping () -> Int, offset: @escaping (_ moment: Int) -> Int,
    steady: (() -> Int)?, chance: @escaping () -> UInt64,
    worker: Worker, makeWorker: @escaping (_ name: String) -> Worker,
    post: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void,
    resource: @escaping (_ name: String) -> String?, cacheFolder: String?, makesCaches: Bool,
    usesNetwork: Bool, pictures: OwnPictures,
    sharing: Sharing, explain: @escaping (StoreError) -> String,
    reportError: @escaping (StoreError) -> Void,
    toast: @escaping (_ text: String, _ icon: String) -> Void,
    announce: @escaping (Announcement, GameContext) -> Void,
    describeDesktop:
      @escaping (
        @escaping @MainActor (Result<NotificationServer, NotificationError>) -> Void
      ) -> Void,
    desktopWindow: DesktopWindow,
    settingDidChange: @escaping (Setting, SettingValue, GameContext) -> Void,
    quit: @escaping () -> Void, owner: OwnerTools
  ) {
    self.date = date
    self.offset = offset
    self.steady = steady
    self.chance = chance
    self.worker = worker
    self.makeWorker = makeWorker
    self.post = post
    self.resource = resource
    self.cacheFolder = cacheFolder
    self.makesCaches = makesCaches
    self.usesNetwork = usesNetwork
    self.pictures = pictures
    self.sharing = sharing
    self.explain = explain
    self.reportError = reportError
    self.toast = toast
    self.announce = announce
    self.describeDesktop = describeDesktop
    self.desktopWindow = desktopWindow
    self.settingDidChange = settingDidChange
    self.quit = quit
    self.owner = owner
  }

  /// A clock that stands at noon, and nothing that is heard or written: for tests and rehearsals.
  public static func silent(chance: @escaping () -> UInt64) -> GameDependencies {
    GameDependencies(
      date: { 0 }, offset: { 12 * 3_600_000 - $0 % 86_400_000 }, steady: nil, chance: chance,
      worker: .idle,
      makeWorker: { _ in .idle }, post: { _ in }, resource: { _ in nil }, cacheFolder: nil,
      makesCaches: false,
      usesNetwork: false, pictures: .none, sharing: .none, explain: { $0.description },
      reportError: { _ in }, toast: { _, _ in }, announce: { _, _ in },
      describeDesktop: { $0(.failure(.noBus("switched off"))) }, desktopWindow: .none,
      settingDidChange: { _, _, _ in }, quit: {}, owner: .none)
  }
}
