/// The 5040 orders of seven tiles, numbered, and what an order becomes when one tile passes
/// others.
///
/// An order lists the tiles of a pattern in the cells that they occupy, row by row. A horizontal
/// move keeps the order; in a vertical one a tile passes those in the three cells between, so at
/// most three.
struct PermutationTable: Sendable {
  /// How many orders there are: 7!.
  static let count = 5040
  /// The only instance; it never changes.
  static let shared = PermutationTable()

  /// The tile at each of the seven places, order after order.
  let tiles: FixedTable<UInt8>
  /// The number of the order after the tile at `place` has moved by `steps` places (-3…3): at
  /// `((place * 7) + steps + 3) * count + order`.
  let moved: FixedTable<UInt16>

  private init() {
    let count = Self.count
    tiles = FixedTable(count: count * 7, of: 0) { tiles in
      for number in 0..<count {
        var left: UInt8 = 0b111_1111
        for place in 0..<7 {
          // Skips as many of the tiles that are left as are smaller.
          var rest = left
          for _ in 0..<number / Self.weights[place] % (7 - place) { rest &= rest &- 1 }
          tiles[number * 7 + place] = UInt8(rest.trailingZeroBitCount)
          left &= ~(rest & ~(rest &- 1))
        }
      }
    }
    let swapped = FixedTable(
      (0..<6).flatMap { place in (0..<count).map { UInt16(Self.swapping($0, at: place)) } })
    moved = FixedTable(count: 7 * 7 * count, of: 0) { moved in
      for place in 0..<7 {
        let still = moved + (place * 7 + 3) * count
        for number in 0..<count { still[number] = UInt16(number) }
        // One place more: what the tile has passed so far, then one neighbour.
        for (direction, farthest) in [(1, min(3, 6 - place)), (-1, min(3, place))] {
          for steps in 0..<farthest {
            let from = still + direction * steps * count
            let neighbour = place + direction * steps - (direction < 0 ? 1 : 0)
            let swap = swapped.start + neighbour * count
            for number in 0..<count { from[direction * count + number] = swap[Int(from[number])] }
          }
        }
      }
    }
  }

  /// What each place is worth in a number, which counts for each place how many of the tiles
  /// behind it are smaller (Lehmer code): 6!, 5!, … 0!.
  private static let weights = [720, 120, 24, 6, 2, 1, 1]

  /// The number of an order; numbers are in lexicographic order.
  static func number(of order: [UInt8]) -> Int {
    order.indices.reduce(0) { number, place in
      number + weights[place] * order[(place + 1)...].count { $0 < order[place] }
    }
  }

  /// The number of the order in which the tiles at a place and the next have changed places.
  private static func swapping(_ number: Int, at place: Int) -> Int {
    let (first, second) = (weights[place], weights[place + 1])
    let (before, behind) = (number / first % (7 - place), number / second % (6 - place))
    // The larger of the two counts the smaller one as long as that is behind it.
    let (after, next) = before > behind ? (behind, before - 1) : (behind + 1, before)
    return number + (after - before) * first + (next - behind) * second
  }
}
