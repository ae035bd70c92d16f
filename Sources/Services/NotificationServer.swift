/// Who shows notes on this desktop, and what they can do.
public struct NotificationServer: Hashable, Sendable {
  public var name: String
  public var version: String
  /// The specification's words: `actions`, `body-markup`, `sound` and others.
  public var capabilities: Set<String>

  public init(name: String, version: String, capabilities: Set<String>) {
    self.name = name
    self.version = version
    self.capabilities = capabilities
  }
}
