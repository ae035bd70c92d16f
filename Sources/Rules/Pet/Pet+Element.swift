extension Pet {
  /// What an adult is made of; each has an advantage over the one it `beats`.
  public enum Element: String, CaseIterable, Hashable, Codable, Sendable {
    case leaf, water, fire

    /// Leaf drinks water, water puts out fire, fire burns leaf.
    public var beats: Element {
      switch self {
      case .leaf: .water
      case .water: .fire
      case .fire: .leaf
      }
    }
  }
}

extension Pet.Form {
  /// Its element; eggs and children have none yet.
  public var element: Pet.Element? {
    switch self {
    case .egg, .child: nil
    case .wanderer, .lucky, .scholar, .survivor: .leaf
    case .companion, .guardian, .dreamer, .tinker: .water
    case .champion, .ace, .gourmet, .weaver: .fire
    }
  }
}
