import Arcade
import Drawing
import Geometry
import Stage

extension Backdrop {
  /// Draws the landscape over `room`; its lawn stays at the lower edge.
  static func morning(_ stage: Stage?, into list: inout DrawList, in room: Rect) {
    let width = max(room.width, room.height * 1.6)
    let drawn = min(width, 1280)
    guard
      let art = stage?.art.sprite("recycle-table", Size(width: drawn, height: drawn / 1.6))
    else { return }
    let unit = width / MorningView.whole
    list.pushClip(room)
    list.image(
      art,
      in: Rect(
        x: room.minX - MorningView.left(showing: room.width / unit) * unit,
        y: room.maxY - width / 1.6, width: width, height: width / 1.6))
    list.popClip()
  }
}
