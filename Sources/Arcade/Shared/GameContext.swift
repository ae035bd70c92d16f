import Rules
public import Services
public import Stage
public import Store

/// What every scene of the arcade shares: the games, the settings and the store.
///
/// The executable makes one and wires it; tests make one with `GameContext.forTests`.
public final class GameContext {
  /// In the order of the menu.
  public let games: [GameEntry]
  /// The settings in force: command line, files and what was chosen in the program.
  public private(set) var settings: SettingsLayers
  /// Players, results and saved games; calls take milliseconds.
  public let store: Store
  /// Writes the games that are being played into the store, off the main thread.
  public let keeper: Autosaver
  /// The moment in milliseconds since 1970, by the machine's clock.
  public var date: () -> Int = { 0 }
  /// The local time of day, in milliseconds since midnight.
  public var timeOfDay: () -> Int = { 12 * 3_600_000 }
  /// What went wrong with the store, in the person's language.
  public var explain: (StoreError) -> String = { $0.description }
  /// Tells a person what went wrong with the store where no scene does.
  public var complain: (StoreError) -> Void = { _ in }
  /// Tells a person something where no scene does: the words, and a drawing of `Art` beside them.
  public var toast: (_ text: String, _ icon: String) -> Void = { _, _ in }
  /// What was chosen last for each game.
  public var choices: GameChoices
  /// What the command line asked for.
  let request: LaunchRequest
  /// The current visitor of a kiosk.
  public var visit = Visit()
  /// Ends the program, as closing its window does.
  public var quit: () -> Void = {}
  /// Runs work that takes longer than a frame.
  public var worker = Worker.idle
  /// Makes a worker for what takes seconds; `name` is its thread's.
  public var makeWorker: (_ name: String) -> Worker = { _ in .idle }
  private var ownWorkers: [Worker] = []
  /// How many answers of workers are still to come.
  public var pendingWork: Int { ownWorkers.reduce(worker.pending) { $0 + $1.pending } }
  /// The cache folder; nil if nothing is cached.
  public var cacheFolder: String?
  /// Whether slow tables may be computed and stored in `cacheFolder`.
  public var makesCaches = false
  /// The player's own pictures.
  public var pictures = OwnPictures.none
  /// The ways out for a result's card.
  public var sharing = Sharing.none
  /// Whether servers may be asked.
  public var usesNetwork = false
  /// Brings what happened on another thread to the main one.
  public var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { _ in }
  /// Puts a changed setting into force and on disk.
  public var settingDidChange: (Setting, SettingValue) -> Void = { _, _ in }
  /// Tells a person something, on the desktop or on the screen.
  public var announce: (Announcement) -> Void = { _ in }
  /// Asks who shows messages on the desktop; answered once.
  public var describeDesktop:
    (@escaping @MainActor (Result<NotificationServer, NotificationError>) -> Void) -> Void = {
      $0(.failure(.noBus("switched off")))
    }
  /// What was deleted last, as long as it can be taken back.
  var undoableAction: UndoableAction? {
    willSet { if newValue != nil { undoableAction?.accept() } }
  }
  /// What the games do while other scenes are shown.
  public private(set) lazy var backgroundTasks: [GameEntry.ID: any BackgroundTask] =
    Dictionary(
      uniqueKeysWithValues: games.compactMap { game in
        game.background.map { (game.id, $0(self)) }
      })
  /// In how many milliseconds the first of them wants its turn; nil where none does.
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

  /// One with an empty store in memory and default settings.
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

  /// The one object of its type that a game keeps while the program runs; made when it is first
  /// asked for.
  public func service<Service: AnyObject>(_ make: (GameContext) -> Service) -> Service {
    if let known = services[ObjectIdentifier(Service.self)] as? Service { return known }
    let service = make(self)
    provide(service)
    return service
  }

  /// A worker with a thread of its own, for what takes seconds.
  public func ownWorker(_ name: String) -> Worker {
    let worker = makeWorker(name)
    ownWorkers.append(worker)
    return worker
  }

  /// The object that `service` gives from now on; for tests.
  func provide<Service: AnyObject>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// The seed of the next game.
  public func nextSeed() -> UInt64 {
    defer { seedsGiven += 1 }
    guard let first = request.seed else { return chance() }
    return first &+ seedsGiven
  }

  /// The day it is here, counted from some day long ago: the same number until midnight.
  public var day: Int { (date() - timeOfDay() + 43_200_000) / 86_400_000 }

  /// Changes a setting from Options; a locked one stays, and the caller shows the value in force.
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

  /// Takes back what a kiosk's visitor changed; gives the settings that are different now.
  func endVisitOfSettings() -> [Setting] { settings.endVisit() }

  /// A game's colours as they are to be shown: at their strongest where that is wished.
  public func dressed(_ palette: Palette) -> Palette {
    settings.isOn(.highContrast) ? palette.strongest : palette
  }

  /// Whether a setting may be changed here.
  public func canChange(_ setting: Setting) -> Bool { settings.lock(on: setting) == nil }
}
