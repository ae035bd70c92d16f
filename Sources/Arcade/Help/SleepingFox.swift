import Drawing
import Geometry
public import Stage

/// What an empty page shows: a fox that sleeps, and a sentence below it.
public final class SleepingFox: Node {
  private let art = ArtNode("sleeping-fox", elevation: .lying)
  private let words: Label

  /// A fox with this sentence.
  public init(_ id: String, _ text: String, palette: Palette) {
    words = Label(
      text, style: TextStyle(size: 22, weight: .bold, alignment: .center),
      color: palette.tableInk)
    super.init(id, role: .text, label: text)
    add([art, words])
  }

  /// Changes the sentence.
  public func show(_ text: String) {
    words.show(text)
    label = text
  }

  public override func sizeDidChange() {
    let width = min(
      size.height > 900 ? 520 : 320, size.width * 0.6, max(0, size.height - 88) / 0.75)
    let top = max(0, (size.height - width * 0.75 - 88) * 0.4)
    art.frame = Rect(
      x: (size.width - width) / 2, y: top, width: width, height: width * 0.75)
    words.frame = Rect(
      x: 16, y: art.frame.maxY + 12, width: max(0, size.width - 32), height: 68)
  }
}
