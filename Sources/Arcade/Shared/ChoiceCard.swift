public import Drawing
import Geometry
import Input
public import Stage

/// One of a few options: a large icon or word, with an explanation below.
public final class ChoiceCard: PaperButton {
  /// Whether it is selected.
  public var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  /// Whether a dot in the corner shows that something waits here.
  public var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }
  private let title: Label?
  private let icon: ArtNode?
  private let caption: Label
  private let palette: Palette

  /// `label`: the accessibility label.
  public init(
    _ id: String, label: String, title text: String? = nil, icon name: String? = nil,
    caption words: String, palette: Palette, action: @escaping () -> Void
  ) {
    self.palette = palette
    title = text.map {
      Label($0, style: TextStyle(size: 24, weight: .bold, alignment: .center))
    }
    icon = name.map { ArtNode($0) }
    var small = Theme.caption
    small.alignment = .center
    caption = Label(words, style: small)
    super.init(id, label: label, fill: palette.sheet, action: action)
    add([icon, title, caption].compactMap { $0 })
    recolor()
  }

  /// Makes the captions of a group of cards the same size.
  public static func match(_ cards: [ChoiceCard]) {
    LabelGroup(cards.map(\.caption))
    LabelGroup(cards.compactMap(\.title))
  }

  public override var traceValue: Double? { isOn ? 1 : 0 }

  public override func sizeDidChange() {
    let words = 24.0
    let top = (size.height - 32 - words) / 2
    title?.frame = Rect(x: 8, y: top, width: size.width - 16, height: 32)
    icon?.frame = Rect(x: (size.width - 30) / 2, y: top + 1, width: 30, height: 30)
    caption.frame = Rect(x: 8, y: top + 32, width: size.width - 16, height: words)
  }

  public override func drawOver(into list: inout DrawList, at now: Duration) {
    super.drawOver(into: &list, at: now)
    guard isMarked else { return }
    let spot = Rect(x: size.width - 16, y: 6, width: 10, height: 10)
    list.shape(Shape(radius: 5, fill: isOn ? palette.accentInk : palette.accent), in: spot)
  }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    standsOutFrom = isOn ? palette.table : nil
    let ink = isOn ? palette.accentInk : palette.ink
    title?.color = ink
    icon?.tint = ink
    caption.color = ink
    setNeedsDisplay()
  }
}
