/// A goal in a game that a player can reach once.
///
/// The progress is one number that a game can change: `progress(after:_:)`.
public struct Achievement: Identifiable, Hashable, Sendable {
  /// Which variants of its game count.
  public enum Scope: Hashable, Sendable {
    /// Every variant.
    case any
    /// The variant of exactly this name.
    case only(String)
    /// Variants with this word between the hyphens of their name.
    case with(String)
    /// All variants except this one.
    case except(String)
  }

  /// What is measured in a game.
  public enum Metric: Hashable, Sendable {
    /// Always 1.
    case games
    /// The result's points, or its moves.
    case points, moves
    /// Whole seconds, as a clock shows them.
    case seconds
    /// A number that the game counts.
    case stat(GameStat)
  }

  /// How the values of several games are combined.
  public enum Aggregation: Hashable, Sendable {
    /// The highest value of a game.
    case most
    /// The lowest value of a game.
    case least
    /// The sum over all games.
    case sum
    /// The number of consecutive games with a value above 0.
    case row
    /// The number of kinds collected: a value is a set of bits, and the different bits are
    /// counted.
    case kinds
  }

  /// The id, such as `game.4x4.under-600`; its meaning never changes.
  public let id: String
  /// The game's name, as its record has it.
  public let game: String
  /// Which variants count.
  public let scope: Scope
  /// What is measured.
  public let metric: Metric
  /// How the values of several games are combined.
  public let aggregation: Aggregation
  /// The number that must be reached.
  public let target: Int

  /// The id is `game.name`; by default the first game reaches it.
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
  /// The progress after a game, where it was `before` (nil at first); nil if the game doesn't
  /// count.
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

  /// Whether this progress reaches the target.
  public func isReached(at progress: Int?) -> Bool {
    guard let progress else { return false }
    return aggregation == .least ? progress <= target : count(at: progress) >= target
  }

  /// Whether this game alone reaches it.
  public func isPassed(by facts: GameFacts) -> Bool {
    isReached(at: progress(after: nil, facts))
  }

  /// The progress as players count it, such as the number of kinds instead of their bits.
  public func count(at progress: Int) -> Int {
    aggregation == .kinds ? progress.nonzeroBitCount : progress
  }

  /// The fraction of the target that is reached, 0 to 1.
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
