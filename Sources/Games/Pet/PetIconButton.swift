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
    guard new != label || captions.isEmpty else { return }
    label = new
    captions = [new] + [short].compactMap { $0 }
    arrange()
  }

  /// Places it; `drawing` is the size of its drawing, `slot` the width that its name may take.
  func place(at corner: Point, drawing: Size, slot: Double) {
    self.slot = slot
    frame = Rect(
      origin: corner, size: Size(width: drawing.width, height: drawing.height + PetLayout.drop))
    arrange()
  }

  private func arrange() {
    art.frame = Rect(
      x: 0, y: 0, width: size.width, height: max(0, size.height - PetLayout.drop))
    slip.isHidden = true
    for text in captions {
      caption.show(text)
      for points in [20.0, 18, 16] {
        caption.style.size = points
        let words = caption.size()
        guard words.width + 16 <= slot, slip.isHidden else { continue }
        slip.isHidden = false
        let width = words.width + 17
        slip.frame = Rect(
          x: (size.width - width) / 2, y: size.height - 28, width: width.rounded(.up), height: 28)
        caption.frame = slip.bounds.inset(by: 4, 0)
        return
      }
    }
  }

  override func sizeDidChange() { arrange() }

  /// Its drawing has its own paper and shadow.
  override func draw(into list: inout DrawList, at now: Duration) {}
}
