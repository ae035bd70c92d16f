import Arcade
import Drawing
import Geometry
import Languages
import Stage

/// One slip of paper with the time and the moves, and a note on the moves.
final class ReadoutCard: Paper {
  private let time, moves: ReadoutLine

  /// `scene`: the prefix of the ids.
  init(_ scene: String, palette: Palette) {
    time = ReadoutLine(scene + ".time", caption: tr("Time"), icon: "icon-clock", palette: palette)
    moves = ReadoutLine(
      scene + ".moves", caption: tr("Moves"), icon: "icon-moves", note: scene + ".par",
      palette: palette)
    super.init("", fill: palette.sheet)
    add([time, moves])
  }

  func show(milliseconds: Int, moves count: Int) {
    time.show(PlayClock.text(milliseconds: milliseconds))
    moves.show("\(count)")
  }

  func show(note: String) { moves.show(note: note) }

  /// The height that a slip of this width needs.
  static func height(_ width: Double, isLow: Bool = false) -> Double {
    2 * (isLow ? 40 : 52) + ReadoutLine.noteHeight(width) + 12
  }

  /// Wide slips have both in one row.
  override func sizeDidChange() {
    let isRow = size.width > 420
    (time.isRow, moves.isRow) = (isRow, isRow)
    if isRow {
      let half = size.width * 0.42
      time.frame = Rect(x: 0, y: 0, width: half, height: size.height)
      moves.frame = Rect(x: half, y: 0, width: size.width - half, height: size.height)
    } else {
      let foot = ReadoutLine.noteHeight(size.width)
      let line = min(52, (size.height - foot - 12) / 2)
      time.frame = Rect(x: 0, y: 4, width: size.width, height: line)
      moves.frame = Rect(x: 0, y: 4 + line, width: size.width, height: line + foot)
    }
  }
}

/// An icon and a number whose digits don't shift as it changes, with an optional note below.
private final class ReadoutLine: Node {
  /// Whether the note is right of the number, rather than below it.
  var isRow = false { didSet { if isRow != oldValue { sizeDidChange() } } }
  private let icon: ArtNode
  private let value: Label
  private let note: Label
  private let name: String

  init(
    _ id: String, caption text: String, icon name: String, note: String = "", palette: Palette
  ) {
    self.name = text
    icon = ArtNode(name, tint: palette.signInk)
    var style = TextStyle(size: 30, weight: .bold)
    style.tabular = true
    value = Label("", style: style, color: palette.ink)
    self.note = Label("", style: Theme.caption, color: palette.quietInk, id: note)
    super.init(id, role: .text, label: text)
    self.note.isHidden = true
    add([icon, value, self.note])
  }

  /// Notes such as "At most 40 moves to go" take three lines on a narrow slip.
  static func noteHeight(_ width: Double) -> Double { width < 180 ? 62 : 44 }

  func show(_ text: String) {
    value.show(text)
    label = trPair(name, text)
  }

  func show(note text: String) {
    guard note.label != text else { return }
    note.show(text)
    note.isHidden = text.isEmpty
    sizeDidChange()
  }

  override func sizeDidChange() {
    if isRow { return placeInOneRow() }
    let foot = note.id.isEmpty ? 0 : Self.noteHeight(size.width)
    let line = size.height - foot
    icon.frame = Rect(x: 14, y: (line - 28) / 2, width: 28, height: 28)
    value.frame = Rect(x: 52, y: 0, width: size.width - 60, height: line)
    note.frame = Rect(x: 14, y: line - 2, width: size.width - 22, height: foot)
  }

  private func placeInOneRow() {
    let isNarrow = size.width < 300
    let left = isNarrow ? 14.0 : 24
    let wide = isNarrow ? 84.0 : 130
    icon.frame = Rect(x: left, y: (size.height - 28) / 2, width: 28, height: 28)
    value.frame = Rect(x: left + 38, y: 0, width: wide, height: size.height)
    let start = value.frame.maxX + 4
    note.frame = Rect(x: start, y: 4, width: size.width - start - 10, height: size.height - 8)
  }
}
