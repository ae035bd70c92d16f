import ArgumentParser

/// The program's command line; `play` is what it does when nothing else is said.
@main struct Recreo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recreo", abstract: "A touchscreen arcade: five games behind one menu.",
    subcommands: [
      PlayCommand.self, OddsCommand.self, ScoresCommand.self, ReplayCommand.self,
      SolveCommand.self, DoctorCommand.self, PicturesCommand.self, DecodeCommand.self,
    ], defaultSubcommand: PlayCommand.self)

  static func main() {
    StandardStreams.prepare()
    main(nil)
  }
}

/// Exit codes beside 0 and the parser's 64, from sysexits.h.
nonisolated enum Exit {
  /// A device that is needed is missing.
  static let unavailable = ExitCode(69)
  /// Something could not be read or written.
  static let inputOutput = ExitCode(74)
}
