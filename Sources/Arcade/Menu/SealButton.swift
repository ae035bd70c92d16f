import Drawing
import Geometry
import Stage

/// A round paper seal with a word below it.
class SealButton: PaperButton {
  private let art: ArtNode
  private let word: Label
  /// The side of a seal with its word.
  static let side = 68.0
  /// Shows the seal alone, where there is no room for the word.
  var isCompact = false { didSet { if isCompact != oldValue { sizeDidChange() } } }

  init(_ id: String, label: String, art name: String, palette: Palette) {
    art = ArtNode(name, elevation: .lying)
    word = Label(
      label, style: TextStyle(size: 18, weight: .bold, alignment: .center),
      color: palette.tableInk)
    super.init(id, label: label, fill: .clear)
    add([art, word])
  }

  /// The space the seal and its word need.
  var fittingSize: Size {
    let words = word.size()
    return Size(
      width: max(Self.side, words.width.rounded(.up) + 4), height: Self.side + 2 + words.height)
  }

  override func sizeDidChange() {
    word.isHidden = isCompact
    let side = isCompact ? size.shortSide : min(Self.side, size.width)
    let top = isCompact ? (size.height - side) / 2 : 0
    art.frame = Rect(x: (size.width - side) / 2, y: top, width: side, height: side)
    word.frame = Rect(
      x: 0, y: side + 2, width: size.width, height: max(0, size.height - side - 2))
  }

  override func draw(into list: inout DrawList, at now: Duration) {}
}
