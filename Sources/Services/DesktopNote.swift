/// One message for the desktop's notification server.
public struct DesktopNote: Hashable, Sendable {
  /// What it is about: a later note of the same topic takes the place of the one still shown.
  public var topic: String
  /// The first line, in the person's language.
  public var title: String
  /// Plain text, whatever it contains.
  public var body: String
  /// What a click on it does, in the person's words.
  public var action: String
  /// What is heard with it.
  public var sound = Sound.servers

  /// What a server that plays sounds is told of them; others are told nothing.
  public enum Sound: Hashable, Sendable {
    /// Whatever the server does by itself.
    case servers
    /// One of the sound naming specification.
    case named(String)
    /// No sound, even where the server would play one.
    case silent
  }

  /// A silent note; set `sound` for one that may be heard.
  public init(topic: String, title: String, body: String, action: String) {
    self.topic = topic
    self.title = title
    self.body = body
    self.action = action
  }
}
