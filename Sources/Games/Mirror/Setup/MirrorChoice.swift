import Arcade
import Rules

/// The last choice for Mirror; nil if not chosen yet.
nonisolated struct MirrorChoice: GameChoice {
  /// The id of a brocade, or the name of another picture.
  var picture: String?
  var columns: Int?
  var symmetry: Mirror.Symmetry?
  var hints: Mirror.Hints?
  /// Whether pieces must be turned.
  var isTurned: Bool?
  /// Whether two play together.
  var isForTwo: Bool?
  /// Which pieces of a player's own panel look alike, once known.
  var looks: [Int]?

  /// Whether anything was chosen.
  var isAny: Bool { self != MirrorChoice() }
}

extension MirrorChoice {
  /// The chosen picture, if it exists.
  @MainActor var chosenPicture: MirrorPicture {
    picture.flatMap { MirrorPicture(name: $0) } ?? .first
  }

  /// The chosen setup.
  @MainActor var setup: Mirror.Setup {
    let columns = columns ?? 3
    let looks = chosenPicture.looks(columns: columns, known: looks)
    return Mirror.Setup(
      columns: columns, symmetry: chosenPicture.symmetry ?? symmetry ?? .axis,
      hints: hints ?? .numbers, looks: looks, isOwn: chosenPicture.isOwn,
      turned: isTurned ?? false ? chosenPicture.turned(columns: columns, looks: looks) : nil,
      isForTwo: isForTwo ?? false)
  }

  /// The choice made since the program started, or else that of the last saved puzzle.
  @MainActor static func last(in context: GameContext) -> MirrorChoice {
    let choice = context.choices[MirrorChoice.self]
    guard !choice.isAny, let game = SavedMirror.latest(context) else { return choice }
    return game.choice
  }
}
