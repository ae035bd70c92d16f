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
    var orders: [[UInt8]] = [[]]
    for length in 1...7 {
      orders = orders.flatMap { order in
        (0..<7).filter { tile in !order.contains(UInt8(tile)) }.map { order + [UInt8($0)] }
      }
      precondition(orders.allSatisfy { $0.count == length })
    }
    var numbers: [[UInt8]: Int] = [:]
    for (number, order) in orders.enumerated() { numbers[order] = number }
    tiles = FixedTable(orders.flatMap(\.self))
    var moved = [UInt16](repeating: 0, count: 7 * 7 * Self.count)
    for place in 0..<7 {
      for steps in -3...3 where (0..<7).contains(place + steps) {
        for (number, order) in orders.enumerated() {
          var after = order
          after.insert(after.remove(at: place), at: place + steps)
          moved[(place * 7 + steps + 3) * Self.count + number] = UInt16(numbers[after] ?? 0)
        }
      }
    }
    self.moved = FixedTable(moved)
  }
}
