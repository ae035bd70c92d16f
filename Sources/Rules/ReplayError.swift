/// Why a record can't be replayed.
///
/// `entry` counts from 0.
public enum ReplayError: Error, Hashable, Sendable {
  /// The record is in a format this program does not know.
  case otherFormat(Int)
  /// The record belongs to the game of this name.
  case otherGame(String)
  /// The record was played with this version of the rules, which isn't the current one.
  case otherRules(Int)
  /// The move is illegal.
  case illegalMove(IllegalMove, entry: Int)
  /// There is no move to undo, or the game was over.
  case nothingToUndo(entry: Int)
  /// There is no undone move to redo.
  case nothingToRedo(entry: Int)
  /// The time is before that of the entry above, or before the session.
  case timeRunsBackwards(entry: Int)
  /// The time is too late for a real game.
  case tooLate(entry: Int)
  /// There are too many entries for a real game.
  case tooManyEntries(Int)
}
