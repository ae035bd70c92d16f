import Languages
import Rules

/// The texts of Recycle.
enum RecycleWords {
  static func name(of kind: Recycle.Kind) -> String {
    switch kind {
    case .bottle: tr("Glass bottle")
    case .bag: tr("Crisp packet")
    case .plane: tr("Paper plane")
    case .jar: tr("Jam jar")
    case .can: tr("Drinks can")
    case .pot: tr("Yoghurt pot")
    case .carton: tr("Drink carton")
    case .newspaper: tr("Newspaper")
    case .box: tr("Cardboard box")
    case .apple: tr("Apple core")
    case .banana: tr("Banana peel")
    case .napkin: tr("Used paper napkin")
    case .mug: tr("Broken mug")
    case .nappy: tr("Nappy")
    }
  }

  static func name(of container: Recycle.Container, _ color: Recycle.ContainerColor) -> String {
    switch container {
    case .glass: tr("Green container, for glass")
    case .paper: tr("Blue container, for paper")
    case .packaging: tr("Yellow container, for light packaging")
    case .organic: tr("Brown container, for organic waste")
    case .rest where color == .black: tr("Black container, for the rest")
    case .rest: tr("Grey container, for the rest")
    }
  }

  static func reason(_ reason: Recycle.Reason) -> String {
    switch reason {
    case .wrongContainer: tr("Wrong container")
    case .tooBig: tr("Too big")
    case .notUpsideDown: tr("Turn it over")
    case .besideMouth: tr("Not over the opening")
    }
  }

  /// A fact that explains why this item doesn't belong there.
  static func fact(
    _ kind: Recycle.Kind, in container: Recycle.Container, _ setup: Recycle.Setup
  ) -> String {
    guard setup.mode != .town else {
      let home = setup.container(of: kind)
      return trPair(name(of: kind), name(of: home, setup.color(of: home)))
    }
    return switch (kind, container) {
    case (.bottle, .paper):
      tr("Glass bottles and jars go in the green container, their caps in the yellow one.")
    case (.bottle, _):
      tr("Yellow is for plastic, cans and drink cartons. Glass bottles go in green.")
    case (.bag, .paper):
      tr("A crisp packet isn't paper. It's light packaging and goes in the yellow container.")
    case (.bag, _):
      tr("Crisp packets, cans, cartons and plastic trays go in the yellow container.")
    case (.plane, .glass):
      tr(
        "Only glass bottles and jars go in green: no paper, drinking glasses or light bulbs.")
    default:
      tr("Paper and cardboard go in blue. Only drink cartons go in yellow.")
    }
  }

  static func name(of mode: Recycle.Mode) -> String {
    switch mode {
    case .solo: tr("Solo")
    case .three: tr("Three minutes")
    case .two: tr("Two players")
    case .together: tr("Together")
    case .calm: tr("Calm")
    case .hard: tr("Hard")
    case .town: tr("Town")
    }
  }

  static func about(_ mode: Recycle.Mode) -> String {
    switch mode {
    case .solo: tr("Score as many points as you can in one minute.")
    case .three: tr("Score as many points as you can in three minutes.")
    case .two: tr("A table for each player, one minute on the clock.")
    case .together: tr("A table for each of two players, and one score for both.")
    case .calm: tr("No clock: for small children and for practice.")
    case .hard: tr("Let go over the opening, bottles fully upside down.")
    case .town: tr("Five containers, and many more kinds of waste.")
    }
  }

  static func name(of region: Recycle.Region) -> String {
    switch region {
    case .spain: tr("Spain")
    case .germany: tr("Germany")
    case .italy: tr("Italy")
    }
  }

  static func about(_ region: Recycle.Region) -> String {
    switch region {
    case .spain: tr("In Spain, used paper napkins go in the brown container.")
    case .germany: tr("In Germany, used paper napkins go in the black container.")
    case .italy: tr("In Italy, drink cartons often go in the blue container.")
    }
  }

  /// The country whose rules are likely those of a player who speaks the current language.
  @MainActor static var home: Recycle.Region {
    Languages.current.hasPrefix("de")
      ? .germany : Languages.current.hasPrefix("it") ? .italy : .spain
  }

  /// The name of a town in this country.
  static func town(_ region: Recycle.Region) -> String {
    name(of: .town) + " · " + name(of: region)
  }

  static func name(of halving: Recycle.Halving) -> String {
    switch halving {
    case .classic: tr("Classic")
    case .split: tr("Split")
    }
  }

  static func about(_ halving: Recycle.Halving) -> String {
    switch halving {
    case .classic: tr("A double tap makes an item half as big.")
    case .split: tr("A double tap splits an item in two, each half as big.")
    }
  }

  /// The name of a variant.
  static func variant(_ setup: Recycle.Setup) -> String {
    name(of: setup.mode) + " · " + (setup.region.map(name) ?? name(of: setup.halving))
  }
}
