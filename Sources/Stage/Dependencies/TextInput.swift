public import Geometry

/// Typed text and the clipboard, as the outside offers them.
///
/// Keys alone are no text: the system's input method makes it, and only between `begin` and `end`.
public struct TextInput {
  /// From now on text is wanted; an input method shows its candidates beside this place (points in
  /// the window).
  public var begin: (_ caret: Rect) -> Void
  /// The caret is somewhere else.
  public var move: (_ caret: Rect) -> Void
  /// No text is wanted any more: keys are only keys.
  public var end: () -> Void
  /// What was copied last, here or elsewhere; empty where there is nothing.
  public var pasted: () -> String
  /// Puts text on the clipboard.
  public var copy: (String) -> Void
  /// Text input from its five functions.
  public init(
    begin: @escaping (Rect) -> Void, move: @escaping (Rect) -> Void, end: @escaping () -> Void,
    pasted: @escaping () -> String, copy: @escaping (String) -> Void
  ) {
    self.begin = begin
    self.move = move
    self.end = end
    self.pasted = pasted
    self.copy = copy
  }

  /// Nobody types: for tests and for pictures without a window.
  public static var silent: TextInput {
    TextInput(begin: { _ in }, move: { _ in }, end: {}, pasted: { "" }, copy: { _ in })
  }
}
