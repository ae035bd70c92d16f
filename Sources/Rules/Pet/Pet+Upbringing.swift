extension Pet {
  /// A moment in which it learns how to behave, if someone answers it.
  public enum Moment: String, CaseIterable, Hashable, Codable, Sendable {
    /// It begs for food although it is full.
    case begging
    /// It does not want to eat, though it may.
    case fussy
    /// It did something nice by itself.
    case kind

    /// Whether praise is the right answer; else it should be taught better.
    public var deservesPraise: Bool { self == .kind }
  }

  /// Its manners, and the moments in which it learns them.
  struct Upbringing: Hashable, Codable, Sendable {
    var chance: SeededGenerator
    var manners = 40
    /// What it does just now, until `turns`; nil between two moments.
    var moment: Moment?
    /// Whether someone offered it the food that it does not want.
    var hasRefused = false
    /// The tick of `awake` at which the next moment begins, or this one passes.
    var turns: Int
  }

  /// How well it behaves, from 0 to 100.
  public var manners: Int { upbringing?.manners ?? 40 }

  /// The moment that can be answered now, by praise or by teaching.
  public var moment: Moment? {
    guard isUpAndAbout, let upbringing, let moment = upbringing.moment else { return nil }
    return switch moment {
    case .begging: condition == .full ? moment : nil
    case .fussy: upbringing.hasRefused ? moment : nil
    case .kind: moment
    }
  }

  /// Whether it refuses a meal; never when it is hungry.
  var isFussy: Bool { isUpAndAbout && upbringing?.moment == .fussy }

  /// What a right answer adds, and what a wrong one or giving in takes away.
  private static let lesson = 10
  private static let spoiling = 8

  /// The first moment comes a while after it hatched; a pet from an older file begins with what
  /// someone does next.
  mutating func beginUpbringing() {
    guard upbringing == nil, form != .egg else { return }
    // All that happened to it makes its seed.
    var chance = SeededGenerator(seed: UInt64(max(0, tickOfDay &+ 31 &* written)))
    let wait = PetSpan.calm + chance.below(PetSpan.calm)
    upbringing = Upbringing(chance: chance, turns: awake + wait)
  }

  /// A moment begins or passes.
  mutating func turnMoment() {
    guard var upbringing else { return }
    if upbringing.moment == nil, isUpAndAbout {
      let moments: [Moment] = condition == .full ? Moment.allCases : [.fussy, .kind]
      upbringing.moment = moments[upbringing.chance.below(moments.count)]
      upbringing.turns = awake + PetSpan.moment
    } else {
      upbringing.moment = nil
      upbringing.turns = awake + PetSpan.calm + upbringing.chance.below(PetSpan.calm)
    }
    upbringing.hasRefused = false
    self.upbringing = upbringing
  }

  mutating func refuseFood() {
    upbringing?.hasRefused = true
    note(.refusedFood)
  }

  mutating func praise() {
    note(.praised(right: learn(moment?.deservesPraise == true)))
  }

  mutating func teach() {
    note(.taught(right: learn(moment?.deservesPraise == false)))
  }

  /// Whoever feeds a full pet that begs teaches it to beg.
  mutating func giveIn() {
    if moment == .begging { _ = learn(false) }
  }

  private mutating func learn(_ isRight: Bool) -> Bool {
    let change = isRight ? Self.lesson : -Self.spoiling
    let manners = min(100, max(0, manners + change))
    upbringing?.manners = manners
    turnMoment()
    return isRight
  }
}
