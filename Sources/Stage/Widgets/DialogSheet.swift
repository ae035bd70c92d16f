import Drawing
public import Geometry

/// The sheet of a dialog: a title, a text or other content, and one to three buttons below.
///
/// A dialog scene puts it over the blurred scene beneath, calls `place` from its layout and
/// `appear` when it is shown. In a low window the part above the buttons scrolls.
public final class DialogSheet: Paper {
  /// From left to right, or from the top if the sheet is narrow.
  public let buttons: [Button]
  private let title: Label
  private let body: Node
  private let bodyHeight: (Double) -> Double
  private let widest: Double
  private let scroll: ScrollNode

  /// `body` comes with a function for its height at a width; `widest` is the sheet's width if the
  /// window has room.
  public init(
    _ id: String = "dialog", title: String, body: Node, widest: Double = 480,
    palette: Palette = .paper, buttons: [Button], bodyHeight: @escaping (Double) -> Double
  ) {
    self.body = body
    self.bodyHeight = bodyHeight
    self.buttons = buttons
    self.widest = widest
    self.title = Label(
      title, style: TextStyle(size: 30, weight: .bold, alignment: .center), color: palette.ink)
    var onSheet = palette
    onSheet.tableInk = palette.ink
    scroll = ScrollNode(palette: onSheet)
    super.init(
      id, role: .dialog, label: title, fill: palette.sheet, radius: Theme.largeRadius,
      elevation: .dialog)
    scroll.content.add([self.title, body])
    add(scroll)
    add(buttons)
  }

  /// A dialog with a short text.
  public convenience init(
    _ id: String = "dialog", title: String, text: String, palette: Palette = .paper,
    buttons: [Button]
  ) {
    var style = Theme.body
    style.alignment = .center
    let words = Label(text, style: style, color: palette.ink)
    self.init(
      id, title: title, body: words, palette: palette, buttons: buttons,
      bodyHeight: { words.size(fitting: $0).height })
  }

  /// Animates from a scale of 1.3 to 1 in 0.4 s, and focuses the first button.
  public func appear() {
    stage?.setFocus(buttons.first)
    stage?.audio.play(.open)
    animate(from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
  }

  /// Places the sheet in the middle of the window.
  public func place(in bounds: Rect) {
    // Prefer a wider sheet to buttons in a column.
    let row = min(rowWidth() + 64, 720)
    let width = min(max(widest, row), bounds.width - 32)
    let pad = width < 420 ? 24.0 : 32
    let inner = width - 2 * pad
    let heading = title.size(fitting: inner).height
    let gap = heading > 0 ? 12.0 : 0
    let foot = footHeight(inner)
    let words = bodyHeight(inner)
    let wanted = pad + heading + gap + words + 28 + foot + pad
    let height = min(wanted, bounds.height - 32)
    frame = Rect(center: bounds.center, size: Size(width: width, height: height))
    let inset = Theme.unit
    scroll.place(
      Rect(
        x: inset, y: inset, width: width - 2 * inset,
        height: max(0, height - foot - pad - inset - 16)),
      contentHeight: pad - inset + heading + gap + words + 12)
    title.frame = Rect(x: pad - inset, y: pad - inset, width: inner, height: heading)
    body.frame = Rect(
      x: pad - inset, y: pad - inset + heading + gap, width: inner, height: words)
    placeButtons(in: Rect(x: pad, y: height - pad - foot, width: inner, height: foot))
  }

  private static let gap = 16.0
  private func rowWidth() -> Double {
    buttons.reduce(Self.gap * Double(max(0, buttons.count - 1))) { $0 + $1.fittingSize.width }
  }

  private func footHeight(_ inner: Double) -> Double {
    let height = buttons.map(\.fittingSize.height).max() ?? 0
    guard rowWidth() > inner else { return height }
    return Double(buttons.count) * (height + 8) - 8
  }

  private func placeButtons(in room: Rect) {
    let row = rowWidth()
    guard row <= room.width else {
      let height = (room.height + 8) / Double(max(1, buttons.count)) - 8
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: room.minX, y: room.minY + Double(index) * (height + 8), width: room.width,
          height: height)
      }
      return
    }
    var x = room.midX - row / 2
    for button in buttons {
      let width = button.fittingSize.width
      button.frame = Rect(x: x, y: room.minY, width: width, height: room.height)
      x += width + Self.gap
    }
  }
}
