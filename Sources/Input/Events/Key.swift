/// A key by what it does, or by the letter on it.
public enum Key: Hashable, Sendable {
  /// The four arrows.
  case up, down, left, right
  /// Keys that move the focus or act on it.
  case tab, enter, space, escape
  /// Keys that edit text.
  case backspace, delete
  /// Keys that jump to an end or by a page.
  case home, end, pageUp, pageDown
  /// What only a game controller has a button for: turn, resize, divide or remove what is chosen,
  /// take the last move back, mark what is chosen, and filter the choice.
  case turnLeft, turnRight, larger, smaller, special, undo, mark, filter
  /// F1 is 1.
  case function(Int)
  /// The key's letter in lower case, whatever the modifiers; typed text arrives as `text`.
  case character(Character)
}
