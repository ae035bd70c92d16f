import Geometry

extension Mirror: Encodable {
  private enum Key: String, CodingKey {
    case setup, cells, tray, pieces, moves, hints, easiest, over
  }
  private enum PieceKey: String, CodingKey { case piece, place, index, turn, center, twins, heldBy }

  /// For the trace: the cells row by row, and for each piece its place, its middle and its mirror
  /// images' middles in units.
  ///
  /// `place` is `tray`, `cell` or `held`; `index` counts from 0 in the first two. `turn`: its quarter turns clockwise,
  /// where pieces must be turned. Pieces in the
  /// tray have no middle and no mirror images.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(setup, forKey: .setup)
    try fields.encode(
      (0..<setup.rows).map { Array(cells[$0 * setup.columns..<($0 + 1) * setup.columns]) },
      forKey: .cells)
    try fields.encode(tray, forKey: .tray)
    try fields.encode(moveCount, forKey: .moves)
    try fields.encode(hints, forKey: .hints)
    try fields.encode(easiest, forKey: .easiest)
    try fields.encode(outcome != nil, forKey: .over)
    var list = fields.nestedUnkeyedContainer(forKey: .pieces)
    for piece in 1...setup.count {
      var container = list.nestedContainer(keyedBy: PieceKey.self)
      try container.encode(piece, forKey: .piece)
      if setup.turned != nil { try container.encode(turns(of: piece), forKey: .turn) }
      if let index = tray.firstIndex(of: piece) {
        try container.encode("tray", forKey: .place)
        try container.encode(index, forKey: .index)
      } else if let cell = cells.firstIndex(of: piece) {
        try container.encode("cell", forKey: .place)
        try container.encode(cell, forKey: .index)
        try encode(setup.field.middle(of: cell), into: &container)
      } else if let held = held(piece) {
        try container.encode("held", forKey: .place)
        try container.encode(held.hand, forKey: .heldBy)
        try encode(held.spot, into: &container)
      }
    }
  }

  private func encode(
    _ spot: Spot, into container: inout KeyedEncodingContainer<PieceKey>
  ) throws {
    let reflections = setup.symmetry.reflections.map { setup.symmetry.spot(of: $0, at: spot).point }
    try container.encode([spot.point.x, spot.point.y], forKey: .center)
    try container.encode(reflections.map { [$0.x, $0.y] }, forKey: .twins)
  }
}
