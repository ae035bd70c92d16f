public import Drawing
public import Geometry

/// Text, laid out once for its size and then drawn without measuring.
///
/// It never leaves its frame: if the text in some language or text size needs more room, it is
/// made smaller, down to 16 points, and then cut short.
public final class Label: Node {
  /// The intended style; the text may be shown smaller.
  public var style: TextStyle { didSet { if style != oldValue { invalidate() } } }
  /// Whether large text is made smaller, down to its normal size, before it takes a second line, and a single word
  /// down to 16 points before it breaks.
  public var prefersOneLine = false { didSet { if prefersOneLine != oldValue { invalidate() } } }
  /// The colour of the text.
  public var color: Color { didSet { if color != oldValue { setNeedsDisplay() } } }
  private var layout: TextLayout?
  /// The size the text is shown at, and whether it had to be cut.
  private var shown = (size: 0.0, isCut: false)
  private var laidOut: (text: String, width: Double) = ("", 0)
  private var fittingSize: Double?
  /// The labels that share its text size.
  var group: LabelGroup?

  /// Text that scales with `Stage.textScale`; it needs an `id` only if tests or the trace use it.
  public init(_ text: String, style: TextStyle, color: Color = Theme.ink, id: String = "") {
    self.style = style
    self.color = color
    super.init(id, role: .text, label: text)
  }

  /// Changes the text; the frame stays.
  public func show(_ text: String) {
    guard text != label else { return }
    label = text
    invalidate()
  }

  /// The size this text would like to have, no wider than `width`.
  public func size(fitting width: Double = .infinity) -> Size { size(of: label, fitting: width) }

  /// The size that another text would like to have in its place.
  public func size(of text: String, fitting width: Double = .infinity) -> Size {
    guard let typesetter = stage?.typesetter else { return .zero }
    return TextLayout(text, style: wished(text, in: width).leading, width: width, using: typesetter)
      .size
  }

  /// The size this text takes at the smallest text size, no wider than `width`.
  public func smallestSize(fitting width: Double = .infinity) -> Size {
    guard let typesetter = stage?.typesetter else { return .zero }
    var style = style.leading
    style.size = min(style.size * (stage?.textScale ?? 1), Self.smallest)
    return TextLayout(label, style: style, width: width, using: typesetter).size
  }

  /// The size of the text as shown in its frame, made smaller if necessary.
  public func shownSize() -> Size { currentLayout()?.size ?? .zero }

  /// The text size as shown, in points.
  public var shownTextSize: Double {
    _ = currentLayout()
    return shown.size
  }

  /// Whether the end of the text is cut off.
  public var isCut: Bool {
    _ = currentLayout()
    return shown.isCut
  }

  /// The style at the player's text size, for a text in lines of this width.
  private func wished(_ text: String, in width: Double) -> TextStyle {
    var style = style
    let scale = stage?.textScale ?? 1
    style.size *= scale
    guard prefersOneLine, width > 0, width < .infinity, let typesetter = stage?.typesetter else {
      return style
    }
    let line = TextLayout(text, style: style.leading, width: .infinity, using: typesetter).size
      .width
    // A word of Chinese or Japanese could break anywhere.
    let least = text.contains(" ") ? 1 / scale : Self.smallest / style.size
    if line > width, line * least <= width {
      style.size = (style.size * width / line).rounded(.down)
    }
    return style
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    guard let layout = currentLayout() else { return }
    list.text(layout, at: Point(x: 0, y: (size.height - layout.size.height) / 2), color: color)
  }

  public override func sizeDidChange() { invalidate() }
  public override func resourcesDidChange() { invalidate() }

  private func currentLayout() -> TextLayout? {
    if let layout, laidOut == (label, size.width) { return layout }
    guard let typesetter = stage?.typesetter else { return nil }
    layout = fitted(using: typesetter)
    laidOut = (label, size.width)
    return layout
  }

  /// The largest text size, from the intended one down, at which all of it fits the frame, or the
  /// smallest.
  var fittingTextSize: Double {
    if let fittingSize { return fittingSize }
    var style = wished(label, in: size.width)
    guard let typesetter = stage?.typesetter else { return style.size }
    let least = min(Self.smallest, style.size)
    while style.size > least, !fits(label, style, typesetter) {
      style.size = max(least, (style.size * 0.94).rounded(.down))
    }
    fittingSize = style.size
    return style.size
  }

  /// The text at the size that fits it and its group; cut if none does.
  private func fitted(using typesetter: Typesetter) -> TextLayout {
    var style = style
    style.size = min(fittingTextSize, group?.size ?? .infinity)
    var text = label
    if !fits(text, style, typesetter) { text = cut(style, typesetter) }
    shown = (style.size, text != label)
    return TextLayout(
      text, style: style, width: size.width, isMirrored: isSeenMirrored, using: typesetter)
  }

  private func fits(_ text: String, _ style: TextStyle, _ typesetter: Typesetter) -> Bool {
    guard size.width > 0 else { return true }
    let layout = TextLayout(text, style: style.leading, width: size.width, using: typesetter)
    // A single line may be higher than its frame: cutting it would not help.
    let isLow = layout.size.height <= size.height + 4
    return layout.size.width <= size.width + 1
      && (isLow || layout.lineCount == 1 && style.size <= Self.smallest)
  }

  /// As much of the text as fits, with an ellipsis.
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

  /// Smaller text would be illegible.
  private static let smallest = 16.0

  private func invalidate() {
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
  /// For measuring: centred text would fill the width.
  nonisolated var leading: TextStyle {
    var style = self
    style.alignment = .leading
    return style
  }
}
