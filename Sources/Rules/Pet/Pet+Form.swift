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
    /// Grown up with much training in defence, or in luck.
    case guardian, lucky
    /// Grown up while one of the other games was played (`ofGames`).
    case tinker, ace, scholar, weaver
    /// Grown up with more meals than it needed.
    case gourmet
    /// Grown up well rested.
    case dreamer
    /// Grown up with illnesses through which someone nursed it.
    case survivor

    /// Whether it can leave an egg of its own.
    public var isAdult: Bool { self != .egg && self != .child }
  }

  /// How full it is.
  public enum Condition: String, CaseIterable, Hashable, Codable, Sendable {
    case full, normal
    /// It lies down and stays there.
    case hungry
  }

  /// What it would like, the most urgent first.
  public enum Want: String, CaseIterable, Hashable, Codable, Sendable {
    case food, medicine, sleep, clean, play
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
