import Arcade
import ArgumentParser
import BlackjackGame
import FifteenGame
import MirrorGame
import PetGame
import RecycleGame

// The list of all games: with Package.swift the only place outside a game's own folders that names
// one.

/// In the order of the menu.
nonisolated let allGames: [GameEntry] = [.recycle, .blackjack, .mirror, .pet, .fifteen]

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
