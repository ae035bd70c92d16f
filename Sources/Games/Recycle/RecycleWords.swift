import Arcade
import Languages
import Rules

/// The texts of Recycle.
enum RecycleWords {
  static func name(of kind: Recycle.Kind) -> String {
    switch kind {
    case .bottle: tr("Glass bottle")
    case .bag: tr("Crisp packet")
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

  /// A fact that explains why this item doesn't belong there.
  static func fact(_ kind: Recycle.Kind, in container: Recycle.Container) -> String {
    switch (kind, container) {
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
    case (.plane, _):
      tr("Paper and cardboard go in blue. Only drink cartons go in yellow.")
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
    case .solo: tr("Score as many points as you can in one minute.")
    case .two: tr("A table for each player, one minute on the clock.")
    case .calm: tr("No clock: for small children and for practice.")
    case .hard: tr("Let go over the opening, bottles fully upside down.")
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
    case .classic: tr("A double tap makes an item half as big.")
    case .split: tr("A double tap splits an item in two, each half as big.")
    }
  }

  /// The name of a variant.
  static func variant(_ setup: Recycle.Setup) -> String {
    name(of: setup.mode) + " · " + name(of: setup.halving)
  }
}
