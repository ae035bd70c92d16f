import Drawing
import Geometry
import Languages
import Stage

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

  /// `player`: whose it is, where that is not clear.
  func show(_ game: String, _ text: String, by player: String? = nil, at moment: Int) {
    let name = "menu-" + game
    if art?.name != name {
      if let art { remove(art) }
      let new = ArtNode(name)
      art = new
      add(new)
    }
    title.show(text)
    detail.show([player, trMoment(moment)].compactMap { $0 }.joined(separator: " · "))
    label = trList([text, detail.label])
    sizeDidChange()
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let side = min(196, size.height - 20)
    art?.frame = Rect(x: 0, y: (size.height - side) / 2, width: side, height: side)
    let left = side + 20
    let width = max(0, size.width - left)
    let isHigh = size.height > 120
    let isHuge = size.height > 190
    title.style.size = isHuge ? 30 : isHigh ? 24 : 20
    detail.style.size = isHuge ? 24 : isHigh ? 20 : 17
    let line = isHuge ? 48.0 : isHigh ? 38 : 32
    title.frame = Rect(x: left, y: size.height / 2 - line + 1, width: width, height: line)
    detail.frame = Rect(x: left, y: size.height / 2 + 2, width: width, height: line - 4)
  }
}
