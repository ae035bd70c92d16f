public import Arcade
public import ArgumentParser
import Rules

/// `--mode` and `--halving`.
public nonisolated struct RecycleArguments: ParsableArguments, GameArguments {
  /// The id of Recycle.
  public static var game: GameEntry.ID { Recycle.name }

  @Option(help: "Recycle: mode: solo, two (players), calm or hard.")
  var mode: Recycle.Mode?
  @Option(help: "Recycle: what a double tap does, classic or split.")
  var halving: Recycle.Halving?

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// The mode and the halving, or nil if neither was given.
  public func choice(_ shared: SharedArguments) -> (any GameChoice)? {
    guard mode != nil || halving != nil else { return nil }
    var choice = RecycleChoice()
    (choice.mode, choice.halving) = (mode, halving)
    return choice
  }
}

nonisolated extension Recycle.Mode: ExpressibleByArgument {}
nonisolated extension Recycle.Halving: ExpressibleByArgument {}
