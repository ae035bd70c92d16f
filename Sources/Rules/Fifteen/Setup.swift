extension Fifteen {
  /// The size of the board and how it is scrambled.
  public struct Setup: Hashable, Codable, Sendable {
    /// The number of cells that a row or a column may have.
    public static let sides = 2...10
    /// The number of moves that a scramble may have.
    public static let scrambles = 1...100_000
    /// The number of moves of the classic scramble, for every shape.
    public static let classic = 130

    /// Cells in a row and in a column.
    public let columns, rows: Int
    /// How the board is scrambled.
    public let scramble: Scramble
    /// For each cell of the picture the first one that looks the same; nil if all differ.
    ///
    /// Tiles that look the same may change places, since nobody can tell.
    public let looks: [Int]?

    /// Clamps numbers to the allowed range.
    ///
    /// On 2×2 the tiles can only rotate, and every twelfth move solves the board; there a
    /// multiple of twelve is increased by one. `looks` that don't fit the board are dropped.
    public init(
      columns: Int = 4, rows: Int = 4, scramble: Scramble = .moves(Setup.classic),
      looks: [Int]? = nil
    ) {
      self.columns = min(max(columns, Self.sides.lowerBound), Self.sides.upperBound)
      self.rows = min(max(rows, Self.sides.lowerBound), Self.sides.upperBound)
      self.looks = Self.checked(looks, cells: self.columns * self.rows)
      guard case .moves(let count) = scramble else {
        self.scramble = scramble
        return
      }
      let moves = min(max(count, Self.scrambles.lowerBound), Self.scrambles.upperBound)
      let comesHome = self.columns == 2 && self.rows == 2 && moves.isMultiple(of: 12)
      self.scramble = .moves(comesHome ? moves + 1 : moves)
    }

    private static func checked(_ looks: [Int]?, cells: Int) -> [Int]? {
      guard let looks, looks.count == cells, looks != Array(looks.indices),
        looks.indices.allSatisfy({ 0...$0 ~= looks[$0] && looks[looks[$0]] == looks[$0] })
      else { return nil }
      return looks
    }

    /// Decodes a setup; throws if a value is out of range, since no real game has it.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let columns = try container.decode(Int.self, forKey: .columns)
      let rows = try container.decode(Int.self, forKey: .rows)
      let scramble = try container.decode(Scramble.self, forKey: .scramble)
      let looks = try container.decodeIfPresent([Int].self, forKey: .looks)
      self.init(columns: columns, rows: rows, scramble: scramble, looks: looks)
      guard (self.columns, self.rows) == (columns, rows), self.scramble == scramble,
        self.looks == looks
      else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "No board is \(columns)×\(rows), scrambled \(scramble)."))
      }
    }

    /// The group in which results are compared: `4x4`, `4x4-any`, `4x4-daily`, `4x4-easy`, or
    /// `4x4-walk-12` for a scramble of another length than the classic one.
    public var variant: String {
      switch scramble {
      case .moves(Self.classic): shape.name
      case .moves(let count): shape.name + "-walk-\(count)"
      case .any, .daily, .level: shape.name + "-" + scramble.word
      }
    }

    /// Whether its games count for leaderboards, points and achievements.
    ///
    /// A scramble of another length than the classic one can be as short as one move; it comes
    /// from the command line or a board code, and is for fun.
    public var isRanked: Bool {
      if case .moves(let count) = scramble { return count == Self.classic }
      return true
    }
  }
}
