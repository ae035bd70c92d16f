import Arcade
import Rules

/// What was chosen for the mirror puzzle last; nil is not chosen yet.
nonisolated struct MirrorChoice: GameChoice {
  /// A brocade's id, or another picture's name.
  var picture: String?
  var columns: Int?
  var symmetry: Mirror.Symmetry?
  var hints: Mirror.Hints?
  /// Which pieces of a panel of one's own look alike, once that is known.
  var looks: [Int]?
  init() {}

  init(
    picture: String? = nil, columns: Int? = nil, symmetry: Mirror.Symmetry? = nil,
    hints: Mirror.Hints? = nil
  ) {
    self.picture = picture
    self.columns = columns
    self.symmetry = symmetry
    self.hints = hints
  }

  /// Whether something was chosen.
  var isAny: Bool { self != MirrorChoice() }
}

extension MirrorChoice {
  /// The picture that was chosen, where it is there.
  @MainActor var chosenPicture: MirrorPicture {
    picture.flatMap { MirrorPicture(name: $0) } ?? .first
  }

  /// The game that was chosen.
  @MainActor var setup: Mirror.Setup {
    let columns = columns ?? 3
    return Mirror.Setup(
      columns: columns, symmetry: chosenPicture.symmetry ?? symmetry ?? .axis,
      hints: hints ?? .numbers,
      looks: chosenPicture.looks(columns: columns, known: looks))
  }
}

extension MirrorChoice {
  /// The choice made since the program started, or else that of the last unfinished puzzle.
  @MainActor static func last(in context: GameContext) -> MirrorChoice {
    let choice = context.choices[MirrorChoice.self]
    guard !choice.isAny, let game = SavedMirror.latest(context) else { return choice }
    return game.choice
  }
}
