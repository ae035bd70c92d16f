/// A button of a game controller, by what it means and not by what is printed on it.
public struct ControllerEvent: Hashable, Sendable {
  /// The buttons the arcade uses; the left stick arrives as the d-pad.
  public enum Button: Hashable, Sendable, CaseIterable {
    /// The four directions.
    case dpadUp, dpadDown, dpadLeft, dpadRight
    /// Act on the focus, and go back.
    case confirm, cancel
    /// Open what Escape opens.
    case menu
    /// The buttons under the forefingers.
    case shoulderLeft, shoulderRight
  }
  /// Which way the button went.
  public enum Phase: Hashable, Sendable {
    /// Down.
    case pressed
    /// Up.
    case released
  }
  /// Which button.
  public var button: Button
  /// Down or up.
  public var phase: Phase
  /// On the clock of all events.
  public var time: Duration

  /// A press, unless said otherwise.
  public init(_ button: Button, phase: Phase = .pressed, time: Duration) {
    self.button = button
    self.phase = phase
    self.time = time
  }
}
