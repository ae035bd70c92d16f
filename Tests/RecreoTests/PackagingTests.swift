import Arcade
import Foundation
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
    let spanish = try file("Resources/Languages/es.po")
    #expect(entry.contains("\nActions=" + allGames.map { $0.id + ";" }.joined() + "\n"))
    for game in allGames {
      let title = game.title()
      let start = try #require(spanish.range(of: "msgid \"\(title)\"\nmsgstr \"")).upperBound
      let translation = spanish[start...].prefix { $0 != "\"" }
      #expect(
        entry.contains(
          """

          [Desktop Action \(game.id)]
          Name=\(title)
          Name[es]=\(translation)
          Exec=@COMMAND@ --game \(game.id)

          """), "\(game.id)")
    }
  }

  @Test func theMetainfoNamesEveryGameInBothLanguages() throws {
    let text = try file("Packaging/recreo.metainfo.xml.in")
    for game in allGames { #expect(text.contains("<li>\(game.title()):")) }
    #expect(text.components(separatedBy: "<li xml:lang=\"es\">").count == allGames.count + 1)
  }
}
