import Languages
import Rules
import Store

/// Which rounds the history shows.
nonisolated struct HistoryFilter: Hashable {
  /// Only this player's; nil for all.
  var player: Player.ID?
  /// Only those at this table; nil for all.
  var table: Table?
  /// Only those with this result; nil for all.
  var outcome: Outcome?

  var isEmpty: Bool { self == Self() }

  func fits(_ line: ResultLine) -> Bool {
    (player.map { $0 == line.playerID } ?? true)
      && (table.map { $0.rawValue == line.variant } ?? true)
      && (outcome.map { $0 == Self.outcome(ofScore: line.score) } ?? true)
  }

  /// `score`: what the round won.
  static func outcome(ofScore score: Int) -> Outcome {
    score > 0 ? .won : score < 0 ? .lost : .drawn
  }
}

extension HistoryFilter {
  /// One way to filter: what is chosen, and what can be.
  struct Choice {
    var id, label: String
    var picture: Picture
    var apply: (inout HistoryFilter) -> Void
  }

  /// What a choice shows.
  enum Picture {
    case faces([Avatar])
    /// A drawing of `Art`.
    case art(String)
  }

  static func word(for outcome: Outcome) -> String {
    switch outcome {
    case .won: tr("Won")
    case .drawn: tr("Drawn")
    case .lost: tr("Lost")
    }
  }

  /// One choice for each player, and one for all.
  static func choices(of players: [Player]) -> [Choice] {
    let some = Picture.faces(players.prefix(3).map(\.avatar))
    return [Choice(id: "all", label: tr("All players"), picture: some) { $0.player = nil }]
      + players.map { player in
        Choice(id: "\(player.id)", label: player.name, picture: .faces([player.avatar])) {
          $0.player = player.id
        }
      }
  }

  static var tables: [Choice] {
    let logo = Picture.art("blackjack-logo")
    return [Choice(id: "all", label: tr("All tables"), picture: logo) { $0.table = nil }]
      + Table.allCases.map { table in
        let drawing = Picture.art("blackjack-table-" + table.rawValue)
        return Choice(
          id: table.rawValue, label: BlackjackWords.name(of: table), picture: drawing
        ) { $0.table = table }
      }
  }

  static var outcomes: [Choice] {
    let logo = Picture.art("blackjack-logo")
    let results = [
      ("won", Outcome.won, "win"), ("drawn", .drawn, "push"), ("lost", .lost, "lose"),
    ]
    return [Choice(id: "all", label: tr("All results"), picture: logo) { $0.outcome = nil }]
      + results.map { id, outcome, art in
        Choice(
          id: id, label: word(for: outcome), picture: .art("blackjack-result-" + art)
        ) { $0.outcome = outcome }
      }
  }
}
