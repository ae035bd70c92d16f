import Drawing
import Geometry
import Stage

/// A drawn thing that can be pressed, with its name on a slip below.
final class PetIconButton: PaperButton {
  private let art: ArtNode
  private let slip: Paper
  private let caption: Label
  /// The names it may show, the best first.
  private var captions: [String] = []
  private let palette: Palette
  /// The width that its name may take.
  private var slot = 0.0
  /// How large its name is at most, in points, so that those of a row are alike.
  var captionSize = 20.0 { didSet { if captionSize != oldValue { arrange() } } }

  init(_ id: String, art name: String, label: String, palette: Palette) {
    self.palette = palette
    art = ArtNode(name, elevation: .lying)
    slip = Paper("", fill: palette.sheet, radius: Theme.smallRadius)
    caption = Label(
      "", style: TextStyle(size: 20, weight: .bold, alignment: .center), color: palette.ink)
    super.init(id, label: label, fill: .clear)
    add([art, slip])
    slip.add(caption)
    rename(label)
  }

  /// Changes its name; `short` is shown where there is no room for it.
  func rename(_ new: String, short: String? = nil) {
    let names = [new] + [short].compactMap { $0 }
    guard names != captions else { return }
    label = new
    captions = names
    arrange()
  }

  /// Places it; `drawing` is the size of its drawing, `slot` the width that its name may take.
  func place(at corner: Point, drawing: Size, slot: Double) {
    self.slot = slot
    frame = Rect(
      origin: corner, size: Size(width: drawing.width, height: drawing.height + PetLayout.drop))
    arrange()
  }

  /// The largest size at which there is room for its name, and which of its names that is.
  private func fitting(most: Double) -> (text: String, points: Double)? {
    for text in captions {
      caption.show(text)
      // In large text a name is made smaller, down to its normal size, before it is left out.
      let least = 16 / (stage?.textScale ?? 1)
      for points in [20.0, 18, 16, least] where points <= most {
        caption.style.size = points
        if caption.size().width + 16 <= slot { return (text, points) }
      }
    }
    return nil
  }

  /// The size that its name has if no other limits it; nil if there is no room for it.
  var fittingCaptionSize: Double? {
    defer { arrange() }
    return fitting(most: 20)?.points
  }

  private func arrange() {
    art.frame = Rect(
      x: 0, y: 0, width: size.width, height: max(0, size.height - PetLayout.drop))
    guard let found = fitting(most: captionSize) else {
      slip.isHidden = true
      return
    }
    slip.isHidden = false
    caption.show(found.text)
    caption.style.size = found.points
    let width = caption.size().width + 17
    slip.frame = Rect(
      x: (size.width - width) / 2, y: size.height - 28, width: width.rounded(.up), height: 28)
    caption.frame = slip.bounds.inset(by: 4, 0)
  }

  override func sizeDidChange() { arrange() }

  /// Its drawing has its own paper and shadow.
  override func draw(into list: inout DrawList, at now: Duration) {}
}
