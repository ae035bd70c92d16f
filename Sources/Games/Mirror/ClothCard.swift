import Arcade
import Drawing
import Geometry
import Stage

/// A choice in the setup, shown on the chosen cloth, with a word below.
final class ClothCard: PaperButton {
  /// Whether it is selected.
  var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  /// The picture that the sample is cut from.
  var picture: MirrorPicture {
    get { sample.picture }
    set { sample.picture = newValue }
  }
  private let sample: ClothSample
  private let word: Label
  private let palette: Palette
  /// The width from which the word is large.
  private let wide: Double

  /// `label`: the accessibility label.
  init(
    _ id: String, label: String, word text: String, _ kind: ClothSample.Kind, wide: Double,
    palette: Palette, action: @escaping () -> Void
  ) {
    self.palette = palette
    self.wide = wide
    sample = ClothSample(kind, of: .first)
    word = Label(text, style: Self.style(16))
    super.init(id, label: label, fill: palette.sheet, action: action)
    add([sample, word])
    recolor()
  }

  private static func style(_ size: Double) -> TextStyle {
    var style = Theme.caption
    style.size = size
    style.alignment = .center
    return style
  }

  /// Gives the words of a row of cards one size.
  static func match(_ cards: [ClothCard]) { LabelGroup(cards.map(\.word)) }

  override var traceValue: Double? { isOn ? 1 : 0 }

  override func sizeDidChange() {
    let line = size.height < 90 ? 24.0 : 32
    word.style = Self.style(size.width >= wide ? 20 : 16)
    word.frame = Rect(x: 4, y: size.height - line - 2, width: size.width - 8, height: line)
    sample.frame = Rect(
      x: 10, y: 8, width: size.width - 20, height: size.height - line - 12)
  }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    standsOutFrom = isOn ? palette.table : nil
    word.color = isOn ? palette.accentInk : palette.ink
    setNeedsDisplay()
  }
}
