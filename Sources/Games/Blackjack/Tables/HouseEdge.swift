import Rules
import Synchronization

/// The house edge of a table under perfect play; computed once per run and rules.
enum HouseEdge {
  private nonisolated static let known = Mutex<[TableRules: Double]>([:])

  /// A fraction of one bet, negative if the player has the advantage.
  ///
  /// This takes tenths of a second.
  nonisolated static func of(_ rules: TableRules) -> Double {
    if let edge = known.withLock({ $0[rules] }) { return edge }
    let edge = -Odds(rules).roundReturn(shoe: ValueCounts(decks: rules.decks))
    known.withLock { $0[rules] = edge }
    return edge
  }
}

/// Charts of best play; each is computed once per run.
enum PlayCharts {
  private nonisolated static let known = Mutex<[TableRules: PlayChart]>([:])

  /// The chart for these rules.
  ///
  /// This takes tenths of a second.
  nonisolated static func of(_ rules: TableRules) -> PlayChart {
    if let chart = known.withLock({ $0[rules] }) { return chart }
    let chart = PlayChart(rules)
    known.withLock { $0[rules] = chart }
    return chart
  }
}
