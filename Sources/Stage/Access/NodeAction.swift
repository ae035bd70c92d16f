public import Input

/// Something that a key does with a node, as a button for people who tap instead of dragging.
public struct NodeAction: Hashable, Sendable {
  /// The last part of the button's id.
  public var name: String
  /// What it does, in the player's language.
  public var label: String
  /// A drawing of `Art`.
  public var icon: String
  /// The key, which the node handles.
  public var key: Key

  /// A button that presses a key.
  public init(_ name: String, label: String, icon: String, key: Key) {
    self.name = name
    self.label = label
    self.icon = icon
    self.key = key
  }
}
