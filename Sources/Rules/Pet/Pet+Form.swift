extension Pet {
  /// How far the egg's shell has broken: one more with each stroke, and with the third it hatches.
  public var cracks: Int { form == .egg ? min(max(0, warmth), 2) : 0 }

  /// What it has grown to.
  public enum Form: String, CaseIterable, Hashable, Codable, Sendable {
    /// Walks not yet; hatches by itself, or at the third stroke.
    case egg
    case child
    /// Grown up with much training.
    case champion
    /// Grown up with much company.
    case companion
    /// Grown up mostly on its own.
    case wanderer

    /// Whether it can leave an egg of its own.
    public var isAdult: Bool { self == .champion || self == .companion || self == .wanderer }
  }

  /// How full it is.
  public enum Condition: String, CaseIterable, Hashable, Codable, Sendable {
    case full, normal
    /// It lies down and stays there.
    case hungry
  }

  /// What it would like, the most urgent first.
  public enum Want: String, CaseIterable, Hashable, Codable, Sendable {
    case food, sleep, clean, play
  }

  /// How it is just now, apart from its needs.
  public enum Rest: Hashable, Codable, Sendable {
    /// Up; or lying down, where it is hungry.
    case awake
    /// Asleep till this tick of its age.
    case nap(until: Int)
    /// Asleep till morning.
    case night
    /// Fainted till this tick of its age.
    case fainted(until: Int)
  }
}
