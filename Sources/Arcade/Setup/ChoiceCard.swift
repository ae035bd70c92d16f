public import Drawing
public import Geometry
public import Stage

/// One of a few options in a setup: what a game draws for it, and a caption.
///
/// Games subclass it to draw the option.
open class ChoiceCard: PaperButton {
  /// Whether it is selected.
  public var isOn = false { didSet { if isOn != oldValue { choiceDidChange() } } }
  /// Whether a dot in the corner says that something waits here.
  public var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  /// Below the drawing.
  public let caption: Label
  /// The colours of its game.
  public let palette: Palette

  /// `label`: the accessibility label.
  public init(
    _ id: String, label: String, caption: Label, palette: Palette,
    radius: Double = Theme.radius, action: @escaping () -> Void = {}
  ) {
    (self.caption, self.palette) = (caption, palette)
    super.init(id, label: label, fill: palette.sheet, radius: radius, action: action)
  }

  /// Gives the captions of a group of cards one size.
  public static func match(_ cards: [ChoiceCard]) { LabelGroup(cards.map(\.caption)) }

  public override var traceValue: Double? { isOn ? 1 : 0 }

  /// What is written on the card in its colour now.
  public var ink: Color { isOn ? palette.accentInk : palette.ink }

  open override func drawOver(into list: inout DrawList, at now: Duration) {
    super.drawOver(into: &list, at: now)
    guard isMarked else { return }
    let spot = Rect(x: size.width - 18, y: 6, width: 12, height: 12)
    list.shape(Shape(radius: 6, fill: isOn ? palette.accentInk : palette.accent), in: spot)
  }

  /// Shows whether it is selected.
  open func choiceDidChange() {
    fill = isOn ? palette.accent : palette.sheet
    standsOutFrom = isOn ? palette.table : nil
    caption.color = ink
    setNeedsDisplay()
  }
}
