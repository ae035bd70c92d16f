public import Arcade
public import ArgumentParser
import Rules

/// `--symmetry`, `--hints`, `--turned` and `--two`.
public nonisolated struct MirrorArguments: ParsableArguments, GameArguments {
  /// The id of Mirror.
  public static var game: GameEntry.ID { Mirror.name }

  @Option(help: "Mirror: axis (one mirror), axes (two mirrors) or turn (half a turn).")
  var symmetry: Mirror.Symmetry?
  @Option(help: "Mirror: hints at the start: numbers, ghost or none.")
  var hints: Mirror.Hints?

  @Flag(help: "Mirror: pieces must be turned too.")
  var turned = false

  @Flag(help: "Mirror: for two players, who build on every part; not with 6x10 and 10x12.")
  var two = false

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// The choice, or nil for another game; throws for a board that Mirror doesn't have.
  public func choice(_ shared: SharedArguments) throws -> (any GameChoice)? {
    guard shared.game == Self.game else { return nil }
    if let columns = shared.columns,
      !Mirror.Setup.sizes.contains(columns) || shared.rows != Mirror.Setup.rows(columns)
    {
      throw ValidationError("--game mirror takes --layout 2x3, 3x4, 4x5, 5x6, 6x10 or 10x12.")
    }
    if two, let columns = shared.columns, Mirror.Setup.isLarge(columns) {
      throw ValidationError("--two takes --layout 2x3, 3x4, 4x5 or 5x6.")
    }
    let choice = MirrorChoice(
      picture: shared.picture, columns: shared.columns, symmetry: symmetry, hints: hints,
      isTurned: turned ? true : nil, isForTwo: two ? true : nil)
    return choice.isAny ? choice : nil
  }
}

nonisolated extension Mirror.Symmetry: ExpressibleByArgument {}
nonisolated extension Mirror.Hints: ExpressibleByArgument {}
