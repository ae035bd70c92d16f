public import Arcade
public import ArgumentParser
import Rules

/// `--mode`, `--halving` and `--region`.
public nonisolated struct RecycleArguments: ParsableArguments, GameArguments {
  /// The id of Recycle.
  public static var game: GameEntry.ID { Recycle.name }

  @Option(
    help: "Recycle: mode: solo, three (minutes), two (players), together, calm, hard or town.")
  var mode: Recycle.Mode?
  @Option(help: "Recycle: what a double tap does, classic or split.")
  var halving: Recycle.Halving?
  @Option(help: "Recycle: whose rules a town follows, spain, germany or italy.")
  var region: Recycle.Region?

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// What was given, or nil if nothing was.
  public func choice(_ shared: SharedArguments) -> (any GameChoice)? {
    guard mode != nil || halving != nil || region != nil else { return nil }
    return RecycleChoice(mode: mode, halving: halving, region: region)
  }
}

nonisolated extension Recycle.Mode: ExpressibleByArgument {}
nonisolated extension Recycle.Halving: ExpressibleByArgument {}
nonisolated extension Recycle.Region: ExpressibleByArgument {}
