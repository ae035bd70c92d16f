import Arcade
import ArgumentParser
import BlackjackGame
import FifteenGame
import MirrorGame
import PetGame
import RecycleGame
import TemplateGame

// The list of all games. Besides Package.swift, this is the only file outside a game's folders that
// names one.

/// The games in the order of the menu.
nonisolated let allGames: [GameEntry] = [
  .recycle,
  .blackjack,
  .mirror,
  .pet,
  .fifteen,
]

/// The game that `Tools/new-game` copies; it can be opened only by its id.
nonisolated let unlistedGames: [GameEntry] = [.template]

/// The games' commands.
nonisolated let gameCommands: [any ParsableCommand.Type] = [OddsCommand.self, SolveCommand.self]

/// `recreo [play]`: opens the window and plays.
///
/// Its groups contain no groups: in debug builds the parser checks each of those many times over.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Open the window and play (the default).")

  @OptionGroup var general: PlayArguments
  @OptionGroup var mirror: MirrorArguments
  @OptionGroup var fifteen: FifteenArguments
  @OptionGroup var recycle: RecycleArguments
  @OptionGroup var blackjack: BlackjackArguments
  @OptionGroup var screenshot: ScreenshotArguments

  var games: [any GameArguments] { [mirror, fifteen, recycle, blackjack] }
}
