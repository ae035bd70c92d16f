import ArgumentParser
import Store

/// The option for the language of all text.
struct LanguageArguments: ParsableArguments {
  private static let known = Language.all.map(\.id)
  private static var list: String {
    known.dropLast().joined(separator: ", ") + " or " + known.suffix(1).joined()
  }

  @Option(help: "Language: \(list).", completion: .list(known))
  var language: String?

  func validate() throws {
    guard let language, !Self.known.contains(language) else { return }
    throw ValidationError("--language takes \(Self.list), not '\(language)'.")
  }
}
