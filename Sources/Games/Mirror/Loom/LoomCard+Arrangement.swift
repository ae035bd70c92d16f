import Geometry
import Rules
import Stage

extension LoomCard {
  /// The width of a cloth where there are many, and the smallest where all fit into the room.
  private static let usual = 330.0
  private static let least = 190.0
  private static let gap = 16.0
  /// The longest cords on which a cloth hangs.
  private static let cords = 72.0

  /// The height around a cloth, without cords.
  private static var around: Double { foot + fringe + rod + 8 }

  /// As large as a number of cards can be if all are to be seen; if there are too many, as large as
  /// usual.
  static func arrangement(of count: Int, in room: Size) -> GridNode<LoomCard>.Arrangement {
    let whole = Mirror.Symmetry.axis.whole
    let shape = whole.width / whole.height
    func width(_ columns: Int) -> Double {
      ((room.width - gap * Double(columns + 1)) / Double(columns)).rounded(.down)
    }
    func cloth(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let height = (room.height - gap * Double(rows)) / Double(rows)
      return min(width(columns) - 32, (height - around) * shape)
    }
    // A row that isn't full looks unfinished.
    func worth(_ columns: Int) -> Double {
      cloth(columns) * (count.isMultiple(of: columns) ? 1 : 0.85)
    }
    let most = max(1, Int((room.width - gap) / (least + 32 + gap)))
    let best = (1...max(1, min(count, most))).max { worth($0) < worth($1) } ?? 1
    if cloth(best) >= min(least, room.width - 64) {
      let rows = (count + best - 1) / best
      let high = (room.height - gap * Double(rows)) / Double(rows)
      let height = min(high, cloth(best) / shape + around + cords)
      return .init(
        columns: best, cell: Size(width: width(best), height: height.rounded(.down)))
    }
    let columns = max(1, Int((room.width - gap) / (usual + 32 + gap)))
    let height = (width(columns) - 32) / shape + around
    return .init(
      columns: columns,
      cell: Size(width: width(columns), height: min(height, room.height - gap).rounded(.down)))
  }
}
