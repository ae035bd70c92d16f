/// A notification for the desktop's notification server.
public struct DesktopNote: Hashable, Sendable {
  /// Its topic: a later notification with the same topic replaces the one still shown.
  public var topic: String
  /// The first line, in the player's language.
  public var title: String
  /// The text, without markup.
  public var body: String
  /// The label of what a click does, in the player's language.
  public var action: String
  /// The sound that goes with it.
  public var sound = Sound.servers

  /// The sound requested from servers that play sounds; others get no request.
  public enum Sound: Hashable, Sendable {
    /// The server's default.
    case servers
    /// A name from the sound naming specification.
    case named(String)
    /// No sound, even if the server would play one.
    case silent
  }

  /// A notification with the server's default sound; set `sound` for another.
  public init(topic: String, title: String, body: String, action: String) {
    self.topic = topic
    self.title = title
    self.body = body
    self.action = action
  }
}
