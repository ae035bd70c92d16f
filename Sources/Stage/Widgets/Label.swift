public import Drawing
public import Geometry

/// Text, laid out once for its size and drawn from then on without measuring.
public final class Label: Node {
  public var style: TextStyle { didSet { if style != oldValue { forget() } } }
  public var color: Color { didSet { if color != oldValue { setNeedsDisplay() } } }
  private var layout: TextLayout?
  private var laidOut: (text: String, width: Double) = ("", 0)

  public init(_ text: String, style: TextStyle, color: Color = Theme.ink, id: String = "") {
    self.style = style
    self.color = color
    super.init(id, role: .text, label: text)
  }

  /// Shows other text; the frame stays.
  public func show(_ text: String) {
    guard text != label else { return }
    label = text
    forget()
  }

  /// The room this text needs when it may be no wider than `width`.
  public func size(fitting width: Double = .infinity) -> Size {
    guard let typesetter = stage?.powers.typesetter else { return .zero }
    return TextLayout(label, style: style.leading, width: width, using: typesetter).size
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    guard let layout = currentLayout() else { return }
    list.text(layout, at: Point(x: 0, y: (size.height - layout.size.height) / 2), color: color)
  }

  public override func sizeDidChange() { forget() }
  public override func resourcesDidChange() { forget() }

  private func currentLayout() -> TextLayout? {
    if let layout, laidOut == (label, size.width) { return layout }
    guard let typesetter = stage?.powers.typesetter else { return nil }
    layout = TextLayout(label, style: style, width: size.width, using: typesetter)
    laidOut = (label, size.width)
    return layout
  }

  private func forget() {
    layout = nil
    setNeedsDisplay()
  }
}

extension TextStyle {
  /// For measuring: alignment would fill the width.
  nonisolated var leading: TextStyle {
    var style = self
    style.alignment = .leading
    return style
  }
}
