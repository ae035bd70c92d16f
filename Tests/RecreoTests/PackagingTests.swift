import Arcade
import Foundation
import Store
import Testing

@testable import recreo

/// The files in `Packaging` that describe the program.
@Suite @MainActor struct PackagingTests {
  private func file(_ name: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../" + name).standardized, encoding: .utf8)
  }

  @Test func theDesktopEntryHasAnActionForEachGameInTheOrderOfTheMenu() throws {
    let entry = try file("Packaging/recreo.desktop.in")
    let catalogues = try Language.all.filter { $0.id != "en" }
      .map { (id: $0.id, text: try file("Resources/Languages/\($0.id).po")) }
    #expect(entry.contains("\nActions=" + allGames.map { $0.id + ";" }.joined() + "\n"))
    for game in allGames {
      let title = game.title()
      let action = try #require(
        entry.range(of: "\n[Desktop Action \(game.id)]\nName=\(title)\n"), "\(game.id)")
      let rest = entry[action.upperBound...]
      let end = try #require(rest.range(of: "Exec=@COMMAND@ --game \(game.id)\n")).lowerBound
      let names = catalogues.map { catalogue in
        let start = catalogue.text.range(of: "msgid \"\(title)\"\nmsgstr \"")?.upperBound
        let name = start.map { catalogue.text[$0...].prefix { $0 != "\"" } } ?? ""
        return "Name[\(catalogue.id)]=\(name)"
      }
      let written = rest[..<end].split(separator: "\n").map { String($0) }
      #expect(Set(written) == Set(names), "\(game.id)")
    }
  }

  @Test func theMetainfoNamesEveryGameInEveryLanguage() throws {
    let text = try file("Packaging/recreo.metainfo.xml.in")
    for game in allGames { #expect(text.contains("<li>\(game.title()):")) }
    for language in Language.all where language.id != "en" {
      let tag = "<li xml:lang=\"\(language.id.replacing("_", with: "-"))\">"
      #expect(text.components(separatedBy: tag).count == allGames.count + 1, "\(tag)")
    }
  }
}
