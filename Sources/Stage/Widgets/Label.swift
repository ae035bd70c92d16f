public import Drawing
public import Geometry

/// Text, laid out once for its size and drawn from then on without measuring.
///
/// It never leaves its frame: where the words in some language, or the size a person reads best,
/// want more room than there is, they are set smaller, down to 16 points, and then cut short.
public final class Label: Node {
  /// How it is to look; it may be shown smaller where the room is small.
  public var style: TextStyle { didSet { if style != oldValue { forget() } } }
  /// Of the glyphs.
  public var color: Color { didSet { if color != oldValue { setNeedsDisplay() } } }
  private var layout: TextLayout?
  /// The size the text is shown at, and whether it had to be cut.
  private var shown = (size: 0.0, isCut: false)
  private var laidOut: (text: String, width: Double) = ("", 0)
  private var fittingSize: Double?
  /// Those it is shown as small as.
  var group: LabelGroup?

  /// Text that grows with `Stage.textScale`; an `id` is only needed where tests or the trace name
  /// it.
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
    guard let typesetter = stage?.typesetter else { return .zero }
    return TextLayout(label, style: wished.leading, width: width, using: typesetter).size
  }

  /// The room this text takes at the smallest size it is ever set in, no wider than `width`.
  public func smallestSize(fitting width: Double = .infinity) -> Size {
    guard let typesetter = stage?.typesetter else { return .zero }
    var style = wished.leading
    style.size = min(style.size, Self.smallest)
    return TextLayout(label, style: style, width: width, using: typesetter).size
  }

  /// The room the text takes as it is shown in its frame, set smaller where it has to be.
  public func shownSize() -> Size { currentLayout()?.size ?? .zero }

  /// The size of the text as it is shown, in points.
  public var shownTextSize: Double {
    _ = currentLayout()
    return shown.size
  }

  /// Whether the end of the text has no room and is left out.
  public var isCut: Bool {
    _ = currentLayout()
    return shown.isCut
  }

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
    guard let typesetter = stage?.typesetter else { return nil }
    layout = fitted(using: typesetter)
    laidOut = (label, size.width)
    return layout
  }

  /// The largest size from the wished one down at which all of it fits the frame, or the smallest.
  var fittingTextSize: Double {
    if let fittingSize { return fittingSize }
    var style = wished
    guard let typesetter = stage?.typesetter else { return style.size }
    let least = min(Self.smallest, style.size)
    while style.size > least, !fits(label, style, typesetter) {
      style.size = max(least, (style.size * 0.94).rounded(.down))
    }
    fittingSize = style.size
    return style.size
  }

  /// At the size that fits, its own and its group's; cut where none does.
  private func fitted(using typesetter: Typesetter) -> TextLayout {
    var style = wished
    style.size = min(fittingTextSize, group?.size ?? .infinity)
    var text = label
    if !fits(text, style, typesetter) { text = cut(style, typesetter) }
    shown = (style.size, text != label)
    return TextLayout(text, style: style, width: size.width, using: typesetter)
  }

  private func fits(_ text: String, _ style: TextStyle, _ typesetter: Typesetter) -> Bool {
    guard size.width > 0 else { return true }
    let layout = TextLayout(text, style: style.leading, width: size.width, using: typesetter)
    // A line alone may be higher than its frame: there is nothing to gain by cutting it.
    let isLow = layout.size.height <= size.height + 4
    return layout.size.width <= size.width + 1
      && (isLow || layout.lineCount == 1 && style.size <= Self.smallest)
  }

  /// As much of the text as fits, and an ellipsis.
  private func cut(_ style: TextStyle, _ typesetter: Typesetter) -> String {
    let characters = Array(label)
    var (low, high) = (0, characters.count)
    func shortened(_ count: Int) -> String {
      String(characters[..<count]).trimmingSuffix { $0 == " " || $0 == "\n" || $0 == "," } + "…"
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(shortened(middle), style, typesetter) { low = middle } else { high = middle - 1 }
    }
    return low > 0 ? shortened(low) : label
  }

  /// Below this nobody could read it.
  private static let smallest = 16.0

  private func forget() {
    fittingSize = nil
    groupDidChange()
    group?.memberDidChange()
  }

  func groupDidChange() {
    layout = nil
    setNeedsDisplay()
  }
}

extension String {
  nonisolated fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isDropped(last) { text.removeLast() }
    return String(text)
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
