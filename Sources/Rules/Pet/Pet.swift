/// The pet: a value that is advanced by the time that has passed.
///
/// In short: `Pet(name:pace:timeOfDay:)`, `advance(by:)` and `catchUp(away:)` in milliseconds,
/// `setTimeOfDay`, `applying(_:)` with a `PetAction` (`error(of:)` says why not), `receive(_:)`
/// with an `Income`, `called()` and `nextCall` for the call, `nextChange` for when to update. The
/// properties to show are `condition`, `hunger`, `boredom`, `wants`, `messes`, `form`, `rest`,
/// `stats`, `weight`, `manners`, `moment`, `amount(of:)` and `cap`, `log`,
/// `album` and `diary`. A contest is a `PetContest`.
///
/// Internally, time is counted in ticks, see `Pace`. `age` counts all ticks, `awake` those spent
/// awake: needs don't grow during sleep. Each need is stored as the tick when it began, so that
/// the result of advancing doesn't depend on how the time is divided.
public struct Pet: Hashable, Codable, Sendable {
  /// Its name.
  public private(set) var name: String
  /// How fast it lives.
  public internal(set) var pace: Pace
  /// What it has grown to.
  public internal(set) var form = Form.egg
  /// Attack, defence and luck.
  public internal(set) var stats = Stats()
  /// Awake, asleep or fainted.
  public internal(set) var rest = Rest.awake
  /// Whether it is on holiday and time stands still.
  public internal(set) var isOnHoliday = false
  /// How many messes lie about, at most `mostMesses`.
  public internal(set) var messes = 0
  /// How large its room is, from 0.
  public internal(set) var room = 0
  /// The last events, oldest first, at most `longestLog`.
  public internal(set) var log: [PetEvent] = []
  /// The forms that it or its ancestors had, in order.
  public internal(set) var album: [Form] = [.egg]
  /// Its place in the line of eggs, from 1.
  public internal(set) var generation = 1
  /// How often it has become hungry, which identifies the call.
  public internal(set) var hungers = 0

  // How many lines its log ever had.
  var written = 0
  // Ticks lived, and those of them spent awake.
  var age = 0
  var awake = 0
  // Milliseconds that are no whole tick yet, and the time of day at the last whole one.
  var spare = 0
  var tickOfDay: Int
  // Needs, as the tick of `awake` they began at.
  var fedAt = 0
  var playedAt = 0
  var messAt = 0
  var fondAt: Int?
  var hasEaten = false
  // What was already reported, so that each change is reported once.
  var isHungry = false
  var isBored = false
  var hasFainted = false
  // The tick of its age at which it fainted last; nil is never, or before this was kept.
  var faintedAt: Int?
  var tiredAt: Int?
  var calls = 0
  // How it was cared for.
  var hatchedAt = 0
  var warmth = 0
  var effort = 0
  var affection = 0
  var slips = 0
  // Nil before any, and in older files: its last contests, the newest first; its health; where its
  // recovery ends; the meals in its feeder; its childhood, its weight and its manners.
  var pastContests: [PetContest]?
  var health: Health?
  var strainEnds: Int?
  var feeder: Int?
  var childhood: Habits?
  var grams: Int?
  // The pets before it as they left, the last one last; how it stands in contests; and what was
  // done with it.
  var ancestors: [PetContest.Fighter]?
  var chosenLineup: PetLineup?
  var upbringing: Upbringing?
  var storedDiary: Diary?
  var supplies = Supplies { Supply(amount: $0.first, since: 0) }

  /// The most messes that lie about.
  public static let mostMesses = 3
  /// The most lines its log keeps.
  static let longestLog = 100
  /// The most pets before it that it knows.
  static let mostAncestors = 24
  /// The largest room.
  static let largestRoom = 4
  /// The most of a resource that can be earned.
  public static let fullest = 999

  /// An egg; `timeOfDay` in local milliseconds since midnight.
  public init(name: String, pace: Pace, timeOfDay: Int) {
    self.name = name
    self.pace = pace
    tickOfDay = PetDay.brought(timeOfDay)
    note(.laid)
  }

  /// Renames it.
  public mutating func rename(to name: String) { self.name = name }

  /// Changes the pace; no need grows or shrinks by it.
  public mutating func setPace(_ pace: Pace) {
    tickOfDay = timeOfDay
    spare = 0
    self.pace = pace
    if !pace.hasNights {
      tiredAt = nil
      if rest == .night { rest = .nap(until: age + PetSpan.nap) }
    }
    performDueTurns()
  }

  /// The log entries that are new since the state `past`; the last ones if there were too many.
  public func news(since past: Pet) -> ArraySlice<PetEvent> {
    log.suffix(max(0, written - past.written))
  }

  mutating func note(_ kind: PetEvent.Kind) {
    var diary = diary
    diary.note(kind)
    storedDiary = diary
    written += 1
    log.append(PetEvent(age: age, kind: kind))
    if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
  }
}
