// What was announced lately. A kiosk keeps nothing: its visitors are strangers.
extension GameContext {
  /// The current player's notifications about the games that there are.
  var notifications: NotificationList {
    isKiosk ? NotificationList() : store.notifications.about(Set(games.map(\.id)))
  }

  /// Adds an announcement to them.
  func keep(_ announcement: Announcement) {
    guard !isKiosk, announcement.isKept else { return }
    store.keep(announcement, at: date())
    notificationsEdition += 1
  }

  /// Marks those about a game as read, or all.
  public func readNotifications(about topic: GameEntry.ID? = nil) {
    guard !isKiosk else { return }
    var list = store.notifications
    let before = list
    list.read(topic: topic)
    if list != before { replaceNotifications(list) }
  }

  /// Replaces all of them.
  func replaceNotifications(_ list: NotificationList) {
    guard !isKiosk else { return }
    store.setNotifications(list, at: date())
    notificationsEdition += 1
  }
}
