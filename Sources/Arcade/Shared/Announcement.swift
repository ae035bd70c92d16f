import Languages
import Store

/// Something a person is to hear of even if they look elsewhere.
public nonisolated struct Announcement: Hashable, Sendable {
  /// What it is about: on the desktop a later one of the same topic takes the earlier one's place.
  public var topic: String
  public var title: String
  public var body: String
  /// A drawing of `Art`, beside it on the screen.
  public var icon: String
  /// Whether who wants nothing on the desktop is told on the screen instead.
  public var isToldInside: Bool

  public init(topic: String, title: String, body: String, icon: String, isToldInside: Bool) {
    self.topic = topic
    self.title = title
    self.body = body
    self.icon = icon
    self.isToldInside = isToldInside
  }

  /// The music was switched.
  public static func music(isOn: Bool) -> Announcement {
    Announcement(
      topic: "music", title: tr("Music"),
      body: isOn ? tr("The music is on.") : tr("The music is off."), icon: "icon-music",
      isToldInside: true)
  }
}

/// Where announcements go.
public nonisolated enum AnnouncementWay: Hashable, Sendable {
  case desktop, inside
  /// To the desktop, if the person says so.
  case ask

  /// - Parameters:
  ///   - setting: what the setting of notifications says.
  ///   - mayAsk: whether somebody is there who may decide: no visitor of a kiosk may.
  public init(setting: String?, mayAsk: Bool) {
    switch setting {
    case "on": self = .desktop
    case "ask" where mayAsk: self = .ask
    default: self = .inside
    }
  }
}
