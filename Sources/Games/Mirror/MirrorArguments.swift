public import Arcade
public import ArgumentParser
import Rules

/// `--symmetry` and `--hints`.
public nonisolated struct MirrorArguments: ParsableArguments, GameArguments {
  /// The id of Mirror.
  public static var game: GameEntry.ID { Mirror.name }

  @Option(help: "Mirror: axis (one mirror), axes (two mirrors) or turn (half a turn).")
  var symmetry: Mirror.Symmetry?
  @Option(help: "Mirror: hints at the start: numbers, ghost or none.")
  var hints: Mirror.Hints?

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// The choice, or nil for another game; throws for a board that Mirror doesn't have.
  public func choice(_ shared: SharedArguments) throws -> (any GameChoice)? {
    guard shared.game == Self.game else { return nil }
    if let columns = shared.columns,
      !Mirror.Setup.sizes.contains(columns) || shared.rows != columns + 1
    {
      throw ValidationError("--game mirror takes --layout 2x3, 3x4, 4x5 or 5x6.")
    }
    let choice = MirrorChoice(
      picture: shared.picture, columns: shared.columns, symmetry: symmetry, hints: hints)
    return choice.isAny ? choice : nil
  }
}

nonisolated extension Mirror.Symmetry: ExpressibleByArgument {}
nonisolated extension Mirror.Hints: ExpressibleByArgument {}
