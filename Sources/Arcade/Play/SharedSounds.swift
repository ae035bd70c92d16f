public import Stage

/// Sounds that several games share.
nonisolated extension Sound {
  /// A move is not possible.
  public static let bump = Sound("bump")
  /// A game was won.
  public static let win = Sound("win")
  /// Something was picked up.
  public static let lift = Sound("lift")
  /// Something was put down.
  public static let drop = Sound("drop")
  /// The stars of a result as they land: three notes that rise.
  static let stars = [Sound("star-1"), Sound("star-2"), Sound("star-3")]
}
