import Arcade
import ArgumentParser
import BlackjackGame
import FifteenGame
import MirrorGame
import PetGame
import RecycleGame
import TemplateGame

// The list of all games: with Package.swift the only place outside a game's own folders that names
// one.

/// In the order of the menu.
nonisolated let allGames: [GameEntry] = [
  .recycle,
  .blackjack,
  .mirror,
  .pet,
  .fifteen,
]

/// Opened by its id alone: the game that `Tools/new-game` copies.
nonisolated let unlistedGames: [GameEntry] = [.template]

/// Their own commands.
nonisolated let gameCommands: [any ParsableCommand.Type] = [OddsCommand.self, SolveCommand.self]

/// Their own options of `recreo play`.
nonisolated struct GamesArguments: ParsableArguments {
  @OptionGroup var mirror: MirrorArguments
  @OptionGroup var fifteen: FifteenArguments
  @OptionGroup var recycle: RecycleArguments
  @OptionGroup var blackjack: BlackjackArguments

  var all: [any GameArguments] { [mirror, fifteen, recycle, blackjack] }
}
