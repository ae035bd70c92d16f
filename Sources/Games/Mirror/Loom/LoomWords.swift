import Languages
import Rules

/// The names of the Loom's motifs.
enum LoomWords {
  /// Plain cloth if there is no motif.
  static func name(of motif: LoomMotif?) -> String {
    switch motif {
    case nil: tr("Plain")
    case .diamond: tr("Diamond")
    case .star: tr("Star")
    case .cross: tr("Cross")
    case .flower: tr("Flower")
    case .frame: tr("Frame")
    case .lattice: tr("Lattice")
    case .checks: tr("Checks")
    case .bars: tr("Bars")
    case .corner: tr("Corner")
    case .steps: tr("Steps")
    case .chevron: tr("Zigzag")
    case .hook: tr("Hook")
    case .wave: tr("Wave")
    case .sun: tr("Sun")
    case .arrow: tr("Feather")
    case .person: tr("Person")
    case .frog: tr("Frog")
    case .bird: tr("Bird")
    case .fish: tr("Fish")
    case .butterfly: tr("Butterfly")
    case .boat: tr("Boat")
    case .house: tr("House")
    }
  }

  /// A description of a cell's contents.
  static func name(of patch: LoomPatch) -> String {
    guard let motif = patch.motif else {
      return trList([tr("Plain"), LoomColors.name(of: patch.ground)])
    }
    return tr(
      "{motif}, {thread} on {ground}",
      [
        "motif": name(of: motif), "thread": LoomColors.name(of: patch.thread),
        "ground": LoomColors.name(of: patch.ground),
      ])
  }
}
