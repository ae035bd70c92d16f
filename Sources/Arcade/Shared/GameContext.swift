import Rules
public import Services
public import Stage
public import Store

/// What all scenes share: the games, the settings and the store.
///
/// The executable makes one and connects it; tests make one with `GameContext.forTests`.
public final class GameContext {
  /// The games in the order of the menu.
  public let games: [GameEntry]
  /// The current settings, from the command line, the files and Options.
  public private(set) var settings: SettingsLayers
  /// Players, results and saved games; calls take milliseconds.
  public let store: Store
  /// Saves the games in progress to the store, off the main thread.
  public let keeper: Autosaver
  /// The wall clock, in milliseconds since 1970.
  public var date: () -> Int = { 0 }
  /// The local time of day, in milliseconds since midnight.
  public var timeOfDay: () -> Int = { 12 * 3_600_000 }
  /// Describes an error of the store in the player's language.
  public var explain: (StoreError) -> String = { $0.description }
  /// Reports an error of the store to the player if no scene does.
  public var complain: (StoreError) -> Void = { _ in }
  /// Shows a message to the player: the text and a drawing of `Art`.
  public var toast: (_ text: String, _ icon: String) -> Void = { _, _ in }
  /// The last choice for each game.
  public var choices: GameChoices
  /// What the command line asked the program to open.
  let request: LaunchRequest
  /// The current visitor of a kiosk.
  public var visit = Visit()
  /// Ends the program, as closing its window does.
  public var quit: () -> Void = {}
  /// Runs work that takes longer than a frame.
  public var worker = Worker.idle
  /// Makes a worker for work that takes seconds; `name` is the name of its thread.
  public var makeWorker: (_ name: String) -> Worker = { _ in .idle }
  private var ownWorkers: [Worker] = []
  /// How many answers of workers are pending.
  public var pendingWork: Int { ownWorkers.reduce(worker.pending) { $0 + $1.pending } }
  /// The cache folder; nil if nothing is cached.
  public var cacheFolder: String?
  /// Whether slow tables may be computed and stored in `cacheFolder`.
  public var makesCaches = false
  /// The player's own pictures.
  public var pictures = OwnPictures.none
  /// How a result's card can leave the program.
  public var sharing = Sharing.none
  /// Whether the network may be used.
  public var usesNetwork = false
  /// Runs a closure from another thread on the main thread.
  public var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { _ in }
  /// Applies a changed setting and saves it.
  public var settingDidChange: (Setting, SettingValue) -> Void = { _, _ in }
  /// Notifies the player on the desktop or on the screen.
  public var announce: (Announcement) -> Void = { _ in }
  /// Asks which server shows desktop notifications; calls back once.
  public var describeDesktop:
    (@escaping @MainActor (Result<NotificationServer, NotificationError>) -> Void) -> Void = {
      $0(.failure(.noBus("switched off")))
    }
  /// The last deletion, as long as it can be undone.
  var undoableAction: UndoableAction? {
    willSet { if newValue != nil { undoableAction?.accept() } }
  }
  /// What the games do while other scenes are shown.
  public private(set) lazy var backgroundTasks: [GameEntry.ID: any BackgroundTask] =
    Dictionary(
      uniqueKeysWithValues: games.compactMap { game in
        game.background.map { (game.id, $0(self)) }
      })
  /// Milliseconds until the first background task is due; nil if none is.
  public var nextBackgroundTurn: Int? { backgroundTasks.values.compactMap(\.nextTurn).min() }
  private var services: [ObjectIdentifier: AnyObject] = [:]
  private let chance: () -> UInt64
  private var seedsGiven: UInt64 = 0

  /// `chance`: an unpredictable new seed, used when no seed was given.
  public init(
    games: [GameEntry], settings: SettingsLayers, store: Store,
    request: LaunchRequest = LaunchRequest(), chance: @escaping () -> UInt64
  ) {
    self.games = games
    self.settings = settings
    self.store = store
    keeper = Autosaver(store)
    self.request = request
    choices = request.choices
    self.chance = chance
  }

  /// A context with default settings and an empty store in memory.
  public static func forTests(
    _ games: [GameEntry], request: LaunchRequest, chance: @escaping () -> UInt64
  ) -> GameContext {
    guard let store = try? Store.inMemory(games.catalogue) else {
      preconditionFailure("SQLite has no memory.")
    }
    return GameContext(
      games: games, settings: SettingsLayers(games.settings), store: store, request: request,
      chance: chance)
  }

  /// The single instance of a type that a game needs while the program runs; made on first use.
  public func service<Service: AnyObject>(_ make: (GameContext) -> Service) -> Service {
    if let known = services[ObjectIdentifier(Service.self)] as? Service { return known }
    let service = make(self)
    provide(service)
    return service
  }

  /// A worker with its own thread, for work that takes seconds.
  public func ownWorker(_ name: String) -> Worker {
    let worker = makeWorker(name)
    ownWorkers.append(worker)
    return worker
  }

  /// Sets the object that `service` returns from now on; for tests.
  func provide<Service: AnyObject>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// The seed of the next game.
  public func nextSeed() -> UInt64 {
    defer { seedsGiven += 1 }
    guard let first = request.seed else { return chance() }
    return first &+ seedsGiven
  }

  /// The number of the current local day: the same until midnight.
  public var day: Int { (date() - timeOfDay() + 43_200_000) / 86_400_000 }

  /// Changes a setting from Options.
  ///
  /// A locked setting stays the same, and the caller shows the current value.
  public func change(_ setting: Setting, to value: SettingValue) {
    let before = settings.value(for: setting)
    do throws(SettingError) {
      try settings.set(setting, to: value)
      settingDidChange(setting, value)
      if setting == .musicOn, value != before { announce(.music(isOn: settings.isOn(setting))) }
    } catch {
      return
    }
  }

  /// Reverts what a kiosk's visitor changed; returns the settings whose values are different now.
  func endVisitOfSettings() -> [Setting] { settings.endVisit() }

  /// A game's palette as it is to be shown, with high contrast if that is on.
  public func dressed(_ palette: Palette) -> Palette {
    settings.isOn(.highContrast) ? palette.strongest : palette
  }

  /// Whether a setting may be changed here.
  public func canChange(_ setting: Setting) -> Bool { settings.lock(on: setting) == nil }
}
