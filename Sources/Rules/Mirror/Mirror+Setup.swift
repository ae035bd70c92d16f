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
    /// The possible numbers of columns, in ascending order.
    public static let sizes = [2, 3, 4, 5, 6, 10]

    /// Cells in a column of a panel with so many columns: one more, or as many as make 60 and 120
    /// pieces.
    public static func rows(_ columns: Int) -> Int {
      switch columns {
      case 6: 10
      case 10: 12
      default: columns + 1
      }
    }

    /// Whether there are so many pieces that the whole has to be zoomed to reach each.
    public static func isLarge(_ columns: Int) -> Bool { columns > 5 }

    /// Cells in a row of the panel.
    public let columns: Int
    /// How the panel becomes the whole.
    public let symmetry: Symmetry
    /// The hint level at the beginning.
    public let hints: Hints
    /// Which pieces look alike: a class for each, by its number minus one; nil if all differ.
    public let looks: [Int]?
    /// Whether the panel is a player's own.
    public let isOwn: Bool
    /// The pieces that begin turned and can be turned, in ascending order; nil if all lie upright.
    public let turned: [Int]?
    /// Whether two play together: pieces are put down on every part of the whole.
    public let isForTwo: Bool

    /// A setup; a number of columns that doesn't exist becomes the next smaller one; `looks` of
    /// another size are dropped, as are `turned` pieces that don't exist.
    ///
    /// `isOwn`: by default a panel with `looks` is a player's own.
    public init(
      columns: Int = 3, symmetry: Symmetry = .axis, hints: Hints = .numbers, looks: [Int]? = nil,
      isOwn: Bool? = nil, turned: [Int]? = nil, isForTwo: Bool = false
    ) {
      self.columns = Self.sizes.last { $0 <= columns } ?? Self.sizes[0]
      self.symmetry = symmetry
      self.hints = hints
      let count = self.columns * Self.rows(self.columns)
      self.looks = looks?.count == count ? looks : nil
      self.isOwn = isOwn ?? (self.looks != nil)
      let pieces = 1...count
      let found = Set(turned ?? []).intersection(pieces).sorted()
      self.turned = found.isEmpty ? nil : found
      self.isForTwo = isForTwo
    }

    /// Cells in a column of the panel.
    public var rows: Int { Self.rows(columns) }
    /// How many pieces there are.
    public var count: Int { columns * rows }
    /// The size's name, such as `3x4`.
    public var size: String { "\(columns)x\(rows)" }
    /// The group of results at this hint level, such as `3x4-numbers-axis`.
    ///
    /// Players' own panels, where pieces may look alike, form separate groups, as do puzzles whose
    /// pieces must be turned, and those for two.
    public func variant(_ easiest: Hints) -> String {
      "\(size)-\(easiest.rawValue)-\(symmetry.rawValue)" + (isOwn ? "-own" : "")
        + (turned == nil ? "" : "-turned") + (isForTwo ? "-two" : "")
    }

    /// Where pieces can be.
    public var field: Field { Field(columns: columns, symmetry: symmetry) }

    /// Whether a piece belongs at the edge of the whole, away from the lines of the mirrors.
    public func isAtEdge(_ piece: Int) -> Bool {
      let (row, column) = (piece - 1).quotientAndRemainder(dividingBy: columns)
      return column == 0 || row == 0 || (row == rows - 1 && symmetry != .axes)
    }

    func look(of piece: Int) -> Int { looks?[piece - 1] ?? piece }
  }
}

extension Mirror.Setup: Codable {
  private enum Key: String, CodingKey { case size, symmetry, hints, looks, ours, turned, two }

  /// Decodes a setup; throws if a value is out of range, since no real game has it.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let size = try fields.decode(String.self, forKey: .size)
    guard let columns = Self.sizes.first(where: { "\($0)x\(Self.rows($0))" == size }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: fields, debugDescription: "No panel is cut \(size).")
    }
    let looks = try fields.decodeIfPresent([Int].self, forKey: .looks)
    let turned = try fields.decodeIfPresent([Int].self, forKey: .turned)
    let isOurs = try fields.decodeIfPresent(Bool.self, forKey: .ours) ?? (looks == nil)
    self.init(
      columns: columns, symmetry: try fields.decode(Mirror.Symmetry.self, forKey: .symmetry),
      hints: try fields.decode(Mirror.Hints.self, forKey: .hints), looks: looks,
      isOwn: !isOurs, turned: turned,
      isForTwo: try fields.decodeIfPresent(Bool.self, forKey: .two) ?? false)
    guard self.looks == looks else {
      throw DecodingError.dataCorruptedError(
        forKey: .looks, in: fields, debugDescription: "There is one class of looks for a piece.")
    }
    guard self.turned == turned else {
      throw DecodingError.dataCorruptedError(
        forKey: .turned, in: fields, debugDescription: "These pieces can't be turned.")
    }
  }

  /// Writes its size by name, the classes of looks where some pieces look alike, whether the panel
  /// is ours where that doesn't follow from them, the turned pieces where some are, and whether it is
  /// for two where it is.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(size, forKey: .size)
    try fields.encode(symmetry, forKey: .symmetry)
    try fields.encode(hints, forKey: .hints)
    try fields.encodeIfPresent(looks, forKey: .looks)
    if isOwn != (looks != nil) { try fields.encode(!isOwn, forKey: .ours) }
    try fields.encodeIfPresent(turned, forKey: .turned)
    if isForTwo { try fields.encode(true, forKey: .two) }
  }
}
