/// Stars for how close a solution came to par.
///
/// Three for up to a tenth more than par, two for up to half as much again, one for any solution.
/// Par must be proved. Undo and help cost the record, not the stars.
public struct StarRating: Hashable, Sendable {
  /// One to three.
  public let stars: Int

  /// The stars of a board of this par, solved in so many moves.
  public init(moves: Int, par: Int) {
    stars = moves * 10 <= par * 11 ? 3 : moves * 2 <= par * 3 ? 2 : 1
  }
}
