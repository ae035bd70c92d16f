/// How the focus moves for somebody with one or two switches.
///
/// A switch is a key, Space or Enter, or a controller's A.
public struct Scanning: Hashable, Sendable {
  /// What the switches do.
  public enum Mode: String, Hashable, Sendable {
    /// The focus moves by itself; a switch chooses.
    case automatic = "auto"
    /// A switch moves the focus; a pause chooses.
    case oneSwitch = "one"
    /// Space moves the focus; Enter, or A, chooses.
    case twoSwitches = "two"
  }
  /// What the switches do.
  public var mode: Mode
  /// How long the focus stays, or the pause that chooses.
  public var interval: Duration

  /// A manner of scanning.
  public init(mode: Mode, interval: Duration) {
    self.mode = mode
    self.interval = interval
  }
}

/// Where the focus is on its way over the screen.
///
/// Many nodes are scanned row by row, and then within the row that was chosen. A node with actions
/// shows them as buttons, which are scanned until the last one closes them.
struct ScanState {
  var scanning: Scanning?
  /// When the focus moves on, or a pause has chosen; nil while a switch is awaited.
  var due: Duration?
  /// The row that was chosen, and its index; empty while rows are scanned.
  var row: [Stage.Weak] = []
  var rowIndex = 0
  /// The index of what has the focus; nil before the first.
  var index: Int?
  /// How often the focus has passed over everything since a switch was used.
  var passes = 0
  /// The buttons of a node, and the node.
  var bar: ActionBar?
  weak var target: Node?
  /// The scene that is scanned, and the keyboard over it.
  weak var scene: (any Scene)?
  weak var keyboard: Keyboard?
}
