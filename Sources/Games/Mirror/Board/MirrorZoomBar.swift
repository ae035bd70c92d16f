import Geometry
import Languages
import Stage

/// The buttons that zoom a puzzle with many pieces.
final class MirrorZoomBar: Node {
  var onIn: () -> Void = {}
  var onOut: () -> Void = {}
  var onWhole: () -> Void = {}
  private let larger, smaller, whole: Button
  /// The height or width it needs.
  static let thickness = 64.0
  private static let side = 56.0
  private static let gap = 8.0

  init(palette: Palette) {
    func button(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("mirror.zoom." + id, label: label, icon: icon, palette: palette)
    }
    larger = button("in", tr("Zoom in"), "icon-plus")
    smaller = button("out", tr("Zoom out"), "icon-minus")
    whole = button("whole", tr("Show all"), "icon-fullscreen")
    super.init("")
    larger.action = { [weak self] in self?.onIn() }
    smaller.action = { [weak self] in self?.onOut() }
    whole.action = { [weak self] in self?.onWhole() }
    for button in buttons { button.isCompact = true }
    add(buttons)
  }

  private var buttons: [Button] { [larger, smaller, whole] }

  /// Enables what is possible.
  func show(canGrow: Bool, canShrink: Bool) {
    larger.isEnabled = canGrow
    smaller.isEnabled = canShrink
    whole.isEnabled = canShrink
  }

  /// A row in the middle, or a column.
  override func sizeDidChange() {
    let isRow = size.width > size.height
    let count = Double(buttons.count)
    let pitch = Self.side + Self.gap
    let length = isRow ? size.width : size.height
    let side = min(Self.side, (length - Self.gap * (count - 1)) / count)
    let start = max(0, (length - pitch * count + Self.gap) / 2).rounded()
    for (index, button) in buttons.enumerated() {
      let place = start + Double(index) * min(pitch, side + Self.gap)
      button.frame =
        isRow
        ? Rect(x: place, y: 0, width: side, height: Self.side)
        : Rect(x: 0, y: place, width: Self.side, height: side)
      button.isCompact = true
    }
  }
}
