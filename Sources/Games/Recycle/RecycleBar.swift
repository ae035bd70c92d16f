import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// One player's readouts: time left, score, and the current factor of each item.
final class RecycleBar: Node {
  private let time: Readout?
  private let score: Readout
  private let chips: [FactorChip]
  private let buttons: [Button]
  private let palette: Palette
  private var shownScore = 0
  /// What the score shows while it counts up to what it is.
  private var rolling = Tween(0)
  /// How far it overlaps the table, if the factors don't fit beside the readouts.
  private(set) var overhang = 0.0
  private static let chipRow = 48.0
  private static let chipWidth = 112.0

  /// `buttons`: Back and the others, for the player who has them.
  init(player: Int, hasClock: Bool, palette: Palette, buttons: [Button]) {
    let suffix = player == 0 ? "" : ".\(player + 1)"
    self.buttons = buttons
    self.palette = palette
    time =
      hasClock
      ? Readout("recycle.time" + suffix, caption: tr("Time"), icon: "icon-clock", palette: palette)
      : nil
    score = Readout(
      "recycle.score" + suffix, caption: tr("Points"), icon: "icon-star", palette: palette)
    chips = Recycle.Kind.allCases.map { FactorChip($0, suffix: suffix, palette: palette) }
    super.init("")
    add(chips)
    add([time, score].compactMap { $0 })
    add(buttons)
  }

  /// Updates the numbers; the score is animated when it grows.
  func show(_ game: Recycle, player: Int, latest: [Int]) {
    let side = game.sides[player]
    if let seconds = game.secondsLeft {
      time?.show("\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)")
      time?.fill = seconds <= 10 ? Color(0xFBE3C8) : palette.sheet
    }
    if side.score != shownScore {
      roll(to: side.score)
      shownScore = side.score
    }
    score.show("\(Int(rolling.value(at: now).rounded()))")
    score.label = tr("Points") + ": \(side.score)"
    for chip in chips {
      let own = side.pieces.filter { $0.kind == chip.kind }
      let shown = own.first { latest.contains($0.number) } ?? own.last
      chip.show(shown, count: own.count)
    }
  }

  /// The middle of the score, in its own points.
  var target: Point { score.frame.center }

  /// The score counts up once the points have arrived.
  private func roll(to points: Int) {
    guard let stage, !stage.reducesMotion, points > shownScore else {
      rolling = Tween(Double(points))
      return
    }
    rolling = Tween(
      from: rolling.value(at: now), to: Double(points), start: now + .milliseconds(580),
      length: Theme.slow)
    score.setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    rolling.isRunning(at: now) ? .immediately : .onInput
  }

  override func sizeDidChange() {
    let height = min(size.height - 16, 56)
    let y = (size.height - height) / 2
    let margin = 12.0
    var x = margin
    for button in buttons {
      button.isCompact = true
      button.frame = Rect(x: x, y: y, width: 56, height: height)
      x += 64
    }
    let readouts = [time, score].compactMap { $0 }
    let gap = 12.0
    let chips = 3 * Self.chipWidth + 2 * 8
    // Beside the readouts, or below them, where both rows end at the same edges.
    let room = size.width - x - margin
    let wished = (size.width < 1000 ? 156 : 220) * Double(readouts.count)
    let isOneRow = room - chips - gap >= wished + gap * Double(readouts.count - 1)
    let width =
      isOneRow
      ? wished / Double(readouts.count)
      : (room - gap * Double(readouts.count - 1)) / Double(readouts.count)
    for readout in readouts {
      readout.frame = Rect(x: x, y: y, width: width, height: height)
      x += width + gap
    }
    overhang = isOneRow ? 0 : Self.chipRow
    place(
      isOneRow
        ? Rect(x: size.width - margin - chips, y: y, width: chips, height: height)
        : Rect(
          x: margin, y: size.height, width: size.width - 2 * margin, height: Self.chipRow - 4))
  }

  private func place(_ row: Rect) {
    let width = (row.width - 2 * 8) / 3
    for (index, chip) in chips.enumerated() {
      chip.frame = Rect(
        x: row.minX + Double(index) * (width + 8), y: row.minY, width: width, height: row.height)
    }
  }
}

/// An item's picture and its factor on a small sheet.
final class FactorChip: Paper {
  let kind: Recycle.Kind
  private let picture: ArtNode
  private let factor: Label

  init(_ kind: Recycle.Kind, suffix: String, palette: Palette) {
    self.kind = kind
    picture = ArtNode("recycle-" + kind.rawValue)
    var style = TextStyle(size: 20, weight: .bold, alignment: .center)
    style.tabular = true
    factor = Label("", style: style, color: palette.tableInk)
    super.init(
      "recycle.factor.\(kind.rawValue)\(suffix)", role: .text, label: RecycleWords.name(of: kind),
      fill: palette == .recycle ? Color(0xA6CFE2) : palette.sheet)
    add([picture, factor])
  }

  func show(_ piece: Recycle.Piece?, count: Int) {
    let text = piece.map { RecycleWords.factor($0.pose.size) } ?? "–"
    factor.show(text)
    label = RecycleWords.name(of: kind) + ": " + text
    picture.tint = piece == nil ? Color.white.faded(0.35) : .white
  }

  override func sizeDidChange() {
    // The factor matters most: if there is little room the picture is smaller.
    let side = size.width < 108 ? 22.0 : 38
    picture.frame = Rect(x: 6, y: 5, width: side, height: size.height - 10)
    let left = side + (size.width < 108 ? 7 : 12)
    factor.frame = Rect(x: left, y: 0, width: size.width - left - 2, height: size.height)
  }
}
