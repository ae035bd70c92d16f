import Drawing
import Geometry
import Stage

/// A card with one figure, as large as there is room for, a drawing beside or above it, and what it
/// counts.
final class FigureCard: Paper {
  private let art: ArtNode
  private let figure: Label
  private let caption: Label
  private let name: String
  private static let pad = 12.0

  /// `isRed`: in one of the two colours of suits.
  init(_ id: String, name: String, art: String, isRed: Bool, palette: Palette) {
    self.name = name
    self.art = ArtNode(art, elevation: .lying)
    figure = Label(
      "", style: TextStyle(size: 64, weight: .bold, alignment: .center),
      color: isRed ? palette.danger : palette.ink)
    caption = Label(
      name, style: TextStyle(size: 20, alignment: .center), color: palette.ink)
    super.init(id, role: .text, label: name, fill: palette.sheet, radius: Theme.radius)
    add([self.art, figure, caption])
  }

  func show(_ text: String) {
    figure.show(text)
    label = name + ": " + text
    sizeDidChange()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    caption.style.size = size.width < 240 && size.height < 200 ? 16 : 20
    let inner = Rect(
      x: Self.pad, y: Self.pad, width: size.width - 2 * Self.pad,
      height: size.height - 2 * Self.pad)
    if size.width > size.height { placeBeside(inner) } else { placeAbove(inner) }
  }

  /// The drawing and the figure side by side, the words below them.
  private func placeBeside(_ room: Rect) {
    let words = min(room.height * 0.46, caption.size(fitting: room.width).height)
    let high = max(0, room.height - words - 4)
    let side = min(high, room.width * 0.36)
    figure.style.size = min(64, high * 0.8)
    let left = side + 12
    let wide = min(room.width - left, figure.size().width + 4)
    let start = room.minX + (room.width - left - wide) / 2
    art.frame = Rect(x: start, y: room.minY + (high - side) / 2, width: side, height: side)
    figure.frame = Rect(x: start + left, y: room.minY, width: wide, height: high)
    caption.frame = Rect(
      x: room.minX, y: room.maxY - words, width: room.width, height: words)
  }

  /// The drawing above the figure, the words below it.
  private func placeAbove(_ room: Rect) {
    let words = min(room.height * 0.36, caption.size(fitting: room.width).height)
    let free = max(0, room.height - words - 8)
    figure.style.size = min(80, free * 0.34)
    let line = min(free * 0.5, figure.size().height)
    let side = max(0, min(room.width, free - line - 8))
    let top = room.minY + (free - side - line - 8) / 2
    art.frame = Rect(x: room.midX - side / 2, y: top, width: side, height: side)
    figure.frame = Rect(x: room.minX, y: top + side + 8, width: room.width, height: line)
    caption.frame = Rect(
      x: room.minX, y: figure.frame.maxY + 8, width: room.width, height: words)
  }
}
