import Drawing
import Geometry
import Stage

/// A chip with an answer on it.
final class ChipButton: PaperButton {
  private let art: ArtNode
  private let words: Label

  /// `value`: of the chip whose colours it has.
  init(_ id: String, value: Int) {
    art = ArtNode("blackjack-chip-blank-\(value)")
    words = Label(
      "", style: TextStyle(size: 36, weight: .bold, alignment: .center), color: Theme.ink)
    super.init(id, label: "", fill: .clear)
    add([art, words])
  }

  /// Changes the answer.
  func rename(_ text: String) {
    label = text
    words.show(text)
  }

  override func sizeDidChange() {
    radius = size.shortSide / 2
    art.frame = bounds
    words.style.size = max(22, (size.shortSide * 0.26).rounded())
    words.frame = bounds.inset(by: size.width * 0.19, 0)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    drawShadow(into: &list, at: now)
    // Beneath the drawing, where there is none.
    list.shape(Shape(radius: radius - 2, fill: Color(0xF6EFDC)), in: bounds.inset(by: 2))
  }
}
