/// Stars for how near a solved board came to the fewest moves.
///
/// Three up to a tenth more than par, two up to half as much again, one for solving it at all. Only a
/// par that is proved can be divided by; undo and help take the record, not the stars.
public struct StarRating: Hashable, Sendable {
  /// One to three.
  public let stars: Int

  /// The stars of a board of this par, solved in so many moves.
  public init(moves: Int, par: Int) {
    stars = moves * 10 <= par * 11 ? 3 : moves * 2 <= par * 3 ? 2 : 1
  }
}
