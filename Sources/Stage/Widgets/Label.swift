public import Drawing
public import Geometry

/// Text, laid out once for its size and drawn from then on without measuring.
///
/// It never leaves its frame: where the words in some language, or the size a person reads best,
/// want more room than there is, they are set smaller.
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

  /// The room this text would like when it may be no wider than `width`.
  public func size(fitting width: Double = .infinity) -> Size {
    guard let typesetter = stage?.powers.typesetter else { return .zero }
    return TextLayout(label, style: wished.leading, width: width, using: typesetter).size
  }

  /// The room the text takes as it is shown in its frame, set smaller where it has to be.
  public func shownSize() -> Size { currentLayout()?.size ?? .zero }

  /// The style at the size the person reads best.
  private var wished: TextStyle {
    var style = style
    style.size *= stage?.textScale ?? 1
    return style
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
    layout = fitted(using: typesetter)
    laidOut = (label, size.width)
    return layout
  }

  /// The largest size from the wished one down that fits the frame.
  private func fitted(using typesetter: Typesetter) -> TextLayout {
    var style = wished
    while true {
      let layout = TextLayout(label, style: style, width: size.width, using: typesetter)
      let wide = TextLayout(label, style: style.leading, width: size.width, using: typesetter)
      let fits =
        size.width <= 0
        || wide.size.width <= size.width + 1 && layout.size.height <= size.height + 4
      if fits || style.size <= Self.smallest { return layout }
      style.size = max(Self.smallest, (style.size * 0.94).rounded(.down))
    }
  }

  /// Below this nobody could read it.
  private static let smallest = 12.0

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
