import Drawing
import Geometry
import Input

/// The sign at a field's end that brings the on-screen keyboard to somebody who has only a mouse.
final class KeyboardSign: Node {
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
