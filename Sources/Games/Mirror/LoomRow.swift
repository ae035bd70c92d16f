import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A row of the gallery: a small picture, the name, the maker and the date.
final class LoomRow: Node {
  static let height = 96.0
  private let title: Label
  private let detail: Label
  private let art = LoomArt()
  private var design: LoomDesign?

  init(palette: Palette) {
    title = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 18), color: palette.ink.mixed(with: palette.sheet, 0.3))
    super.init("")
    add([title, detail])
  }

  func show(_ loom: SavedLoom) {
    design = LoomDesign(code: loom.design)
    title.show(loom.name)
    let day = tr(CalendarDay(ofMoment: loom.at))
    detail.show([loom.player, day].compactMap { $0 }.joined(separator: " · "))
    label = loom.name + ", " + detail.label
    sizeDidChange()
    setNeedsDisplay()
  }

  private var cell: Size {
    let columns = Double(design?.columns ?? 3)
    return Size(
      width: (140 / (2 * columns)).rounded(.down), height: (78 / (columns + 1)).rounded(.down))
  }

  override func sizeDidChange() {
    let width = max(0, size.width - 176)
    title.frame = Rect(x: 164, y: size.height / 2 - 32, width: width, height: 34)
    detail.frame = Rect(x: 164, y: size.height / 2 + 4, width: width, height: 26)
    if let stage { art.fit(cell, on: stage) }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let design else { return }
    let columns = design.columns
    let whole = Size(
      width: cell.width * Double(2 * columns), height: cell.height * Double(columns + 1))
    let corner = Point(x: 4, y: ((size.height - whole.height) / 2).rounded())
    for (index, patch) in design.patches.enumerated() {
      let frame = Rect(
        origin: corner
          + Point(
            x: Double(index % columns) * cell.width, y: Double(index / columns) * cell.height),
        size: cell)
      art.draw(patch, into: &list, in: frame)
      LoomArt.flipped(in: Rect(origin: corner, size: whole), &list) {
        art.draw(patch, into: &$0, in: frame)
      }
    }
  }
}
