/// Why a record cannot be played again.
///
/// `entry` counts from 0.
public enum ReplayError: Error, Hashable, Sendable {
  /// The record is in a format this program does not know.
  case otherFormat(Int)
  /// The record belongs to the game of this name.
  case otherGame(String)
  /// The record was played by this version of the rules, which are not today's.
  case otherRules(Int)
  /// The rules refuse the move.
  case illegalMove(IllegalMove, entry: Int)
  /// The entry takes back a move that was never made, or when the game was over.
  case nothingToUndo(entry: Int)
  /// The entry makes a move again that was not taken back.
  case nothingToRedo(entry: Int)
  /// The entry is dated before the one above it, or before the session.
  case timeRunsBackwards(entry: Int)
  /// The entry is dated later than anybody plays.
  case tooLate(entry: Int)
  /// There are more entries than anybody makes.
  case tooManyEntries(Int)
}
