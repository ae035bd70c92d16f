import Rules

/// How a player sorted the pieces of a large puzzle: the tray of each, and what is shown of them.
///
/// It changes nothing in the rules: the pieces outside the brocade stay in one order.
nonisolated struct MirrorSorting: Hashable, Codable, Sendable {
  /// How many trays there are.
  static let trays = 3
  /// The tray of each piece, by its number minus one.
  private var places: [Int]
  /// The tray whose pieces are shown.
  var open = 0
  /// Whether only pieces from the edge of the brocade are shown.
  var onlyEdges = false

  /// All pieces of a puzzle in the first tray; nil for one with few pieces, which needs no others.
  init?(_ setup: Mirror.Setup) {
    guard Mirror.Setup.isLarge(setup.columns) else { return nil }
    places = Array(repeating: 0, count: setup.count)
  }

  /// Whether it can belong to such a puzzle.
  func fits(_ setup: Mirror.Setup) -> Bool {
    let trays = 0..<Self.trays
    return Mirror.Setup.isLarge(setup.columns) && places.count == setup.count
      && trays.contains(open) && places.allSatisfy(trays.contains)
  }

  /// Whether a piece was ever put into another tray.
  var isSorted: Bool { places.contains { $0 > 0 } }

  /// The tray in which a piece is, or will be when it leaves the brocade.
  func tray(of piece: Int) -> Int { places[piece - 1] }

  /// Assigns a piece to a tray.
  mutating func put(_ piece: Int, in tray: Int) { places[piece - 1] = tray }

  /// Whether a piece that is in no cell is shown.
  func shows(_ piece: Int, of setup: Mirror.Setup) -> Bool {
    tray(of: piece) == open && (!onlyEdges || setup.isAtEdge(piece))
  }

  /// How many of these pieces are in each tray.
  func counts(of pieces: [Int]) -> [Int] {
    pieces.reduce(into: Array(repeating: 0, count: Self.trays)) { $0[tray(of: $1)] += 1 }
  }
}
