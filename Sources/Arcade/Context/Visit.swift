public import Store

/// What a kiosk knows about the current visitor.
public struct Visit {
  /// The players created during the visit, or whose four pictures were given: on a kiosk only these
  /// can be edited or selected.
  public var players: Set<Player.ID> = []
  /// The designs made during the visit: only these can be changed and named.
  public var looms: Set<SavedLoom.ID> = []
  /// Whether the owner is here, who gave the PIN.
  public var isOwner = false
  /// The last name that was given to a result.
  public var name: String?
}
