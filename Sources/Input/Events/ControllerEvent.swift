/// A button of a game controller, named by its function and not by its label.
public struct ControllerEvent: Hashable, Sendable {
  /// The buttons the arcade uses.
  ///
  /// The left stick arrives as the d-pad, the triggers and the right stick as four more buttons.
  public enum Button: Hashable, Sendable, CaseIterable {
    /// The four directions.
    case dpadUp, dpadDown, dpadLeft, dpadRight
    /// Activate the focused node, and go back.
    case confirm, cancel
    /// Open what Escape opens.
    case menu
    /// The shoulder buttons.
    case shoulderLeft, shoulderRight
    /// Turn what is chosen: the triggers, and the right stick to the left and right.
    case turnLeft, turnRight
    /// Change the size of what is chosen: the right stick up and down.
    case larger, smaller
    /// Divide or remove what is chosen, and take the last move back: X and Y.
    case special, undo
    /// Mark what is chosen, and filter the choice: the left and the right stick, pressed.
    case mark, filter
  }
  /// Whether the button was pressed or released.
  public enum Phase: Hashable, Sendable {
    /// Down.
    case pressed
    /// Up.
    case released
  }
  /// Which button.
  public var button: Button
  /// Pressed or released.
  public var phase: Phase
  /// On the clock of all events.
  public var time: Duration

  /// A press by default.
  public init(_ button: Button, phase: Phase = .pressed, time: Duration) {
    self.button = button
    self.phase = phase
    self.time = time
  }
}
