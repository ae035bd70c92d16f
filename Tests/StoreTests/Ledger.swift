import Rules
import Store

/// The results that the store should have, in plain arrays.
struct Ledger {
  struct Line: Hashable {
    var id: Int
    var player: String?
    var played: NewResult
  }

  var lines: [Line] = []

  var drafts: [Int] {
    lines.filter { $0.player == nil }.sorted { ($0.played.at, $0.id) < ($1.played.at, $1.id) }
      .map(\.id)
  }

  /// The IDs of a list.
  func list(_ game: String, _ variant: String, _ order: ResultOrder) -> [Int] {
    lines.filter { line in
      line.played.game == game && line.played.variant == variant
        && line.player != nil
    }
    .sorted { Self.key($0, order).lexicographicallyPrecedes(Self.key($1, order)) }.map(\.id)
  }

  private static func key(_ line: Line, _ order: ResultOrder) -> [Int] {
    let played = line.played
    return switch order {
    case .score: [-played.score, played.at, line.id]
    case .time: [played.milliseconds, played.at, line.id]
    case .moves: [played.moves, played.at, line.id]
    case .newest: [-played.at, -line.id]
    }
  }
}

extension SeededGenerator {
  /// A random result with so few possible values that many are equal.
  mutating func result() -> NewResult {
    NewResult(
      game: ["fifteen", "mirror"][below(2)], variant: ["4x4", "5x5"][below(2)],
      score: below(4) * 50,
      moves: below(5), milliseconds: below(6) * 1000, at: 1_700_000_000_000 + below(8),
      record: "{\"seed\":\(below(1000))}")
  }

  mutating func name() -> String { ["Ana", "ana ", "BERTA", "Berta", "太郎", "José"][below(6)] }
}
