/// The desktop's notification server and its capabilities.
public struct NotificationServer: Hashable, Sendable {
  /// The server's name, such as `gnome-shell`.
  public var name: String
  /// The server's version.
  public var version: String
  /// Capabilities as named by the specification: `actions`, `body-markup`, `sound` and others.
  public var capabilities: Set<String>

  /// A server as it described itself.
  public init(name: String, version: String, capabilities: Set<String>) {
    self.name = name
    self.version = version
    self.capabilities = capabilities
  }
}
