// Picking up and dropping pieces; each piece is always in exactly one place.
extension Mirror {
  func holding(_ piece: Int) throws(IllegalMove) -> Int {
    guard (1...setup.count).contains(piece) else { throw .outsideBoard }
    guard let index = held.firstIndex(where: { $0.piece == piece }) else { throw .notHeld }
    return index
  }

  mutating func pick(_ piece: Int, _ hand: Int) throws(IllegalMove) {
    guard (1...setup.count).contains(piece) else { throw .outsideBoard }
    guard held.allSatisfy({ $0.piece != piece }) else { throw .notAllowed }
    if let cell = cells.firstIndex(of: piece) {
      arrangement.cells[cell] = 0
      held.append(
        Held(piece: piece, hand: hand, spot: setup.field.middle(of: cell), origin: .cell(cell)))
    } else if let index = tray.firstIndex(of: piece) {
      arrangement.tray.remove(at: index)
      held.append(Held(piece: piece, hand: hand, spot: setup.field.door, origin: .tray(index)))
    }
  }

  /// A piece turns where it is: in the tray, in a cell or in a hand.
  mutating func turn(_ piece: Int, by quarters: Int) throws(IllegalMove) {
    guard (1...setup.count).contains(piece) else { throw .outsideBoard }
    guard canTurn(piece), (1...3).contains(quarters) else { throw .notAllowed }
    arrangement.turns[piece - 1] = (arrangement.turns[piece - 1] + quarters) % 4
    arrangement.moveCount += 1
  }

  mutating func drop(_ index: Int) -> Event {
    guard let cell = setup.field.cell(at: held[index].spot) else { return putInTray(index) }
    let piece = held.remove(at: index)
    let driven = cells[cell]
    arrangement.cells[cell] = piece.piece
    if driven > 0 { put(driven, in: piece.origin) }
    if piece.origin != .cell(cell) { arrangement.moveCount += 1 }
    return .placed(cell: cell, swapped: driven > 0 ? driven : nil)
  }

  /// A piece from the tray returns to its place there, others to the end.
  private mutating func putInTray(_ index: Int) -> Event {
    let piece = held.remove(at: index)
    if case .tray = piece.origin {
      put(piece.piece, in: piece.origin)
    } else {
      arrangement.tray.append(piece.piece)
      arrangement.moveCount += 1
    }
    return .returned
  }

  mutating func giveBack(_ piece: Int) throws(IllegalMove) -> Event {
    guard let cell = cells.firstIndex(of: piece), piece > 0 else {
      return putInTray(try holding(piece))
    }
    arrangement.cells[cell] = 0
    arrangement.tray.append(piece)
    arrangement.moveCount += 1
    return .returned
  }

  mutating func putBack(_ index: Int) {
    let piece = held.remove(at: index)
    put(piece.piece, in: piece.origin)
  }

  /// Returns a piece to where it came from; another may have filled the cell since.
  private mutating func put(_ piece: Int, in origin: Origin) {
    switch origin {
    case .cell(let cell) where cells[cell] == 0: arrangement.cells[cell] = piece
    case .cell: arrangement.tray.append(piece)
    case .tray(let index): arrangement.tray.insert(piece, at: min(index, tray.count))
    }
  }
}

extension Mirror {
  /// Restores an earlier arrangement; only while nothing is held.
  mutating func restore(_ earlier: Arrangement) { arrangement = earlier }

  /// Whether a piece may be turned.
  public func canTurn(_ piece: Int) -> Bool { setup.turned?.contains(piece) ?? false }

  /// How a piece is held, or nil if it isn't.
  public func held(_ piece: Int) -> Held? { held.first { $0.piece == piece } }
}
