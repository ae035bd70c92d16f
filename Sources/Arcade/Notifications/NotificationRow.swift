import Geometry
import Languages
import Stage

/// A notification in the list: the poster of its game, what it said, and when; a dot if it is new.
final class NotificationRow: Node {
  static let height = RecentRow.height
  private let row: RecentRow
  private let badge = Badge("", .count(0))

  init(palette: Palette) {
    row = RecentRow(palette: palette)
    super.init("")
    add([row, badge])
  }

  func show(_ item: NotificationList.Item) {
    row.show(item.topic, item.text, at: item.at)
    badge.show(item.isRead ? .count(0) : .dot)
    label = item.isRead ? row.label : trPair(trc("notification", "New"), row.label)
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    row.frame = bounds
    let side = min(196, size.height - 20)
    badge.pin(to: Rect(x: 0, y: (size.height - side) / 2, width: side, height: side))
  }
}
