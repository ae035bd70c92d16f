import ArgumentParser
import Host

/// The program's command line; `play` is the default command.
@main struct Recreo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recreo", abstract: "A touchscreen arcade: games behind one menu.",
    version: Version.current,
    subcommands: [
      PlayCommand.self, ScoresCommand.self, ReplayCommand.self, DoctorCommand.self,
      PicturesCommand.self, PlayersCommand.self, KioskCommand.self, DesignsCommand.self,
      ResultsCommand.self,
      DecodeCommand.self,
    ] + gameCommands, defaultSubcommand: PlayCommand.self)

  static func main() {
    StandardStreams.prepare()
    guard let command = play(from: Array(CommandLine.arguments.dropFirst())) else {
      return main(nil)
    }
    do { try command.run() } catch { exit(withError: error) }
  }

  /// The default command, parsed without the others: reading those takes a tenth of the start.
  ///
  /// Nil for another command, and for mistakes, which the whole parser explains.
  static func play(from words: [String]) -> PlayCommand? {
    guard words.first?.hasPrefix("-") ?? true else { return nil }
    return try? PlayCommand.parse(words)
  }
}

/// Exit codes other than 0 and the parser's 64.
nonisolated enum Exit {
  /// A device that is needed is missing.
  static let unavailable = ExitCode(ExitStatus.unavailable)
  /// A kiosk's owner ended the program.
  static let endedByOwner = ExitCode(ExitStatus.endedByOwner)
  /// Something could not be read or written.
  static let inputOutput = ExitCode(ExitStatus.inputOutput)
}
