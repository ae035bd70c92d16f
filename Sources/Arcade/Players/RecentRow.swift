import Drawing
import Geometry
import Languages
import Stage
import Store

/// A finished game in the list: the game, its result and its date.
final class RecentRow: Node {
  static let height = 96.0
  private var art: ArtNode?
  private let title: Label
  private let detail: Label

  init(palette: Palette) {
    title = Label("", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    detail = Label(
      "", style: TextStyle(size: 17), color: palette.ink.mixed(with: palette.sheet, 0.25))
    super.init("")
    add([title, detail])
  }

  func show(_ game: String, _ text: String, at moment: Int) {
    let name = "menu-" + game
    if art?.name != name {
      if let art { remove(art) }
      let new = ArtNode(name)
      art = new
      add(new)
    }
    title.show(text)
    detail.show(trMoment(moment))
    label = text + ", " + detail.label
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    art?.frame = Rect(x: 0, y: (size.height - 72) / 2, width: 72, height: 72)
    let width = max(0, size.width - 88)
    title.frame = Rect(x: 88, y: size.height / 2 - 31, width: width, height: 32)
    detail.frame = Rect(x: 88, y: size.height / 2 + 2, width: width, height: 26)
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }
}
