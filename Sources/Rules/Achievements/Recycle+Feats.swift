extension Recycle {
  /// What the round tells to achievements, at its end.
  public var feats: Feats {
    var feats = Feats()
    feats[.perfectFits] = sides.map(\.perfect).max()
    feats[.flawlessPieces] = sides.map { $0.refused == 0 ? $0.taken.reduce(0, +) : 0 }.max()
    feats[.streak] = sides.map(\.bestStreak).max()
    return feats
  }
}
