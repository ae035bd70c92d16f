public import Geometry
import Languages
public import Store

/// The look and the names of avatars.
extension Avatar {
  /// The drawing of the animal.
  public var art: String { "avatar-" + animal.rawValue }
  /// The colour behind the animal.
  public var color: Color { tone.color }
}

extension Avatar.Tone {
  /// The colour behind the animal.
  public var color: Color {
    switch self {
    case .red: Color(0xDD6B57)
    case .orange: Color(0xE8924A)
    case .yellow: Color(0xF0C24B)
    case .green: Color(0x79A957)
    case .teal: Color(0x3F9A95)
    case .blue: Color(0x5A97CF)
    case .violet: Color(0x8876B8)
    case .pink: Color(0xD47BA0)
    }
  }

  /// The name of the animal, in the player's language.
  public var name: String {
    switch self {
    case .red: tr("Red")
    case .orange: tr("Orange")
    case .yellow: tr("Yellow")
    case .green: tr("Green")
    case .teal: tr("Sea green")
    case .blue: tr("Blue")
    case .violet: tr("Violet")
    case .pink: tr("Pink")
    }
  }
}

extension Avatar.Animal {
  /// The name of the colour, in the player's language.
  public var name: String {
    switch self {
    case .bear: tr("Bear")
    case .cat: tr("Cat")
    case .elephant: tr("Elephant")
    case .fox: tr("Fox")
    case .frog: tr("Frog")
    case .hedgehog: tr("Hedgehog")
    case .koala: tr("Koala")
    case .lion: tr("Lion")
    case .owl: tr("Owl")
    case .panda: tr("Panda")
    case .penguin: tr("Penguin")
    case .rabbit: tr("Rabbit")
    }
  }
}
