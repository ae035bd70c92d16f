public import Stage

/// An action that can be undone for a while.
public struct UndoableAction {
  /// How long it can be undone.
  public static let time = Duration.seconds(10)
  /// What was done, as a sentence.
  var text: String
  /// When the time to undo is over, on the stage clock.
  var until: Duration
  /// Undoes it, reports errors itself, and calls back once it is done.
  var undo: (_ stage: Stage, _ done: @escaping () -> Void) -> Void
  /// Called when the time is over: the deleted data can be discarded.
  var accept: () -> Void

  /// `until`: on the stage clock; `undo` undoes it, reports errors itself, and calls back once it
  /// is done; `accept` is called when the time is over.
  public init(
    text: String, until: Duration,
    undo: @escaping (_ stage: Stage, _ done: @escaping () -> Void) -> Void,
    accept: @escaping () -> Void = {}
  ) {
    (self.text, self.until, self.undo, self.accept) = (text, until, undo, accept)
  }
}
