import Arcade
import Drawing
import Geometry
import Stage

/// A choice in the setup, shown on the chosen cloth, with a word below.
final class ClothCard: ChoiceCard {
  /// The picture that the sample is cut from.
  var picture: MirrorPicture {
    get { sample.picture }
    set { sample.picture = newValue }
  }
  private let sample: ClothSample
  /// The width from which the word is large; a number needs less.
  private let wide: Double

  /// `label`: the accessibility label.
  init(
    _ id: String, label: String, word text: String, _ kind: ClothSample.Kind, palette: Palette
  ) {
    wide = Int(text) == nil ? 150 : 110
    sample = ClothSample(kind, of: .first)
    super.init(
      id, label: label, caption: Label(text, style: Self.style(16)), palette: palette)
    add([sample, caption])
    choiceDidChange()
  }

  private static func style(_ size: Double) -> TextStyle {
    var style = Theme.caption
    style.size = size
    style.alignment = .center
    return style
  }

  override func sizeDidChange() {
    caption.style = Self.style(size.width >= wide ? 20 : 16)
    let line = max(
      size.height < 90 ? 24 : 32, min(caption.size().height + 4, size.height * 0.5))
    caption.frame = Rect(x: 8, y: size.height - line - 2, width: size.width - 16, height: line)
    sample.frame = Rect(
      x: 10, y: 8, width: size.width - 20, height: size.height - line - 12)
  }
}
