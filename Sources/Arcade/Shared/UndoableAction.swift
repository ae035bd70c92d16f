import Stage

/// Something that was done and can be taken back for a while.
struct UndoableAction {
  /// How long a person has to think better of it.
  static let time = Duration.seconds(10)
  /// What was done, as a sentence.
  var text: String
  /// By the stage's clock, when it is too late.
  var until: Duration
  /// Takes it back, says itself what goes wrong, and tells once it is done.
  var undo: (_ stage: Stage, _ done: @escaping () -> Void) -> Void
  /// The time to undo is over: the deleted data can be discarded.
  var accept: () -> Void
}
