import Drawing
import Geometry

/// A key.
///
/// The keyboard draws all keys together, so this only lays out its label.
final class KeyNode: Node {
  let sign: KeyAction
  /// Its icon, if it has one instead of a label.
  let icon: ArtNode?
  /// Whether a finger is on it.
  var isPressed = false
  private var line: (text: String, size: Double, layout: TextLayout)?

  init(_ sign: KeyAction, id: String? = nil, icon: String? = nil) {
    self.sign = sign
    self.icon = icon.map { ArtNode($0) }
    super.init(id ?? sign.id, role: .button)
    if let icon = self.icon { add(icon) }
  }

  /// The visible part of the cell, which leaves a gap to its neighbours.
  var face: Rect { bounds.inset(by: 3) }

  override func sizeDidChange() {
    icon?.frame = Rect(center: bounds.center, size: Size(28))
  }
  override func resourcesDidChange() {
    super.resourcesDidChange()
    line = nil
  }

  /// The key's label, laid out once and small enough to fit.
  func words(size: Double, bold: Bool) -> TextLayout? {
    if let line, line.text == label, line.size == size { return line.layout }
    guard icon == nil, let stage else { return nil }
    var style = TextStyle(size: size, weight: bold ? .bold : .medium)
    let typesetter = stage.typesetter
    var layout = TextLayout(label, style: style, using: typesetter)
    let room = face.width - 6
    if layout.size.width > room, room > 0 {
      style.size = max(16, size * room / layout.size.width)
      layout = TextLayout(label, style: style, using: typesetter)
    }
    line = (label, size, layout)
    return layout
  }
}
