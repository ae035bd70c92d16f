public import Stage

/// Sounds of several games; each game has its own besides.
nonisolated extension Sound {
  /// That is not possible.
  public static let bump = Sound("bump")
  /// A game is won.
  public static let win = Sound("win")
  /// Something is lifted off the table.
  public static let lift = Sound("lift")
  /// Something is laid down.
  public static let drop = Sound("drop")
  /// The stars of a result as they land: three notes that rise.
  static let stars = [Sound("star-1"), Sound("star-2"), Sound("star-3")]
}
