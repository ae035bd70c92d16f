import Arcade
import Drawing
import Geometry
import Stage

extension Backdrop {
  /// The felt over `bounds`, cropped from its upper middle.
  static func felt(
    _ stage: Stage?, palette: Palette, into list: inout DrawList, in bounds: Rect
  ) {
    table(palette.table, into: &list, in: bounds)
    // Its greens have too little contrast.
    guard let stage, !stage.isHighContrast else { return }
    let width = max(bounds.width, bounds.height * 1.6)
    let drawn = min(width, 1600)
    guard
      let art = stage.art.sprite("blackjack-table", Size(width: drawn, height: drawn / 1.6))
    else { return }
    list.pushClip(bounds)
    list.image(
      art,
      in: Rect(x: bounds.midX - width / 2, y: bounds.minY, width: width, height: width / 1.6))
    list.popClip()
  }
}
