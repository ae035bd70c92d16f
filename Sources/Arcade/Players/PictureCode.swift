import Languages

/// The pictures a player chose, in their order.
nonisolated struct PictureCode: Hashable, Sendable {
  /// How many pictures a lock has.
  static let length = 4
  /// The nine pictures to choose from: their order and number never change.
  static let pictures = [
    "paper-sun", "paper-star", "paper-heart", "paper-leaf", "paper-kite", "paper-boat",
    "paper-fish", "paper-moon", "paper-flower",
  ]
  /// The indices of the pictures.
  private(set) var chosen: [Int] = []

  var isComplete: Bool { chosen.count == Self.length }
  /// What is hashed.
  var secret: String { chosen.map { "\($0)" }.joined(separator: " ") }

  mutating func add(_ picture: Int) { if !isComplete { chosen.append(picture) } }

  /// The name of a picture.
  @MainActor static func name(of picture: Int) -> String {
    switch pictures[picture] {
    case "paper-sun": tr("Sun")
    case "paper-star": tr("Star")
    case "paper-heart": tr("Heart")
    case "paper-leaf": tr("Leaf")
    case "paper-kite": tr("Kite")
    case "paper-boat": tr("Boat")
    case "paper-fish": tr("Fish")
    case "paper-moon": tr("Moon")
    default: tr("Flower")
    }
  }
}
