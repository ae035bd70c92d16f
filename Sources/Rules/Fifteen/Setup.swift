extension Fifteen {
  /// The size of the board and how it is scrambled.
  public struct Setup: Hashable, Codable, Sendable {
    /// How many cells a row or a column may have.
    public static let sides = 2...10
    /// How many moves a scramble may have.
    public static let scrambles = 1...100_000
    /// How many moves the classic scramble has, on every layout.
    public static let classic = 130

    /// Cells in a row and in a column.
    public let columns, rows: Int
    /// How the board was taken away from solved.
    public let scramble: Scramble
    /// For each cell of the picture the first one that looks the same; nil where all differ.
    ///
    /// Tiles that look the same may change places: nobody can tell.
    public let looks: [Int]?

    /// Numbers out of range are brought to the nearest that can be played.
    ///
    /// On 2×2 the tiles can only go round, and every twelfth move solves the board; there a
    /// multiple of twelve becomes one more.
    /// `looks` that do not fit the board are left out.
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

    /// Reads a setup; one out of range is an error, since it belongs to no game that was played.
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

    /// What results of this setup are compared among: `4x4`, `4x4-any`, `4x4-daily`, or
    /// `4x4-walk-12` for a walk of another length than the classic one.
    public var variant: String {
      switch scramble {
      case .moves(Self.classic): shape.name
      case .moves(let count): shape.name + "-walk-\(count)"
      case .any: shape.name + "-any"
      case .daily: shape.name + "-daily"
      }
    }

    /// Whether its games count for lists, points and challenges.
    ///
    /// A walk of another length than the classic one can be as short as one move; it is asked for on
    /// the command line, or by the code of a board, and is for fun.
    public var isRanked: Bool {
      if case .moves(let count) = scramble { return count == Self.classic }
      return true
    }
  }
}
