extension Pet {
  /// How its weight shows.
  public enum Figure: String, CaseIterable, Hashable, Codable, Sendable {
    case slim, right, round
  }

  /// Its weight in grams, between `lightest` and `heaviest`; meals raise it, play and training
  /// lower it.
  public var weight: Int { grams ?? Self.firstWeight }

  /// Whether it is too light, too heavy, or just right.
  public var figure: Figure {
    switch weight {
    case ..<Self.rightWeight.lowerBound: .slim
    case Self.rightWeight: .right
    default: .round
    }
  }

  /// What a weight can be, and what it is at first.
  static let lightest = 300
  static let heaviest = 800
  static let firstWeight = 500
  /// With these weights it does not tire sooner than it must.
  public static let rightWeight = 420..<620

  /// What a meal adds; one that it does not need, twice as much.
  static let mealWeight = 10
  /// What play and training take away.
  static let playWeight = 5

  mutating func gain(_ grams: Int) {
    self.grams = min(Self.heaviest, max(Self.lightest, weight + grams))
  }

  /// What something strenuous costs: half as much again where its weight is not right.
  func exertion(of cost: Int) -> Int { figure == .right ? cost : cost * 3 / 2 }
}
