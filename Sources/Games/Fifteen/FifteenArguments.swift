public import Arcade
public import ArgumentParser
public import Rules

/// `--scramble`.
public nonisolated struct FifteenArguments: ParsableArguments, GameArguments {
  /// The id of the fifteen puzzle.
  public static var game: GameEntry.ID { Fifteen.name }

  @Option(
    help:
      "Fifteen: easy, medium or hard, number of moves that scramble the board, any for a random board, or daily for today's."
  )
  var scramble: Scramble?

  /// Arguments; their properties are read from the command line.
  public init() {}

  /// The choice for the board; a layout and a picture only if they are meant for this game.
  public func choice(_ shared: SharedArguments) throws -> (any GameChoice)? {
    var choice = FifteenChoice(scramble: scramble)
    // Without the name of a game, a layout and a picture are for this one.
    if shared.game ?? Self.game == Self.game {
      guard Fifteen.Setup.sides.contains(shared.rows ?? 4) else {
        throw ValidationError("--game fifteen takes --layout from 2x2 to 10x10.")
      }
      (choice.columns, choice.rows) = (shared.columns, shared.rows)
      choice.picture = shared.picture
    }
    return choice == FifteenChoice() ? nil : choice
  }
}

nonisolated extension Scramble: ExpressibleByArgument {
  /// The words; any number of moves is as good.
  public static var defaultCompletionKind: CompletionKind {
    .list((Level.allCases.map(Scramble.level) + [.any, .daily]).map(\.word))
  }

  /// A word or a number of moves.
  public init?(argument: String) {
    if let known = Scramble(word: argument) {
      self = known
    } else {
      guard let count = Int(argument), Fifteen.Setup.scrambles.contains(count) else { return nil }
      self = .moves(count)
    }
  }
}
