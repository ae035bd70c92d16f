import Drawing
import Geometry
import Input
import Languages
import Stage

/// A game's poster in the menu: its picture with its name below.
final class GameTile: PaperButton {
  /// The game's id.
  let game: String
  private let art: ArtNode
  private let name: Label
  private let badge: Badge

  init(_ entry: GameEntry, palette: Palette, action: @escaping () -> Void) {
    game = entry.id
    art = ArtNode(entry.poster, elevation: .lying)
    name = Label(
      entry.title(), style: TextStyle(size: 24, weight: .bold, alignment: .center),
      color: palette.tableInk)
    badge = Badge("menu.\(entry.id).badge", .count(0))
    super.init(
      "menu." + entry.id, label: entry.title(), fill: palette.table,
      radius: Theme.largeRadius, action: action)
    add([art, name])
    add(badge)
  }

  /// Shows whether the game asks for attention.
  func show(calls: Bool) { badge.show(calls ? .dot : .count(0)) }

  override func sizeDidChange() {
    let words = max(36, size.height * 0.16)
    var side = min(size.width - 24, size.height - words - 28)
    // A picture of that size shows nothing, so the space for the name goes with it.
    let isSmall = side < 24
    if isSmall { side = max(0, size.shortSide - 8) }
    art.frame = Rect(
      x: (size.width - side) / 2, y: (size.height - (isSmall ? 0 : words) - side) / 2, width: side,
      height: side)
    name.isHidden = isSmall
    name.style.size = min(30, max(18, size.width / 8.5))
    name.frame = Rect(x: 4, y: size.height - words - 6, width: size.width - 8, height: words)
    badge.pin(to: bounds)
  }
}
