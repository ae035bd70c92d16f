import Geometry
import Languages
import Stage

/// The bell in the menu with the number of new notifications; hidden while there are none at all.
final class NotificationBell: PaperButton {
  static let side = 56.0
  private let icon = ArtNode("icon-bell")
  private let badge = Badge("menu.notifications.badge", .count(0))

  init(palette: Palette) {
    super.init(
      "menu.notifications", label: tr("Notifications"), fill: palette.sheet, radius: Self.side / 2)
    icon.tint = palette.ink
    add([icon, badge])
    isHidden = true
  }

  func show(_ list: NotificationList) {
    isHidden = list.items.isEmpty
    badge.show(.count(list.unread))
  }

  override func sizeDidChange() {
    icon.frame = bounds.inset(by: size.width * 0.25)
    badge.pin(to: bounds)
  }
}
