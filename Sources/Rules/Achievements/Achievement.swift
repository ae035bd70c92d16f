/// Something to be reached in a game, once for each player: a challenge of the sliding puzzle, a medal
/// of another game.
///
/// How near somebody is, is one number that each game may change: `progress(after:_:)`.
public struct Achievement: Identifiable, Hashable, Sendable {
  /// Which variants of its game count.
  public enum Scope: Hashable, Sendable {
    /// Every variant.
    case any
    /// The variant of exactly this name.
    case only(String)
    /// Those with this word between the dashes of their name.
    case with(String)
    /// All but the one of this name.
    case except(String)
  }

  /// What is looked at in a game.
  public enum Metric: Hashable, Sendable {
    /// 1 for each.
    case games
    /// The result's points, or its moves.
    case points, moves
    /// Whole seconds, as a clock shows them.
    case seconds
    /// A number that the game itself counts.
    case stat(GameStat)
  }

  /// How games come together.
  public enum Aggregation: Hashable, Sendable {
    /// The highest metric of one game.
    case most
    /// The lowest metric of one game.
    case least
    /// The figures of all games added.
    case sum
    /// Games in a row with a metric above 0.
    case row
    /// Kinds collected: a metric is a set of bits, and how many there are counts.
    case kinds
  }

  /// Never changes its meaning, such as `game.4x4.under-600`.
  public let id: String
  /// The game's name, as its record has it.
  public let game: String
  /// Which variants count.
  public let scope: Scope
  /// What is looked at.
  public let metric: Metric
  /// How games come together.
  public let aggregation: Aggregation
  /// Where it is reached, the number itself included.
  public let target: Int

  /// Named `game.name`; by default it is reached with the first game.
  public init(
    _ game: String, _ name: String, _ scope: Scope = .any, _ metric: Metric = .games,
    _ aggregation: Aggregation = .most, _ target: Int = 1
  ) {
    id = "\(game).\(name)"
    self.game = game
    self.scope = scope
    self.metric = metric
    self.aggregation = aggregation
    self.target = target
  }
}

extension Achievement {
  /// The number after a game, where it was `before` (nil in the beginning); nil where the game says
  /// nothing to it.
  public func progress(after before: Int?, _ facts: GameFacts) -> Int? {
    guard facts.isRanked, facts.game == game, covers(facts.variant), let new = metric(of: facts)
    else { return before }
    return switch aggregation {
    case .most: max(before ?? 0, new)
    case .least: min(before ?? new, new)
    case .sum: (before ?? 0) + new
    // Once reached it stays reached.
    case .row: new > 0 ? (before ?? 0) + 1 : isReached(at: before) ? before : 0
    case .kinds: (before ?? 0) | new
    }
  }

  /// Whether the number is far enough.
  public func isReached(at progress: Int?) -> Bool {
    guard let progress else { return false }
    return aggregation == .least ? progress <= target : count(at: progress) >= target
  }

  /// Whether this game alone reaches it.
  public func isPassed(by facts: GameFacts) -> Bool {
    isReached(at: progress(after: nil, facts))
  }

  /// The number as people count it, such as kinds instead of their bits.
  public func count(at progress: Int) -> Int {
    aggregation == .kinds ? progress.nonzeroBitCount : progress
  }

  /// How much of the aggregation is done, 0 to 1.
  public func share(at progress: Int?) -> Double {
    guard let progress else { return 0 }
    guard !isReached(at: progress) else { return 1 }
    return aggregation == .least
      ? Double(target) / Double(max(1, progress))
      : Double(max(0, count(at: progress))) / Double(target)
  }

  private func covers(_ variant: String) -> Bool {
    switch scope {
    case .any: true
    case .only(let name): variant == name
    case .with(let word): variant.split(separator: "-").contains { $0 == word }
    case .except(let name): variant != name
    }
  }

  private func metric(of facts: GameFacts) -> Int? {
    switch metric {
    case .games: 1
    case .points: facts.score
    case .moves: facts.moves
    case .seconds: facts.milliseconds / 1000
    case .stat(let stat): facts.gameStats[stat]
    }
  }
}
