/// What happened to a notification.
public enum Delivery: Hashable, Sendable {
  /// The server accepted it under this id. `hasSound` is true if it was asked for a sound that it
  /// says it can play, or for silence.
  case delivered(id: UInt32, hasSound: Bool = false)
  /// It will not be shown.
  case refused(NotificationError)
}

/// Why the desktop shows no notifications; in English, for the log and `recreo doctor`.
public enum NotificationError: Error, Hashable, Sendable {
  /// There is no session bus, or it can't be reached.
  case noBus(String)
  /// No notification server is running or can be started.
  case noServer(String)
  /// The bus or the server did not answer in time.
  case noAnswer
  /// The server reported an error.
  case failed(String)
  /// The program is ending.
  case ended
}

extension NotificationError: CustomStringConvertible {
  /// The reason in English, such as "no session bus".
  public var description: String {
    switch self {
    case .noBus(let why): "no session bus (\(why))"
    case .noServer(let why): "no notification server (\(why))"
    case .noAnswer: "the notification server does not respond"
    case .failed(let why): "the notification server failed (\(why))"
    case .ended: "the program is ending"
    }
  }
}
