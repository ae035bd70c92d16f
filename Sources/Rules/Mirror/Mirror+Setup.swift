extension Mirror {
  /// How much is shown of where a piece belongs, the easiest level first.
  public enum Hints: String, CaseIterable, Comparable, Hashable, Codable, Sendable {
    /// Each piece shows the number of its cell.
    case numbers
    /// The finished picture shows through faintly.
    case ghost
    /// Nothing.
    case none

    private var rank: Int { self == .numbers ? 0 : self == .ghost ? 1 : 2 }
    /// Whether the left level is easier.
    public static func < (left: Hints, right: Hints) -> Bool { left.rank < right.rank }
  }

  /// What is chosen before a game.
  public struct Setup: Hashable, Sendable {
    /// The possible numbers of columns; there is one row more.
    public static let sizes = 2...5

    /// Cells in a row of the panel.
    public let columns: Int
    /// How the panel becomes the whole.
    public let symmetry: Symmetry
    /// The hint level at the beginning.
    public let hints: Hints
    /// For a player's own panel, which pieces look alike: a class for each, by its number minus
    /// one; nil for ours, where all differ.
    public let looks: [Int]?

    /// A setup; columns out of range are clamped, and `looks` of another size are dropped.
    public init(
      columns: Int = 3, symmetry: Symmetry = .axis, hints: Hints = .numbers, looks: [Int]? = nil
    ) {
      self.columns = min(max(columns, Self.sizes.lowerBound), Self.sizes.upperBound)
      self.symmetry = symmetry
      self.hints = hints
      self.looks = looks?.count == self.columns * (self.columns + 1) ? looks : nil
    }

    /// Cells in a column of the panel.
    public var rows: Int { columns + 1 }
    /// How many pieces there are.
    public var count: Int { columns * rows }
    /// The size's name, such as `3x4`.
    public var size: String { "\(columns)x\(rows)" }
    /// Where pieces can be.
    public var field: Field { Field(columns: columns, symmetry: symmetry) }

    func look(of piece: Int) -> Int { looks?[piece - 1] ?? piece }
  }
}

extension Mirror.Setup: Codable {
  private enum Key: String, CodingKey { case size, symmetry, hints, looks }

  /// Decodes a setup; throws if a value is out of range, since no real game has it.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let size = try fields.decode(String.self, forKey: .size)
    guard let columns = Self.sizes.first(where: { "\($0)x\($0 + 1)" == size }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: fields, debugDescription: "No panel is cut \(size).")
    }
    let looks = try fields.decodeIfPresent([Int].self, forKey: .looks)
    self.init(
      columns: columns, symmetry: try fields.decode(Mirror.Symmetry.self, forKey: .symmetry),
      hints: try fields.decode(Mirror.Hints.self, forKey: .hints), looks: looks)
    guard self.looks == looks else {
      throw DecodingError.dataCorruptedError(
        forKey: .looks, in: fields, debugDescription: "There is one class of looks for a piece.")
    }
  }

  /// Writes its size by name, and the classes of looks where some pieces look alike.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(size, forKey: .size)
    try fields.encode(symmetry, forKey: .symmetry)
    try fields.encode(hints, forKey: .hints)
    try fields.encodeIfPresent(looks, forKey: .looks)
  }
}
