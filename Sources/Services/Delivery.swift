/// What became of a note.
public enum Delivery: Hashable, Sendable {
  /// The server has taken it, and calls it so; `hasSound` where it was asked for a sound that it
  /// says it can play, or for silence.
  case delivered(id: UInt32, hasSound: Bool = false)
  /// Nobody will see it.
  case refused(NotificationError)
}

/// Why the desktop takes no notes; in English, for the log and `recreo doctor`.
public enum NotificationError: Error, Hashable, Sendable {
  /// There is no session bus, or it cannot be reached.
  case noBus(String)
  /// Nobody on the bus takes notes, and nobody can be started that would.
  case noServer(String)
  /// The bus or the server did not answer in time.
  case noAnswer
  /// The server did not want it.
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
