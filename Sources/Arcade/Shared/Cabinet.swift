public import Rules
public import Services
public import Stage
public import Store

/// What is wished of the games: by the command line at first, then by what was chosen last.
public nonisolated struct LaunchWishes: Hashable, Sendable {
  /// The seed of the first game; those after it follow from it.
  public var seed: UInt64?
  public var columns, rows: Int?
  public var picture: String?
  public var scramble: Scramble?
  public var mode: Recycle.Mode?
  public var halving: Recycle.Halving?
  public var mirror: MirrorWishes
  /// Blackjack's table, for the first round.
  public var table: Table?
  public init(
    seed: UInt64? = nil, columns: Int? = nil, rows: Int? = nil, picture: String? = nil,
    scramble: Scramble? = nil, mode: Recycle.Mode? = nil, halving: Recycle.Halving? = nil,
    mirror: MirrorWishes = MirrorWishes(), table: Table? = nil
  ) {
    self.seed = seed
    self.columns = columns
    self.rows = rows
    self.picture = picture
    self.scramble = scramble
    self.mode = mode
    self.halving = halving
    self.mirror = mirror
    self.table = table
  }
}

/// What every scene of the arcade shares: the settings, the store and the wishes.
///
/// The executable makes one and wires it; tests make one with `Cabinet.forTests`.
public final class Cabinet {
  public private(set) var settings: SettingsLayers
  /// Players, results and saved games; calls take milliseconds.
  public let store: Store
  /// Writes the games that are being played into the store, off the main thread.
  public let keeper: GameKeeper
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
  public var wishes: LaunchWishes
  /// The wishes of the command line.
  let firstWishes: LaunchWishes
  /// On a kiosk: who is there now.
  var visit = Visit()
  /// Ends the program, as closing its window does.
  public var quit: () -> Void = {}
  /// Does what takes longer than a frame.
  public var worker = Worker.idle
  /// Works out ways home for the sliding puzzle.
  public var solver = PuzzleSolver.idle
  /// Pictures of one's own.
  public var pictures = OwnPictures.none
  /// The ways out for a result's card.
  public var sharing = Sharing.none
  /// Makes a client of a Deck of Cards server.
  public var deckProvider: (DeckAddress) -> DeckProvider = { _ in .silent }
  /// Fetches the pictures that card servers have; made when the first is wanted, and kept.
  public lazy var cardPictures = makeCardPictures()
  public var makeCardPictures: () -> CardPictures = { .silent }
  /// Brings what happened on another thread to the main one.
  public var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { _ in }
  /// Puts a changed setting into force and on disk.
  public var settingDidChange: (Setting, SettingValue) -> Void = { _, _ in }
  /// Tells a person something, on the desktop or on the screen.
  public var announce: (Announcement) -> Void = { _ in }
  /// Asks who shows messages on the desktop; answered once.
  public var describeDesktop:
    (@escaping @MainActor (Result<NotificationServer, Refusal>) -> Void) -> Void = {
      $0(.failure(.noBus("switched off")))
    }
  /// What was deleted last, as long as it can be taken back.
  var regret: Regret? {
    willSet { if newValue != nil { regret?.accept() } }
  }
  /// The pet of whoever plays.
  public private(set) lazy var pets = PetHouse(cabinet: self)
  private let chance: () -> UInt64
  private var seedsGiven: UInt64 = 0

  /// `chance`: a new seed nobody can foresee, for when none was asked for.
  public init(
    settings: SettingsLayers, store: Store, wishes: LaunchWishes = LaunchWishes(),
    chance: @escaping () -> UInt64
  ) {
    self.settings = settings
    self.store = store
    keeper = GameKeeper(store)
    self.wishes = wishes
    firstWishes = wishes
    self.chance = chance
  }

  public static var forTests: Cabinet {
    forTests(wishes: LaunchWishes(seed: 7), chance: { 7 })
  }

  /// One with an empty store in memory, and settings that nobody touched.
  public static func forTests(
    wishes: LaunchWishes, chance: @escaping () -> UInt64
  ) -> Cabinet {
    guard let store = try? Store.inMemory() else { preconditionFailure("SQLite has no memory.") }
    return Cabinet(settings: SettingsLayers(), store: store, wishes: wishes, chance: chance)
  }

  /// The seed of the next game.
  public func nextSeed() -> UInt64 {
    defer { seedsGiven += 1 }
    guard let first = wishes.seed else { return chance() }
    return first &+ seedsGiven
  }

  /// The day it is here, counted from some day long ago: the same number until midnight.
  public var day: Int { (date() - timeOfDay() + 43_200_000) / 86_400_000 }

  /// The seed of the next board of the sliding puzzle: today's number for today's.
  func nextBoard(of setup: Fifteen.Setup) -> UInt64 {
    setup.scramble == .daily ? UInt64(max(0, day)) : nextSeed()
  }

  /// Changes a setting from Options; a locked one stays and the caller shows what is in force.
  public func change(_ setting: Setting, to value: SettingValue) {
    let before = settings.value(for: setting)
    do throws(SettingRefusal) {
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
  public func dressed(_ world: ColorWorld) -> ColorWorld {
    settings.isOn(.highContrast) ? world.strongest : world
  }

  /// Whether a setting may be changed here.
  public func canChange(_ setting: Setting) -> Bool { settings.lock(on: setting) == nil }
}
