/// A motif that can be placed in a cell of the Loom.
///
/// Append only: designs refer to motifs by their index in this list.
public enum LoomMotif: String, CaseIterable, Hashable, Sendable {
  case diamond, star, cross, flower, frame, lattice, checks, bars, corner, steps, chevron, hook
  case wave, sun, arrow, person, frog, bird, fish, butterfly, boat, house

  /// How many of the four rotations look different; `Tools/art/loom_motifs.py` checks it.
  public var turns: Int {
    switch self {
    case .diamond, .star, .cross, .flower, .frame, .lattice: 1
    case .checks, .bars: 2
    default: 4
    }
  }
}
