import Geometry

extension Mirror: Encodable {
  private enum Key: String, CodingKey {
    case setup, cells, tray, pieces, moves, hints, easiest, over
  }
  private enum PieceKey: String, CodingKey { case piece, place, index, center, twins, heldBy }

  /// For the trace: the cells row by row, and for each piece its place, its middle and its mirror
  /// images' middles in units.
  ///
  /// `place` is `tray`, `cell` or `held`; `index` counts from 0 in the first two. Pieces in the
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
      var told = list.nestedContainer(keyedBy: PieceKey.self)
      try told.encode(piece, forKey: .piece)
      if let index = tray.firstIndex(of: piece) {
        try told.encode("tray", forKey: .place)
        try told.encode(index, forKey: .index)
      } else if let cell = cells.firstIndex(of: piece) {
        try told.encode("cell", forKey: .place)
        try told.encode(cell, forKey: .index)
        try tell(setup.field.middle(of: cell), into: &told)
      } else if let held = held(piece) {
        try told.encode("held", forKey: .place)
        try told.encode(held.hand, forKey: .heldBy)
        try tell(held.spot, into: &told)
      }
    }
  }

  private func tell(
    _ spot: Spot, into told: inout KeyedEncodingContainer<PieceKey>
  ) throws {
    let twins = setup.symmetry.twins.map { setup.symmetry.spot(of: $0, at: spot).point }
    try told.encode([spot.point.x, spot.point.y], forKey: .center)
    try told.encode(twins.map { [$0.x, $0.y] }, forKey: .twins)
  }
}
