public import Stage
public import Store

/// What all scenes share: the games, the settings and the store.
///
/// The executable makes one; tests make one with `GameContext.forTests`.
public final class GameContext {
  /// The games in the order of the menu.
  public let games: [GameEntry]
  /// The current settings, from the command line, the files and Options.
  public private(set) var settings: SettingsLayers
  /// Players, results and saved games; calls take milliseconds.
  public let store: Store
  /// Saves the games in progress to the store, off the main thread.
  public let autosaver: Autosaver
  /// What comes from outside the program; tests replace parts of it.
  public internal(set) var dependencies: GameDependencies
  /// What was chosen last for each game.
  public var choices: GameChoices
  /// What the command line asked the program to open.
  let request: LaunchRequest
  /// The current visitor of a kiosk.
  public var visit = Visit()
  /// The steps of games that were begun during the visit, by the slots that they are saved in.
  var unfinished: [String: Int] = [:]
  private var ownWorkers: [Worker] = []
  /// How many answers of workers are pending.
  public var pendingWork: Int { ownWorkers.reduce(worker.pending) { $0 + $1.pending } }
  /// Which drafts their records prove, as far as it is known.
  var proofs: [GameResult.ID: Bool] = [:]
  /// What was deleted last, as long as it can be taken back.
  public var undoableAction: UndoableAction? {
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
  /// The words that no name may have.
  private(set) lazy var rudeWords = WordFilter(
    Language.all.compactMap { dependencies.resource("Words/\($0.id).txt") })
  /// Counts the changes of the list of notifications.
  var notificationsEdition = 0
  private var services: [ObjectIdentifier: AnyObject] = [:]
  private var seedsGiven: UInt64 = 0
  /// The seed of a link's board, for the next game.
  var seedOfLink: UInt64?

  /// With everything that its scenes will need.
  public init(
    games: [GameEntry], settings: SettingsLayers, store: Store,
    request: LaunchRequest = LaunchRequest(), dependencies: GameDependencies
  ) {
    self.games = games
    self.settings = settings
    self.store = store
    autosaver = Autosaver(store)
    self.request = request
    choices = request.choices
    self.dependencies = dependencies
  }

  /// One with an empty store in memory, default settings and nothing outside but `chance`.
  public static func forTests(
    _ games: [GameEntry], request: LaunchRequest, chance: @escaping () -> UInt64
  ) -> GameContext {
    guard let store = try? Store.inMemory(games.catalogue) else {
      preconditionFailure("SQLite has no memory.")
    }
    return GameContext(
      games: games, settings: SettingsLayers(games.settings), store: store, request: request,
      dependencies: .silent(chance: chance))
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
    let worker = dependencies.makeWorker(name)
    ownWorkers.append(worker)
    return worker
  }

  /// Sets the object that `service` returns from now on; for tests.
  func provide<Service: AnyObject>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// The seed of the next game.
  public func nextSeed() -> UInt64 {
    if let seed = seedOfLink {
      seedOfLink = nil
      return seed
    }
    defer { seedsGiven += 1 }
    guard let first = request.seed else { return dependencies.chance() }
    return first &+ seedsGiven
  }

  /// Changes a setting from Options.
  ///
  /// A locked setting stays the same, and the caller shows the current value.
  public func change(_ setting: Setting, to value: SettingValue) {
    guard (try? settings.set(setting, to: value)) != nil else { return }
    settingDidChange(setting, value)
  }

  /// Changes a setting in the owner's panel, and stores it.
  ///
  /// A setting that the system's file locks stays the same.
  func changeAsOwner(_ setting: Setting, to value: SettingValue) {
    guard settings.value(for: setting) != value,
      (try? settings.setOwner(setting, to: value)) != nil
    else { return }
    let store = store
    worker.run({ () -> StoreError? in
      do throws(StoreError) { try store.saveOwner(value, for: setting) } catch { return error }
      return nil
    }) { [weak self] error in if let error { self?.reportError(error) } }
    settingDidChange(setting, value)
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
