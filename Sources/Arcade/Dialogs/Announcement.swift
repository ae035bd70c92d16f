import Languages
public import Services
public import Stage
public import Store

/// Something to tell the player even if they look elsewhere.
public nonisolated struct Announcement: Hashable, Sendable {
  /// Its topic: a game's id or another word.
  ///
  /// A click opens that game, and on the desktop a later notification with the same topic
  /// replaces the earlier one.
  public var topic: String
  /// The first line of the notification.
  public var title: String
  /// The message; a toast shows it without the title.
  public var body: String
  /// The icon shown with it on the screen, a drawing of `Art`.
  public var icon: String
  /// Whether to show a toast instead if desktop notifications are off.
  public var isToldInside: Bool
  /// Whether to show a toast in any case, besides the desktop notification.
  public var isAlwaysToldInside = false
  /// Whether it is listed afterwards, for whoever was away.
  public var isKept = false
  /// The only scene over which the program may ask for permission to notify; nil allows every
  /// scene.
  public var asksOver: String?
  /// Played once: by the desktop if it can, otherwise by the program.
  public var sound: AnnouncementSound?

  /// An announcement without a sound; set optional properties afterwards.
  public init(topic: String, title: String, body: String, icon: String, isToldInside: Bool) {
    self.topic = topic
    self.title = title
    self.body = body
    self.icon = icon
    self.isToldInside = isToldInside
  }

  /// Announces that the music was switched on or off.
  public static func music(isOn: Bool) -> Announcement {
    Announcement(
      topic: "music", title: tr("Music"),
      body: isOn ? tr("Music is on.") : tr("Music is off."), icon: "icon-music",
      isToldInside: true)
  }
}

extension Announcement {
  /// The sound to request from the desktop.
  public func desktopSound(_ settings: SettingsLayers) -> DesktopNote.Sound {
    guard let sound else { return .servers }
    return settings.hasSound ? .named(sound.desktop) : .silent
  }

  /// The sound that remains for the program to play, once the delivery is known.
  public func ownSound(after delivery: Delivery) -> Sound? {
    if case .delivered(_, hasSound: true) = delivery { return nil }
    return sound?.own
  }
}

extension SettingsLayers {
  /// Whether short sounds are audible.
  public var hasSound: Bool { isOn(.soundOn) && number(.soundVolume) != 0 }
}

/// A sound by its two names: the desktop's and the program's.
public nonisolated struct AnnouncementSound: Hashable, Sendable {
  /// The name in the desktop's sound theme.
  public var desktop: String
  /// The program's own sound.
  public var own: Sound

  /// A sound that the desktop has under one name, and the program under another.
  public init(desktop: String, own: Sound) {
    self.desktop = desktop
    self.own = own
  }
}

/// Where announcements are shown.
public nonisolated enum NotificationChannel: Hashable, Sendable {
  /// On the desktop, or in the program.
  case desktop, inside
  /// On the desktop, if the player agrees.
  case ask

  /// - Parameters:
  ///   - setting: the value of the notifications setting.
  ///   - mayAsk: whether the player may be asked for permission; a visitor of a kiosk may not.
  public init(setting: String?, mayAsk: Bool) {
    switch setting {
    case "on": self = .desktop
    case "ask" where mayAsk: self = .ask
    default: self = .inside
    }
  }
}
