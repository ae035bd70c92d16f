import Geometry
import Languages
import Stage

/// The gallery's text fields (empty, with text, full, disabled) and its toasts.
final class TextSection: Node {
  private var fields: [TextField] = []
  private var buttons: [Button] = []
  private static let gap = 16.0

  init(palette: Palette = .paper) {
    super.init("")
    let name = TextField(
      "gallery.text.name", label: tr("Your name"), placeholder: tr("Your name"), palette: palette
    ) { [weak self] in self?.greet($0) }
    let written = TextField(
      "gallery.text.written", label: tr("A saved name"), text: "José Ñandú 日本",
      palette: palette)
    let long = TextField(
      "gallery.text.long", label: tr("A long line"),
      text: tr("This line is longer than its field and moves with the caret."), limit: 200,
      palette: palette)
    let off = TextField(
      "gallery.text.off", label: tr("Switched off"), text: tr("Switched off"), palette: palette)
    off.isEnabled = false
    fields = [name, written, long, off]
    let one = Button(
      "gallery.text.toast", label: tr("A toast"), icon: "icon-check", palette: palette.onSheet
    ) { [weak self] in
      self?.stage?.toast(tr("This is a toast. It disappears by itself."), icon: "icon-check")
    }
    let three = Button("gallery.text.toasts", label: tr("Three toasts"), palette: palette.onSheet) {
      [weak self] in
      for number in 1...3 { self?.stage?.toast(tr("Toast {n}", ["n": "\(number)"])) }
    }
    buttons = [one, three]
    add(fields)
    add(buttons)
  }

  private func greet(_ name: String) {
    stage?.toast(tr("Hello, {name}!", ["name": name]), icon: "icon-star")
  }

  /// The height it needs at a width.
  func height(fitting width: Double) -> Double {
    Double((fields.count + columns(width) - 1) / columns(width)) * (TextField.height + Self.gap)
      + 56
  }
  private func columns(_ width: Double) -> Int { width < 640 ? 1 : 2 }

  override func sizeDidChange() {
    let columns = columns(size.width)
    let width = (size.width - Self.gap * Double(columns - 1)) / Double(columns)
    for (index, field) in fields.enumerated() {
      field.frame = Rect(
        x: Double(index % columns) * (width + Self.gap),
        y: Double(index / columns) * (TextField.height + Self.gap), width: width,
        height: TextField.height)
    }
    let room = (size.width - Self.gap) / 2
    let fits = buttons.allSatisfy { $0.fittingSize.width <= room }
    var x = 0.0
    for button in buttons {
      let width = fits ? button.fittingSize.width : room
      button.frame = Rect(x: x, y: size.height - 56, width: width, height: 56)
      x += width + Self.gap
    }
  }
}
