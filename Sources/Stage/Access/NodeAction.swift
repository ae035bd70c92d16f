public import Input

/// Something that a key does with a node, as a button for people who tap or have a switch.
public struct NodeAction: Hashable, Sendable {
  /// The last part of the button's id.
  public var name: String
  /// What it does, in the player's language; empty for what `AccessWords` has.
  public var label: String
  /// A drawing of `Art`; one that isn't called `icon-…` has its own colours.
  public var icon: String
  /// The key, which the node handles; Enter activates it.
  public var key: Key

  /// A button that presses a key.
  public init(_ name: String, label: String = "", icon: String, key: Key) {
    self.name = name
    self.label = label
    self.icon = icon
    self.key = key
  }
}

extension NodeAction {
  /// The left arrow key.
  public static let left = NodeAction("left", icon: "icon-left", key: .left)
  /// The right arrow key.
  public static let right = NodeAction("right", icon: "icon-right", key: .right)
  /// The upper arrow key.
  public static let up = NodeAction("up", icon: "icon-up", key: .up)
  /// The lower arrow key.
  public static let down = NodeAction("down", icon: "icon-down", key: .down)
  /// Activates the node.
  public static let choose = NodeAction("choose", icon: "icon-hand", key: .enter)
  /// Ends the choice of these buttons.
  static let done = NodeAction("done", icon: "icon-check", key: .escape)
}

/// The words of buttons that press keys, in the player's language.
public struct AccessWords: Hashable, Sendable {
  /// See `NodeAction`.
  public var left, right, up, down, choose, done: String

  /// The words; English unless given.
  public init(
    left: String = "Left", right: String = "Right", up: String = "Up", down: String = "Down",
    choose: String = "Choose", done: String = "Done"
  ) {
    self.left = left
    self.right = right
    self.up = up
    self.down = down
    self.choose = choose
    self.done = done
  }

  func label(of action: NodeAction) -> String {
    guard action.label.isEmpty else { return action.label }
    return switch action.key {
    case .left: left
    case .right: right
    case .up: up
    case .down: down
    case .enter: choose
    default: done
    }
  }
}
