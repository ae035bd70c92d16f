import Arcade
import Rules
import Synchronization

/// What a table keeps of a bet under perfect play, computed once while the program runs.
enum HouseEdge {
  private nonisolated static let known = Mutex<[Table: Double]>([:])

  /// A part of one bet, below zero where the player is ahead.
  ///
  /// It takes tenths of a second.
  nonisolated static func of(_ table: Table) -> Double {
    if let edge = known.withLock({ $0[table] }) { return edge }
    let edge = -Blackjack.expectation(Blackjack.Setup(table: table))
    known.withLock { $0[table] = edge }
    return edge
  }
}
