import Drawing
import Geometry
import Languages
import Stage
import Store

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
    let wants = slips.map(\.slip.leastWidth)
    let line = wants.reduce(Self.gap * Double(slips.count - 1), +)
    let isOne = tabs.least + line + 24 <= room.width
    frame = Rect(
      x: room.minX, y: room.minY, width: room.width,
      height: isOne ? side : side + Self.gap + 56)
    let height = isOne ? min(side, 56) : 56
    let own = isOne ? min(tabs.whole, room.width - line - 24) : min(tabs.whole, room.width)
    games.frame = Rect(
      x: isOne ? 0 : ((room.width - own) / 2).rounded(), y: 0, width: own, height: side)
    let left = isOne ? own + 24 : 0
    let spare = (room.width - left - line) / Double(slips.count)
    // Slips are as wide as their words need and no wider than 240; they end at the right edge.
    let widths = wants.map { isOne ? min(max($0, 240), $0 + spare) : $0 + spare }
    var x = room.width - widths.reduce(Self.gap * Double(slips.count - 1), +)
    for ((_, slip), width) in zip(slips, widths) {
      slip.frame = Rect(
        x: x, y: isOne ? (side - height) / 2 : side + Self.gap, width: width, height: height)
      x += width + Self.gap
    }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    if size.width > 0 { place(frame) }
  }
}

/// A slip of paper with what is chosen and a small arrow: it opens the choice.
final class FilterButton: PaperButton {
  private let words: Label
  private let arrow: ArtNode
  private let ink: Color
  private var captions: [String] = [""]
  private static let side = 22.0
  private static let pad = 16.0

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
  var leastWidth: Double {
    words.show(captions.last ?? "")
    return (words.size().width + Self.side + 2 * Self.pad + 8).rounded(.up)
  }

  override func sizeDidChange() {
    let room = size.width - Self.side - 2 * Self.pad - 8
    for caption in captions {
      words.show(caption)
      if words.size().width <= room { break }
    }
    words.frame = Rect(x: Self.pad, y: 0, width: max(0, room), height: size.height)
    arrow.frame = Rect(
      x: size.width - Self.pad - Self.side, y: (size.height - Self.side) / 2, width: Self.side,
      height: Self.side)
  }
}
