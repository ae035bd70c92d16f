public import Geometry

/// Every kind of input, in one type.
///
/// Platform converts the system's events to these; the other modules see nothing else.
public enum InputEvent: Hashable, Sendable {
  /// A finger, or the mouse with a button down.
  case pointer(PointerEvent)
  /// The mouse moved with no button down, to a point of the stage, or left the window.
  case hover(Point?, time: Duration)
  /// The wheel turned.
  case wheel(WheelEvent)
  /// A key went down or up.
  case key(KeyEvent)
  /// Text was typed and is final.
  case text(String)
  /// Text is being composed by an input method; empty when that is over.
  case composition(String)
  /// A controller's button went down or up.
  case controller(ControllerEvent)
  /// A file was dropped on the window; the value is its path.
  case drop(String)
}
