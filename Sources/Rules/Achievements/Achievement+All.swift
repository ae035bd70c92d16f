extension Achievement {
  /// All there are, game by game.
  public static let all = fifteen + recycle + blackjack + mirror + pet

  /// Those of a game, in the order they are shown.
  public static func of(_ game: String) -> [Achievement] { all.filter { $0.game == game } }

  /// The one of this id, or nil.
  public static func named(_ id: String) -> Achievement? { all.first { $0.id == id } }

  /// What a finished game scores.
  ///
  /// One of the sliding puzzle 50 for each challenge it passes, whether or not one before it did; no
  /// other scores.
  public static func score(of facts: GameFacts) -> Int {
    of(facts.game).reduce(0) { $0 + ($1.isPassed(by: facts) ? $1.points : 0) }
  }
}

extension Achievement {
  // The source's 24 in its order, with its limits; then six for each further layout.
  private static let fifteen =
    finishing(["4x4", "5x5", "6x6"])
    + under([600, 300, 120, 60], "4x4") + within([300, 200, 100], "4x4")
    + under([600, 300, 150, 120], "5x5") + within([400, 300, 275], "5x5")
    + under([600, 480, 300, 240], "6x6") + within([600, 450, 390], "6x6")
    + finishing(["3x3"]) + under([120, 60, 30], "3x3") + within([100, 40], "3x3")
    + finishing(["3x5"]) + under([480, 180, 60], "3x5") + within([200, 100], "3x5")
    + finishing(["5x3"]) + under([480, 180, 60], "5x3") + within([200, 100], "5x3")
    + finishing(["4x6"]) + under([600, 300, 150], "4x6") + within([400, 275], "4x6")

  private static func finishing(_ layouts: [String]) -> [Achievement] {
    layouts.map { Achievement(Fifteen.name, "\($0).finish", .only($0)) }
  }

  private static func under(_ seconds: [Int], _ layout: String) -> [Achievement] {
    seconds.map {
      Achievement(Fifteen.name, "\(layout).under-\($0)", .only(layout), .seconds, .least, $0)
    }
  }

  private static func within(_ moves: [Int], _ layout: String) -> [Achievement] {
    moves.map {
      Achievement(Fifteen.name, "\(layout).within-\($0)", .only(layout), .moves, .least, $0)
    }
  }

  private static let recycle = [
    Achievement(Recycle.name, "first", .any, .moves),
    Achievement(Recycle.name, "points-500", .with("solo"), .points, .most, 500),
    Achievement(Recycle.name, "points-1000", .with("solo"), .points, .most, 1000),
    Achievement(Recycle.name, "points-2000", .with("solo"), .points, .most, 2000),
    Achievement(Recycle.name, "hard", .with("hard"), .moves),
    Achievement(Recycle.name, "two", .with("two"), .moves, .most, 2),
    Achievement(Recycle.name, "perfect-3", .any, .feat(.perfectFits), .most, 3),
    Achievement(Recycle.name, "flawless-6", .any, .feat(.flawlessPieces), .most, 6),
    Achievement(Recycle.name, "streak-10", .any, .feat(.streak), .most, 10),
    Achievement(Recycle.name, "pieces-200", .any, .moves, .sum, 200),
  ]

  private static let blackjack = [
    Achievement(Blackjack.name, "win", .any, .feat(.won)),
    Achievement(Blackjack.name, "natural", .any, .feat(.naturals)),
    Achievement(Blackjack.name, "five-cards", .any, .feat(.fiveCards)),
    Achievement(Blackjack.name, "split", .any, .feat(.splitsWon)),
    Achievement(Blackjack.name, "double", .any, .feat(.doublesWon)),
    Achievement(Blackjack.name, "row-3", .any, .feat(.won), .row, 3),
    Achievement(Blackjack.name, "coached-10", .any, .feat(.asCoached), .row, 10),
    Achievement(Blackjack.name, "tables-3", .any, .feat(.tableWon), .kinds, 3),
    Achievement(Blackjack.name, "wins-25", .any, .feat(.won), .sum, 25),
    Achievement(Blackjack.name, "rounds-100", .any, .games, .sum, 100),
  ]

  private static let mirror =
    Mirror.Setup.sizes.map { Mirror.Setup(columns: $0).size }.map {
      Achievement(Mirror.name, $0, .with($0))
    } + [
      Achievement(Mirror.name, "no-hints", .with(Mirror.Hints.none.rawValue)),
      Achievement(Mirror.name, "axes", .with(Mirror.Symmetry.axes.rawValue)),
      Achievement(Mirror.name, "turn", .with(Mirror.Symmetry.turn.rawValue)),
      Achievement(Mirror.name, "own", .with("own")),
      Achievement(Mirror.name, "3x4-under-120", .with("3x4"), .seconds, .least, 120),
      Achievement(Mirror.name, "panels-20", .any, .games, .sum, 20),
    ]

  private static let pet = [
    Achievement(Pet.gameName, "hatch", .any, .feat(.hatched)),
    Achievement(Pet.gameName, "grown", .any, .feat(.grownForms)),
    Achievement(Pet.gameName, "forms-3", .any, .feat(.grownForms), .most, 3),
    Achievement(Pet.gameName, "contest", .any, .feat(.contestsWon), .sum),
    Achievement(Pet.gameName, "contests-10", .any, .feat(.contestsWon), .sum, 10),
    Achievement(Pet.gameName, "week", .any, .feat(.steadyDays), .most, 7),
    Achievement(Pet.gameName, "room", .any, .feat(.room)),
    Achievement(Pet.gameName, "palace", .any, .feat(.room), .most, Pet.largestRoom),
    Achievement(Pet.gameName, "strength-150", .any, .feat(.strength), .most, 150),
    Achievement(Pet.gameName, "egg", .any, .feat(.generation), .most, 2),
  ]
}
