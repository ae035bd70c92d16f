import Geometry
import Languages
import Stage

/// The bell in the menu with the number of new notifications; hidden while there are none at all.
final class NotificationBell: SealButton {
  private let badge = Badge("menu.notifications.badge", .count(0))

  init(palette: Palette) {
    super.init(
      "menu.notifications", label: tr("Notifications"), art: "menu-seal-bell", palette: palette)
    isCompact = true
    add(badge)
    isHidden = true
  }

  func show(_ list: NotificationList) {
    isHidden = list.items.isEmpty
    badge.show(.count(list.unread))
  }

  override func sizeDidChange() {
    super.sizeDidChange()
    badge.pin(to: bounds)
  }
}
