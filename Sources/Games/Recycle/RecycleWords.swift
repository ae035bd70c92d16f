import Arcade
import Languages
import Rules

/// What Recycle says, and how things are called.
enum RecycleWords {
  static func name(of kind: Recycle.Kind) -> String {
    switch kind {
    case .bottle: tr("Glass bottle")
    case .bag: tr("Crisps bag")
    case .plane: tr("Paper plane")
    }
  }

  static func name(of container: Recycle.Container) -> String {
    switch container {
    case .glass: tr("Green container, for glass")
    case .paper: tr("Blue container, for paper")
    case .packaging: tr("Yellow container, for light packaging")
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

  /// One thing worth knowing about why this does not belong there.
  static func fact(_ kind: Recycle.Kind, in container: Recycle.Container) -> String {
    switch (kind, container) {
    case (.bottle, .paper):
      tr("Glass bottles and jars go into the green container; their caps into the yellow one.")
    case (.bottle, _):
      tr("Yellow is for plastic, cans and drink cartons. Glass bottles go into green.")
    case (.bag, .paper):
      tr("A crisps bag is no paper: it is light packaging, for the yellow container.")
    case (.bag, _):
      tr("Crisps bags, cans, cartons and plastic trays go into the yellow container.")
    case (.plane, .glass):
      tr(
        "Only glass bottles and jars go into green: no paper, no drinking glasses, no light bulbs.")
    case (.plane, _):
      tr("Paper and cardboard go into blue. Only drink cartons go into yellow.")
    }
  }

  static func name(of mode: Recycle.Mode) -> String {
    switch mode {
    case .solo: tr("Solo")
    case .two: tr("Two players")
    case .calm: tr("Calm")
    case .hard: tr("Hard")
    }
  }

  static func about(_ mode: Recycle.Mode) -> String {
    switch mode {
    case .solo: tr("One minute, as many points as you can.")
    case .two: tr("A table for each of you, one minute together.")
    case .calm: tr("No clock: for small children, and for trying things out.")
    case .hard: tr("Let go over the opening, and the bottle quite upside down.")
    }
  }

  static func name(of halving: Recycle.Halving) -> String {
    switch halving {
    case .classic: tr("Classic")
    case .split: tr("Split")
    }
  }

  static func about(_ halving: Recycle.Halving) -> String {
    switch halving {
    case .classic: tr("A double tap makes a thing half as big.")
    case .split: tr("A double tap makes two of it, each half as big.")
    }
  }

  /// A factor with at most two digits after the point.
  static func factor(_ size: Int) -> String {
    let hundredths = (size + 5) / 10
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    return "×\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The name of a list of results.
  static func variant(_ setup: Recycle.Setup) -> String {
    name(of: setup.mode) + " · " + name(of: setup.halving)
  }
}
