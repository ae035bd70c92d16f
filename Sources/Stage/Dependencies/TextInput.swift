public import Geometry

/// Text input and the clipboard.
///
/// Keys alone produce no text: the system's input method does, and only between `begin` and
/// `end`.
public struct TextInput {
  /// Begins text input; an input method shows its candidates beside the caret (in window points).
  public var begin: (_ caret: Rect) -> Void
  /// Moves the caret.
  public var move: (_ caret: Rect) -> Void
  /// Ends text input: from now on keys produce no text.
  public var end: () -> Void
  /// The text last copied in any program; empty if there is none.
  public var pasted: () -> String
  /// Copies text to the clipboard.
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

  /// No text input, for tests and screenshots without a window.
  public static var silent: TextInput {
    TextInput(begin: { _ in }, move: { _ in }, end: {}, pasted: { "" }, copy: { _ in })
  }
}
