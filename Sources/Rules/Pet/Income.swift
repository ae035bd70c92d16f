/// What the other games earn for the pet.
public struct Income: Hashable, Sendable {
  /// A result as far as it matters here.
  public struct Result: Hashable, Sendable {
    /// The game's name, as its record has it.
    public let game: String
    /// Its points, in the game's own measure.
    public let score: Int

    /// A game that ended.
    public init(game: String, score: Int) {
      self.game = game
      self.score = score
    }
  }

  private var amounts: [Pet.Resource: Int] = [:]
  /// How many games ended, by their names.
  private(set) var games: [String: Int] = [:]

  /// Nothing earned.
  public init() {}

  /// What these results bring.
  ///
  /// Recycling brings materials by its points, and medicine; the others bring food and training, blackjack the
  /// latter where it was won. Games that it does not know bring nothing.
  public static func of(_ results: [Result]) -> Income {
    var income = Income()
    for result in results { income.add(result) }
    return income
  }

  /// How much of a resource.
  public subscript(resource: Pet.Resource) -> Int { amounts[resource, default: 0] }

  /// Whether nothing was earned.
  public var isEmpty: Bool { amounts.isEmpty }

  private mutating func add(_ result: Result) {
    games[result.game, default: 0] += 1
    switch result.game {
    case Recycle.name:
      add(1 + min(max(result.score, 0) / 1000, 9), of: .materials)
      add(1, of: .medicine)
    case Blackjack.name:
      add(1, of: .food)
      if result.score > 0 { add(1, of: .training) }
    case Fifteen.name:
      add(1, of: .food)
      add(2, of: .training)
    case Mirror.name:
      add(1, of: .food)
      add(1, of: .training)
      add(1, of: .toys)
    default: games[result.game] = nil
    }
  }

  private mutating func add(_ count: Int, of resource: Pet.Resource) {
    amounts[resource, default: 0] += count
  }
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

extension Pet.Form {
  /// What a pet becomes if mostly this game was played while it was small.
  static let ofGames: [(game: String, form: Self)] = [
    (Recycle.name, .tinker), (Blackjack.name, .ace), (Fifteen.name, .scholar),
    (Mirror.name, .weaver),
  ]
}
