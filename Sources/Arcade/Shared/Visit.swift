import Store

/// What a kiosk knows of the person in front of it, until that one is gone.
struct Visit {
  /// The players made during it: only these can be edited, or played as.
  var players: Set<Player.ID> = []
  /// The designs made during it: only these can be changed and named.
  var looms: Set<SavedLoom.ID> = []
  /// The name that was put to a result last.
  var name: String?
}
