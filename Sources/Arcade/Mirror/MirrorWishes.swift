public import Rules

/// What is wished of the mirror puzzle, by the command line or by whoever chose last.
public nonisolated struct MirrorWishes: Hashable, Sendable {
  /// A brocade's id, or another picture's name.
  public var picture: String?
  public var columns: Int?
  public var symmetry: Mirror.Symmetry?
  public var hints: Mirror.Hints?
  /// Which pieces of a panel of one's own look alike, once that is known.
  var looks: [Int]?
  public init(
    picture: String? = nil, columns: Int? = nil, symmetry: Mirror.Symmetry? = nil,
    hints: Mirror.Hints? = nil
  ) {
    self.picture = picture
    self.columns = columns
    self.symmetry = symmetry
    self.hints = hints
  }

  /// Whether a puzzle is to be shown at once, past its setup.
  public var isAny: Bool { self != MirrorWishes() }
}

extension MirrorWishes {
  /// The picture that is wished for, where it is there.
  @MainActor var wanted: MirrorPicture { picture.flatMap { MirrorPicture(name: $0) } ?? .first }

  /// The game that is wished for.
  @MainActor var setup: Mirror.Setup {
    let columns = columns ?? 3
    return Mirror.Setup(
      columns: columns, symmetry: wanted.symmetry ?? symmetry ?? .axis, hints: hints ?? .numbers,
      looks: wanted.looks(columns: columns, known: looks))
  }
}
