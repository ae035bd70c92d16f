import Geometry
import Input

/// The icon at a field's end that opens the on-screen keyboard with the mouse.
final class KeyboardIcon: Node {
  static let side = 48.0
  private let icon: ArtNode

  init(palette: Palette) {
    icon = ArtNode("icon-keyboard", tint: palette.accent)
    super.init("keyboard.open", role: .button)
    isHidden = true
    add(icon)
    recognizers = [
      TapRecognizer(action: { [weak self] _ in self?.stage?.openKeyboard(isMovedByKeys: false) })
    ]
  }

  override func sizeDidChange() { icon.frame = Rect(center: bounds.center, size: Size(28)) }
}
