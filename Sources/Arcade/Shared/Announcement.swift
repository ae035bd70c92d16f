import Languages
public import Services
public import Stage
public import Store

/// Something a person is to hear of even if they look elsewhere.
public nonisolated struct Announcement: Hashable, Sendable {
  /// What it is about, the id of a game or another word: a click on it opens the game, and on the desktop a later one of the same topic takes the earlier one's place.
  public var topic: String
  /// The first line of the notification.
  public var title: String
  /// The message; a toast shows it without the title.
  public var body: String
  /// A drawing of `Art`, beside it on the screen.
  public var icon: String
  /// Whether to show a toast instead if desktop notifications are off.
  public var isToldInside: Bool
  /// Whether the screen tells it in any case, beside the desktop.
  public var isAlwaysToldInside = false
  /// The only scene over which it may ask first whether messages on the desktop are wanted; nil
  /// is every one.
  public var asksOver: String?
  /// Heard once: from the desktop where that can, else from the program.
  public var sound: AnnouncementSound?

  /// An announcement without a sound; what is optional is set afterwards.
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
      body: isOn ? tr("Music is on.") : tr("Music is off."), icon: "icon-music",
      isToldInside: true)
  }
}

extension Announcement {
  /// What the desktop is to play for it.
  public func desktopSound(_ settings: SettingsLayers) -> DesktopNote.Sound {
    guard let sound else { return .servers }
    return settings.hasSound ? .named(sound.desktop) : .silent
  }

  /// What is left for the program to play, once it is known who took it.
  public func ownSound(after delivery: Delivery) -> Sound? {
    if case .delivered(_, hasSound: true) = delivery { return nil }
    return sound?.own
  }
}

extension SettingsLayers {
  /// Whether short sounds are heard at all.
  public var hasSound: Bool { isOn(.soundOn) && number(.soundVolume) != 0 }
}

/// A sound by its two names.
public nonisolated struct AnnouncementSound: Hashable, Sendable {
  /// In the desktop's sound theme.
  public var desktop: String
  /// Our own.
  public var own: Sound

  /// A sound that the desktop has under one name, and the program under another.
  public init(desktop: String, own: Sound) {
    self.desktop = desktop
    self.own = own
  }
}

/// Where announcements go.
public nonisolated enum NotificationChannel: Hashable, Sendable {
  /// To the desktop, or to the program's own screen.
  case desktop, inside
  /// To the desktop, if the person says so.
  case ask

  /// - Parameters:
  ///   - setting: what the setting of notifications says.
  ///   - mayAsk: whether the player may be asked for permission; a visitor of a kiosk may not.
  public init(setting: String?, mayAsk: Bool) {
    switch setting {
    case "on": self = .desktop
    case "ask" where mayAsk: self = .ask
    default: self = .inside
    }
  }
}
