/// What games earn besides points, for whoever is cared for with it.
public enum Resource: String, CaseIterable, Hashable, Codable, Sendable {
  /// A meal costs one.
  case food
  /// Used to build a larger room.
  case materials
  /// Playing uses one up.
  case toys
  /// A training costs one.
  case training
  /// Cures an illness at once.
  case medicine
}
