/// Why the rules refuse a move.
public enum IllegalMove: Error, Hashable, Sendable {
  /// The move names a place that the board does not have.
  case outsideBoard
  /// Nothing can be pushed from there: it is the gap itself, or in neither its row nor its column.
  case notInLine
  /// The game is solved; nothing moves any more.
  case solved
  /// The round is over; nothing moves any more.
  case over
  /// The move handles a piece that nobody holds.
  case notHeld
  /// The rules know the move but do not allow it now.
  case notAllowed
  /// That card has been dealt already.
  case noSuchCard
}
