/// A player's design: a patch for each cell of the panel, row by row.
public struct LoomDesign: Hashable, Sendable {
  /// The possible numbers of columns; there is one row more.
  public static let sizes = 3...5

  /// Cells in a row.
  public let columns: Int
  /// The patches, row by row.
  public private(set) var patches: [LoomPatch]

  /// An empty design; columns out of range are clamped.
  public init(columns: Int = 3) {
    self.columns = min(max(columns, Self.sizes.lowerBound), Self.sizes.upperBound)
    patches = Array(repeating: .empty, count: self.columns * (self.columns + 1))
  }

  /// Cells in a column.
  public var rows: Int { columns + 1 }
  /// Whether nothing was placed yet.
  public var isBare: Bool { patches.allSatisfy { $0 == .empty } }

  /// The same design with this patch in a cell; unchanged if there is no such cell.
  public func laying(_ patch: LoomPatch, in cell: Int) -> LoomDesign {
    guard patches.indices.contains(cell) else { return self }
    var next = self
    next.patches[cell] = patch
    return next
  }

  /// The same design with two cells exchanged.
  func exchanging(_ one: Int, _ other: Int) -> LoomDesign {
    guard patches.indices.contains(one), patches.indices.contains(other) else { return self }
    var next = self
    next.patches.swapAt(one, other)
    return next
  }

  /// The part of the design that fits another size, from the line between the halves outwards.
  ///
  /// The line is at the right, so patches there still meet their mirror images.
  public func resized(columns: Int) -> LoomDesign {
    var next = LoomDesign(columns: columns)
    let shift = next.columns - self.columns
    for cell in next.patches.indices {
      let column = cell % next.columns - shift
      let row = cell / next.columns
      guard column >= 0, row < rows else { continue }
      next.patches[cell] = patches[row * self.columns + column]
    }
    return next
  }

  /// For each piece the index of the first that looks the same.
  public var looks: [Int] {
    patches.map { patch in patches.firstIndex { $0.look == patch.look } ?? 0 }
  }
}

// A design as text: the number of columns and four signs for each patch.
extension LoomDesign {
  private static let bare: Character = "."

  /// The design as text, the same on every machine.
  public var code: String {
    patches.reduce(into: "\(columns)") { text, patch in
      text.append(
        patch.motif.flatMap { LoomMotif.allCases.firstIndex(of: $0) }.map(Self.letter) ?? Self.bare)
      text += "\(patch.turn)"
      text.append(Self.letter(patch.thread))
      text.append(Self.letter(patch.ground))
    }
  }

  /// Parses a design; nil if the text isn't valid.
  public init?(code: String) {
    var signs = Array(code)
    guard let columns = signs.first?.wholeNumberValue, Self.sizes.contains(columns) else {
      return nil
    }
    signs.removeFirst()
    self.init(columns: columns)
    guard signs.count == 4 * patches.count else { return nil }
    for cell in patches.indices {
      let part = signs[4 * cell..<4 * cell + 4].map { $0 }
      guard let turn = part[1].wholeNumberValue, turn < 4,
        let thread = Self.place(part[2], below: LoomPatch.tones),
        let ground = Self.place(part[3], below: LoomPatch.tones)
      else { return nil }
      let motif = Self.place(part[0], below: LoomMotif.allCases.count)
      guard motif != nil || part[0] == Self.bare else { return nil }
      patches[cell] = LoomPatch(
        motif.map { LoomMotif.allCases[$0] }, turn: turn, thread: thread, ground: ground)
    }
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static func letter(_ place: Int) -> Character { letters[place] }
  private static func place(_ letter: Character, below count: Int) -> Int? {
    letters.prefix(count).firstIndex(of: letter)
  }
}
