import Languages
import Store

/// Which leaderboard of a game is shown: the variant, the measure and the time span.
struct LeaderboardChoice {
  /// What a dialog changes.
  enum Part: String, CaseIterable { case variant, order, span }

  /// A few options, one of which is chosen.
  struct Group {
    /// The beginning of the options' ids, and the title above them.
    var id, label: String
    var options: [(id: String, label: String)]
    var chosen: Int
    /// A sign for each option; empty if they have none.
    var icons: [String] = []
    /// The options that lead to a leaderboard with results.
    var marks: Set<Int> = []
    /// Draws the options; nil if they are words.
    var card: LeaderboardDescription.Part.CardMaker?
  }

  let board: LeaderboardDescription
  /// The chosen option of each part of the variant.
  var options: [Int]
  /// The index of the measure.
  var order: Int
  var span: Period
  /// The options of the leaderboards that have results.
  let filled: [[Int]]

  var variant: String { board.variant(options) }
  var measure: Measure { board.measures[order] }
  /// Whether all variants count together.
  var isWhole: Bool { board.isWhole(measure) }

  /// Whether there is anything to choose.
  func hasChoice(_ part: Part) -> Bool {
    switch part {
    case .variant: board.parts.contains { $0.options.count > 1 }
    case .order: board.measures.count > 1
    case .span: true
    }
  }

  /// What is chosen, from the most to the fewest words.
  func captions(of part: Part) -> [String] {
    switch part {
    case .variant:
      let words = board.captions(for: options)
      return words.indices.reversed().map { words[...$0].joined(separator: " · ") }
    case .order: return [board.title(of: measure)]
    case .span: return [span.title]
    }
  }

  func groups(of part: Part) -> [Group] {
    switch part {
    case .variant:
      return board.parts.enumerated().map { index, part in
        // A dot: with the options above it, it leads to a leaderboard with results.
        let here = filled.filter { $0.prefix(index) == options.prefix(index) }
        return Group(
          id: "results." + part.id, label: part.label, options: part.options,
          chosen: options[index], marks: Set(here.map { $0[index] }), card: part.card)
      }
    case .order:
      let options = board.measures.map { ($0.id, board.title(of: $0)) }
      return [
        Group(
          id: "results.order", label: tr("Ranked by"), options: options, chosen: order,
          icons: board.measures.map(\.icon))
      ]
    case .span:
      let options = Period.allCases.map { ($0.id, $0.title) }
      let chosen = Period.allCases.firstIndex(of: span) ?? 0
      return [
        Group(
          id: "results.span", label: tr("Period"), options: options, chosen: chosen,
          icons: Period.allCases.map(\.icon))
      ]
    }
  }

  /// Chooses an option of one of the groups of a part.
  mutating func choose(_ part: Part, group: Int, option: Int) {
    switch part {
    case .variant: options[group] = option
    case .order: order = option
    case .span: span = Period.allCases[option]
    }
  }
}
