/// What the other games earn for the pet.
public struct Income: Hashable, Sendable {
  private var amounts: [Resource: Int] = [:]
  /// How many games ended, by their names.
  private(set) var games: [String: Int] = [:]

  /// Nothing earned.
  public init() {}

  /// What so many games bring that all bring the same.
  public init(_ earned: [Resource: Int], from game: String, times: Int = 1) {
    for _ in 0..<times { add(earned, from: game) }
  }

  /// Adds what a game that ended brings; one that brings nothing isn't counted.
  public mutating func add(_ earned: [Resource: Int], from game: String) {
    guard !earned.isEmpty else { return }
    games[game, default: 0] += 1
    amounts.merge(earned, uniquingKeysWith: +)
  }

  /// How much of a resource.
  public subscript(resource: Resource) -> Int { amounts[resource, default: 0] }

  /// Whether nothing was earned.
  public var isEmpty: Bool { amounts.isEmpty }
}

extension Pet {
  /// Takes what was earned; also on holiday, and beyond the cap.
  public mutating func receive(_ income: Income) {
    habits.games.merge(income.games, uniquingKeysWith: +)
    for resource in Resource.allCases where income[resource] > 0 {
      supplies[resource].amount = min(supplies[resource].amount + income[resource], Self.fullest)
      note(.earned(resource, income[resource]))
    }
    replenishSupplies()
  }
}
