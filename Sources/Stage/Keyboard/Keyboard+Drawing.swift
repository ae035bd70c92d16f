import Drawing
import Geometry

extension Keyboard {
  /// Draws all keys first and then all labels: few draw calls instead of two per key.
  func drawKeys(into list: inout DrawList) {
    var sheet = bounds
    // The lower corners lie outside the window.
    sheet.size.height += Theme.largeRadius
    list.shadow(of: sheet, radius: Theme.largeRadius, elevation: .dialog)
    list.shape(Shape(radius: Theme.largeRadius, fill: tray, grain: Theme.grain), in: sheet)
    let edge = stage?.isHighContrast ?? false ? 1.5 : 0
    for key in keys {
      let face = key.face.offset(by: key.frame.origin)
      if !key.isPressed { list.shadow(of: face, radius: Theme.smallRadius, elevation: .lying) }
      list.shape(
        Shape(
          radius: Theme.smallRadius, fill: fill(key), border: edge, borderColor: palette.ink,
          grain: Theme.grain), in: face)
    }
    if shift == .locked, let key = keys.first(where: { $0.sign == .shift }) {
      let face = key.face.offset(by: key.frame.origin)
      list.shape(
        Shape(radius: 2, fill: palette.accentInk),
        in: Rect(
          center: Point(x: face.midX, y: face.maxY - 7), size: Size(width: 20, height: 4)))
    }
    if let selected { drawRing(selected.face.offset(by: selected.frame.origin), into: &list) }
    for key in keys { drawWords(key, into: &list) }
  }

  /// The colour behind the keys: dark enough for each key to stand out.
  var tray: Color {
    let steps = (1...16).lazy.map {
      self.palette.table.mixed(with: Color(0x0B0D14), Double($0) / 20)
    }
    return steps.first { $0.contrast(with: self.palette.sheet) >= 1.6 } ?? .black
  }

  private func isLoud(_ key: KeyNode) -> Bool {
    key.sign == .done || (key.sign == .shift && shift != .off)
  }

  func ink(_ key: KeyNode) -> Color { isLoud(key) ? palette.accentInk : palette.ink }

  private func fill(_ key: KeyNode) -> Color {
    let rest =
      isLoud(key)
      ? palette.accent
      : key.sign.types ? palette.sheet : palette.sheet.mixed(with: palette.ink, 0.10)
    return key.isPressed ? rest.mixed(with: palette.accent, isLoud(key) ? 0 : 0.35) : rest
  }

  private func drawWords(_ key: KeyNode, into list: inout DrawList) {
    // Large windows have large keys.
    let growth = min(max(key.face.height / 54, 1), 1.25)
    let isWord: Bool = if case .text = key.sign { false } else { true }
    // The marks lie in the upper left corner of their box.
    let isMark = key.sign == .voiced || key.sign == .half
    let size = isMark ? 40.0 : (isWord ? 18 : 25) * growth
    guard let words = key.words(size: size, bold: isWord) else { return }
    var place = key.frame.center - Point(x: words.size.width / 2, y: words.size.height / 2)
    if isMark { place += Point(x: 10, y: 9) }
    list.text(words, at: place, color: ink(key))
  }

  private func drawRing(_ face: Rect, into list: inout DrawList) {
    list.shape(
      Shape(radius: 12, fill: .clear, border: 3, borderColor: Theme.focus),
      in: face.inset(by: -3))
  }

  /// Shows pressed keys enlarged above the finger, which would hide them.
  func drawBubbles(into list: inout DrawList) {
    guard let typesetter = stage?.typesetter else { return }
    for key in bubbles {
      let box = Rect(
        x: min(max(key.frame.minX - 6, 4), bounds.width - key.frame.width - 16),
        y: key.frame.minY - key.frame.height - 4, width: key.frame.width + 12,
        height: key.frame.height + 6)
      list.shadow(of: box, radius: Theme.radius, elevation: .lifted)
      list.shape(Shape(radius: Theme.radius, fill: palette.sheet, grain: Theme.grain), in: box)
      let words = TextLayout(
        key.label, style: TextStyle(size: 36, weight: .bold), using: typesetter)
      list.text(
        words, at: box.center - Point(x: words.size.width / 2, y: words.size.height / 2),
        color: palette.ink)
    }
  }
}
