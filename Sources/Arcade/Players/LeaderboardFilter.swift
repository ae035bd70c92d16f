import Drawing
import Geometry
import Languages
import Stage

/// The head of a leaderboard: the games as seals, and a line of slips that say which leaderboard is
/// shown; each opens a dialog that changes it.
final class LeaderboardFilter: Node {
  /// What is shown.
  private(set) var choice: LeaderboardChoice
  let games: GameTabs
  private let slips: [(part: LeaderboardChoice.Part, slip: FilterButton)]
  /// Told which other game was chosen.
  var onGame: (String) -> Void = { _ in }
  /// Told when anything else was chosen.
  var onChange: () -> Void = {}
  /// Told which part is to be changed.
  var onOpen: (LeaderboardChoice.Part) -> Void = { _ in }
  private static let gap = 8.0

  init(_ choice: LeaderboardChoice, of games: [GameEntry], palette: Palette) {
    self.choice = choice
    let entries = games.filter { $0.results != nil }
    self.games = GameTabs(
      "results.game", games: entries,
      chosen: entries.firstIndex { $0.id == choice.board.game } ?? 0, palette: palette)
    slips = LeaderboardChoice.Part.allCases.filter(choice.hasChoice).map {
      ($0, FilterButton("results." + $0.rawValue, palette: palette))
    }
    super.init("")
    LabelGroup(slips.map(\.slip.words))
    add(self.games)
    self.games.action = { [weak self] in self?.onGame(entries[$0].id) }
    for (part, slip) in slips {
      add(slip)
      slip.action = { [weak self] in self?.onOpen(part) }
    }
    show()
  }

  /// Changes what is shown.
  func choose(_ part: LeaderboardChoice.Part, group: Int, option: Int) {
    choice.choose(part, group: group, option: option)
    show()
    onChange()
  }

  private func show() {
    for (part, slip) in slips {
      slip.show(choice.captions(of: part))
      slip.allow(part != .variant || !choice.isWhole)
    }
  }

  /// Takes one line of this room, or two if it is too narrow.
  func place(_ room: Rect) {
    let side = room.height < 600 ? 56.0 : 72
    let tabs = games.widths(height: side)
    let least = slips.map(\.slip.leastWidth)
    let wholes = slips.map(\.slip.wholeWidth)
    let gaps = Self.gap * Double(slips.count - 1)
    let line = least.reduce(gaps, +)
    let wholeLine = wholes.reduce(gaps, +)
    let isOne = tabs.least + line + 24 <= room.width
    // The name of the game yields to the slips' words where that makes them whole.
    let kept = tabs.least + wholeLine + 24 <= room.width ? wholeLine : line
    frame = Rect(
      x: room.minX, y: room.minY, width: room.width,
      height: isOne ? side : side + Self.gap + 56)
    let height = isOne ? min(side, 56) : 56
    let own = isOne ? min(tabs.whole, room.width - kept - 24) : min(tabs.whole, room.width)
    games.frame = Rect(
      x: isOne ? 0 : ((room.width - own) / 2).rounded(), y: 0, width: own, height: side)
    let left = isOne ? own + 24 : 0
    // What is left over goes to those that have more to say, the rest to all of them.
    let spare = room.width - left - line
    let lack = wholeLine - line
    let given = lack > 0 ? min(1, max(0, spare / lack)) : 0
    let even = (spare - lack * given) / Double(slips.count)
    // Slips are as wide as their words need or 240; they end at the right edge.
    let widths = zip(least, wholes).map {
      let want = $0 + ($1 - $0) * given
      return isOne ? min(max(want, 240), want + even) : want + even
    }
    var x = room.width - widths.reduce(Self.gap * Double(slips.count - 1), +)
    for ((_, slip), width) in zip(slips, widths) {
      slip.frame = Rect(
        x: x, y: isOne ? (side - height) / 2 : side + Self.gap, width: width, height: height)
      x += width + Self.gap
    }
  }
}

/// A slip of paper with what is chosen and a small arrow: it opens the choice.
final class FilterButton: PaperButton {
  let words: Label
  private let arrow: ArtNode
  private let ink: Color
  private var captions: [String] = [""]
  private static let side = 22.0
  private static let pad = 16.0
  /// The width beside the words.
  private static let rest = side + 2 * pad + 4

  init(_ id: String, palette: Palette) {
    ink = palette.ink
    var style = Theme.button
    style.alignment = .center
    words = Label("", style: style, color: palette.ink)
    arrow = ArtNode("icon-down", tint: palette.signInk)
    super.init(id, label: "", fill: palette.sheet)
    add([words, arrow])
  }

  func allow(_ isAllowed: Bool) {
    isEnabled = isAllowed
    words.color = isAllowed ? ink : ink.faded(0.45)
    arrow.setPose(Pose(opacity: isAllowed ? 1 : 0.45))
  }

  /// Shows the longest of these captions that fits.
  func show(_ captions: [String]) {
    self.captions = captions
    label = captions.first ?? ""
    sizeDidChange()
    setNeedsDisplay()
  }

  /// The width that the shortest caption needs.
  var leastWidth: Double { width(of: captions.last) }
  /// The width that the longest caption needs.
  var wholeWidth: Double { width(of: captions.first) }

  private func width(of caption: String?) -> Double {
    (words.size(of: caption ?? "").width + Self.rest).rounded(.up)
  }

  override func sizeDidChange() {
    let room = size.width - Self.rest
    words.show(captions.first { width(of: $0) <= size.width } ?? captions.last ?? "")
    // One line: where that is too long, it is smaller.
    let line = min(size.height, words.size().height)
    words.frame = Rect(
      x: Self.pad, y: (size.height - line) / 2, width: max(0, room), height: line)
    arrow.frame = Rect(
      x: size.width - Self.pad - Self.side, y: (size.height - Self.side) / 2, width: Self.side,
      height: Self.side)
  }
}
