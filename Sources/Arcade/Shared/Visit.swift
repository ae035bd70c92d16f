public import Store

/// What a kiosk knows of the person in front of it, until that one is gone.
public struct Visit {
  /// The players made during it: only these can be edited, or played as.
  public var players: Set<Player.ID> = []
  /// The designs made during it: only these can be changed and named.
  public var looms: Set<SavedLoom.ID> = []
  /// The name that was put to a result last.
  public var name: String?
}
