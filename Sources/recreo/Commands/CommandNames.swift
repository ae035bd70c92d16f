import ArgumentParser
import Host

/// The commands, for whoever mistypes one: a word that is none is taken for a link.
nonisolated enum CommandNames {
  static var all: [String] {
    Recreo.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
  }

  /// Says that a word is neither a command nor a link, and which command is meant, if that is clear.
  static func refusal(of word: String) -> String {
    let names = all.joined(separator: ", ")
    let nearest = all.min { distance($0, word) < distance($1, word) }
    let hint =
      nearest.flatMap {
        distance($0, word) <= min(3, word.count / 2) ? " Did you mean '\($0)'?" : nil
      } ?? ""
    return
      "'\(word.plainLine)' is neither a link, recreo:GAME/CODE, nor one of the commands \(names)."
      + hint
  }

  /// How many letters must be removed or added to make one word of another.
  private static func distance(_ one: String, _ other: String) -> Int {
    one.lowercased().difference(from: other.lowercased()).count
  }
}
