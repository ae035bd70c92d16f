extension Feat {
  /// Pieces that just fitted, of the player who had most.
  public static let perfectFits = Feat("perfectFits")
  /// Pieces of a player who had none refused; else 0.
  static let flawlessPieces = Feat("flawlessPieces")
  /// The longest streak.
  public static let streak = Feat("streak")
}

extension Recycle {
  /// What the round tells to achievements, at its end: the best of what its players did.
  public var feats: Feats {
    var feats = Feats()
    feats[.perfectFits] = sides.map(\.perfect).max()
    feats[.flawlessPieces] = sides.map(\.flawless).max()
    feats[.streak] = sides.map(\.bestStreak).max()
    return feats
  }
}

extension Recycle.Side {
  /// What one player's part of the round tells to achievements.
  public var feats: Feats {
    var feats = Feats()
    feats[.perfectFits] = perfect
    feats[.flawlessPieces] = flawless
    feats[.streak] = bestStreak
    return feats
  }

  fileprivate var flawless: Int { refused == 0 ? taken.reduce(0, +) : 0 }
}
