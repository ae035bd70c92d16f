import Arcade
import Rules
import Synchronization

/// The house edge of a table under perfect play; computed once per run.
enum HouseEdge {
  private nonisolated static let known = Mutex<[Table: Double]>([:])

  /// A fraction of one bet, negative if the player has the advantage.
  ///
  /// This takes tenths of a second.
  nonisolated static func of(_ table: Table) -> Double {
    if let edge = known.withLock({ $0[table] }) { return edge }
    let edge = -Blackjack.expectation(Blackjack.Setup(table: table))
    known.withLock { $0[table] = edge }
    return edge
  }
}
