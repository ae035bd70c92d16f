extension Pet {
  /// What makes it ill.
  public enum Cause: String, CaseIterable, Hashable, Codable, Sendable {
    /// Three messes lay about for too long.
    case dirt
    /// It was fed again and again while it was full.
    case overeating
  }

  /// An illness: it lies down and rests until it is over, and it always is.
  public struct Illness: Hashable, Codable, Sendable {
    /// What made it ill.
    public let cause: Cause
    /// The tick of its age at which it is well again by itself.
    var ends: Int
    /// Whether it was given tea, the plain cure.
    public internal(set) var isTreated = false
  }

  /// What leads to an illness.
  struct Health: Hashable, Codable, Sendable {
    var chance: SeededGenerator
    var illness: Illness?
    /// The tick of `awake` at which the dirt makes it ill.
    var dirtEnds: Int?
    /// Meals in a row that it did not need.
    var surplus = 0
  }

  /// Its illness; nil where it is well.
  public var illness: Illness? { health?.illness }

  /// Whether another meal may upset its stomach.
  public var isStuffed: Bool { hunger < Self.satisfied && (health?.surplus ?? 0) >= 2 }

  /// Whether it needs a meal; at less hunger than this it does not.
  var needsMeal: Bool { hunger >= Self.satisfied }
  private static let satisfied = 20
  /// The meals in a row, not needed, that do no harm; each further one is a greater risk.
  private static let harmless = 3

  // All that happened to it makes its seed, so that no two pets fall ill alike.
  private var vitals: Health {
    get {
      health ?? Health(chance: SeededGenerator(seed: UInt64(max(0, tickOfDay &+ written))))
    }
    set { health = newValue }
  }

  /// Three messes lie about: from now on the dirt can make it ill.
  mutating func noteDirt() {
    var vitals = vitals
    vitals.dirtEnds = awake + PetSpan.dirt + vitals.chance.below(PetSpan.dirt)
    self.vitals = vitals
  }

  mutating func noteCleaned() { health?.dirtEnds = nil }

  /// A meal is coming; returns whether it is one too many.
  mutating func isTooMuch() -> Bool {
    guard !needsMeal else {
      health?.surplus = 0
      return false
    }
    habits.surplus += 1
    var vitals = vitals
    vitals.surplus += 1
    defer { self.vitals = vitals }
    guard illness == nil, vitals.surplus > Self.harmless else { return false }
    return vitals.chance.below(5) < vitals.surplus - Self.harmless
  }

  mutating func fallIll(_ cause: Cause) {
    vitals.illness = Illness(cause: cause, ends: age + PetSpan.illness)
    vitals.surplus = 0
    vitals.dirtEnds = nil
    note(.fellIll(cause))
  }

  /// Medicine cures at once; without any there is tea, and it takes a while.
  mutating func treat() {
    habits.treated += 1
    guard amount(of: .medicine) == 0 else {
      spend(1, of: .medicine)
      note(.treated(plain: false))
      return getWell(isTreated: true)
    }
    note(.treated(plain: true))
    guard var illness else { return }
    illness.ends = min(illness.ends, age + PetSpan.tea)
    illness.isTreated = true
    vitals.illness = illness
  }

  /// The same dirt makes it ill again only if someone treated it and did not clean.
  mutating func getWell(isTreated: Bool) {
    vitals.illness = nil
    if isTreated, messes == Self.mostMesses { noteDirt() }
    note(.gotWell)
  }
}
