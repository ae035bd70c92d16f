import Rules
import Store

/// What the order of rounds tells: streaks, and what was won in one sitting.
nonisolated struct RoundStreaks: Hashable {
  /// The pause that separates two sessions, in milliseconds.
  static let pause = 30 * 60 * 1000
  /// The most rounds in a row that one player won.
  ///
  /// Draws neither end a streak nor count.
  private(set) var won = 0
  /// The most rounds in a row that one player lost.
  private(set) var lost = 0
  /// The most that one player won by the end of a session at casino tables, in half chips; nil
  /// without one.
  private(set) var bestSession: Int?

  /// `lines`: rounds of any players in any order.
  init(_ lines: [ResultLine]) {
    var players: [Player.ID: State] = [:]
    for line in lines.sorted(by: { ($0.at, $0.id) < ($1.at, $1.id) }) {
      var state = players[line.playerID] ?? State()
      state.add(line)
      players[line.playerID] = state
      won = max(won, state.won)
      lost = max(lost, state.lost)
    }
    bestSession = players.values.compactMap(\.best).max()
  }

  private struct State {
    var won = 0
    var lost = 0
    var halves: Int?
    var ended: Int?
    private var last = 0

    /// The best of all sessions, the current one included.
    var best: Int? { [halves, ended].compactMap { $0 }.max() }

    mutating func add(_ line: ResultLine) {
      if line.score > 0 { (won, lost) = (won + 1, 0) }
      if line.score < 0 { (won, lost) = (0, lost + 1) }
      guard line.variant != Table.source.rawValue else { return }
      if line.at - last > RoundStreaks.pause, let halves {
        ended = max(ended ?? halves, halves)
        self.halves = nil
      }
      last = line.at
      halves = (halves ?? 0) + line.score
    }
  }
}
