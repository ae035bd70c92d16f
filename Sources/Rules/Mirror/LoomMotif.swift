/// What can be laid into a cell on the loom.
///
/// Append only: a design's text names motifs by their place in this list.
public enum LoomMotif: String, CaseIterable, Hashable, Sendable {
  case diamond, star, cross, flower, frame, lattice, checks, bars, corner, steps, chevron, hook
  case wave, sun, arrow, person, frog, bird, fish, butterfly, boat, house

  /// How many of the four quarter turns look different; `Tools/art/loom_motifs.py` proves it.
  public var turns: Int {
    switch self {
    case .diamond, .star, .cross, .flower, .frame, .lattice: 1
    case .checks, .bars: 2
    default: 4
    }
  }
}
