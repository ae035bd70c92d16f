import Drawing
import Geometry
import Languages
import Stage
import Store

/// Selects a leaderboard: the game, its variant, the measure and the time span.
final class LeaderboardFilter: Node {
  private let board: LeaderboardDescription
  let games: SegmentedChoice
  private var parts: [SegmentedChoice] = []
  private let measures: SegmentedChoice
  private let spans: SegmentedChoice
  private let scroll: ScrollNode
  private var isColumn = true
  /// The options of the leaderboards that have results.
  private let filled: [[Int]]
  /// Told which other game was chosen.
  var onGame: (String) -> Void = { _ in }
  /// Told when anything else was chosen.
  var onChange: () -> Void = {}
  private static let gap = 12.0

  /// `filled`: the options of the boards that somebody stands in.
  init(
    _ board: LeaderboardDescription, of games: [GameEntry], variant: String?, order: Int,
    span: Period,
    filled: [[Int]],
    palette: Palette
  ) {
    self.board = board
    self.filled = filled
    let entries = games.filter { $0.results != nil }
    self.games = SegmentedChoice(
      "results.game", label: tr("Game"),
      options: entries.map { .init($0.id, label: $0.title(), art: $0.poster) },
      chosen: entries.firstIndex { $0.id == board.game } ?? 0, palette: palette)
    measures = SegmentedChoice(
      "results.order", label: tr("Order"),
      options: board.measures.map { .init($0.id, label: board.title(of: $0)) },
      chosen: min(order, board.measures.count - 1), palette: palette)
    spans = SegmentedChoice(
      "results.span", label: tr("Time"),
      options: Period.allCases.map { .init($0.id, label: $0.title) },
      chosen: Period.allCases.firstIndex(of: span) ?? 0, palette: palette)
    scroll = ScrollNode("results.filter", palette: palette)
    super.init("")
    let options = variant.map(board.options(of:)) ?? board.parts.map { _ in 0 }
    parts = zip(board.parts, options).map { part, option in
      SegmentedChoice(
        "results." + part.id, label: part.label,
        options: part.options.map { .init($0.id, label: $0.label) }, chosen: option,
        palette: palette)
    }
    measures.isHidden = board.measures.count < 2
    add(scroll)
    scroll.content.add(all)
    self.games.action = { [weak self] in self?.onGame(entries[$0].id) }
    for choice in parts + [measures, spans] {
      choice.action = { [weak self] _ in self?.changed() }
    }
    mark()
  }

  private func changed() {
    mark()
    onChange()
  }

  private var all: [SegmentedChoice] { [games] + parts + [measures, spans] }

  /// The selected option of each part.
  var chosen: [Int] { parts.map(\.chosen) }
  /// The index of the selected measure.
  var order: Int { measures.chosen }
  var span: Period { Period.allCases[spans.chosen] }
  var variant: String { board.variant(chosen) }

  /// Dims what doesn't apply to a total over all variants.
  ///
  /// A dot marks an option if, with the selections above it, it leads to a leaderboard that has
  /// results.
  private func mark() {
    let isWhole = board.isWhole(board.measures[order])
    for (index, part) in parts.enumerated() {
      part.isEnabled = !isWhole
      let here = filled.filter { $0.prefix(index) == chosen.prefix(index) }
      part.setMarks(Set(here.map { $0[index] }))
    }
  }

  /// Takes at most this space: one choice below the other, or as many side by side as fit.
  func place(_ room: Rect, isColumn: Bool) {
    self.isColumn = isColumn
    let width = room.width - 16
    let shown = all.filter { !$0.isHidden }
    let rows = isColumn ? shown.map { [$0] } : Self.rows(shown, width: width)
    var y = 4.0
    for row in rows { y = Self.place(row, y: y, width: width) + Self.gap }
    let height = isColumn ? room.height : min(room.height, y)
    frame = Rect(x: room.minX, y: room.minY, width: room.width, height: height)
    scroll.place(bounds, contentHeight: y)
  }

  private static func rows(_ choices: [SegmentedChoice], width: Double) -> [[SegmentedChoice]] {
    var rows: [[SegmentedChoice]] = []
    var left = 0.0
    for choice in choices {
      let wanted = choice.minimumWidth
      if rows.isEmpty || wanted > left {
        rows.append([])
        left = width
      }
      rows[rows.count - 1].append(choice)
      left -= wanted + gap
    }
    return rows
  }

  private static func place(_ row: [SegmentedChoice], y: Double, width: Double) -> Double {
    let least = row.reduce(gap * Double(row.count - 1)) { $0 + $1.minimumWidth }
    let spare = max(0, (width - least) / Double(row.count))
    var (x, bottom) = (8.0, y)
    for choice in row {
      let own = min(width, choice.minimumWidth + spare)
      choice.frame = Rect(
        x: x, y: y, width: own, height: max(56, choice.fittingSize(width: own).height))
      x += own + gap
      bottom = max(bottom, choice.frame.maxY)
    }
    return bottom
  }
}
