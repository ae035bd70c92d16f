/// Why a move is illegal.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The board has no such cell.
  case outsideBoard
  /// Nothing can be pushed from there: it is the gap, or in neither its row nor its column.
  case notInLine
  /// The game is solved, so nothing can be moved any more.
  case solved
  /// The round is over, so nothing can be moved any more.
  case over
  /// The piece is not held.
  case notHeld
  /// The move exists but is not allowed now.
  case notAllowed
  /// That card has already been dealt.
  case noSuchCard
}
