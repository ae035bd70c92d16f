import Arcade
import ArgumentParser
import Geometry
import Rules
import Store
import Testing

@testable import BlackjackGame
@testable import FifteenGame
@testable import recreo

@Suite struct CommandLineTests {
  private func play(_ arguments: String...) throws -> PlayRequest {
    let command = try Recreo.parseAsRoot(arguments)
    return try #require(command as? PlayCommand).request
  }

  @Test func withoutArgumentsTheMenuOpens() throws {
    let request = try play()
    #expect(request.screen == .menu)
    #expect(!request.startsBoard && request.settings.isEmpty)
  }

  @Test func theHelpOfPicturesNamesEveryGameThatShowsThem() {
    let text = PicturesCommand.Add.helpMessage()
    #expect(text.contains("mirror") && text.contains("fifteen"))
  }

  @Test func aBoardCanBeChosen() throws {
    let request = try play(
      "--game", "fifteen", "--layout", "5x4", "--picture", "reef", "--seed", "9", "--scramble",
      "12")
    #expect(request.startsBoard)
    #expect(
      request.launch.choices[FifteenChoice.self]
        == FifteenChoice(columns: 5, rows: 4, scramble: 12, picture: "reef"))
    #expect(request.launch.seed == 9)
  }

  @Test func aBoardCodeOpensItsBoard() throws {
    let request = try play("--board", "fifteen-5x4-any-2n9c")
    #expect(request.screen.name == "fifteen" && request.startsBoard)
    #expect(
      request.launch.choices[FifteenChoice.self]
        == FifteenChoice(columns: 5, rows: 4, scramble: .any))
    #expect(request.launch.seed == 123_456)
    #expect(
      try play("--board", "blackjack-downtown-7").launch.choices[BlackjackChoice.self]
        == BlackjackChoice(table: .downtown))
  }

  @Test(arguments: ["recreo:fifteen/5x4-any-2n9c", "recreo:fifteen/fifteen-5x4-any-2n9c"])
  func aLinkOpensItsBoard(link: String) throws {
    let request = try play(link)
    #expect(request.screen.name == "fifteen" && request.startsBoard)
    #expect(request.launch.seed == 123_456)
    #expect(
      request.launch.choices[FifteenChoice.self]
        == FifteenChoice(columns: 5, rows: 4, scramble: .any))
  }

  @Test func aBoardOfALevelIsPlayed() throws {
    let request = try play("--game", "fifteen", "--scramble", "hard")
    #expect(request.launch.choices[FifteenChoice.self].scramble == .level(.hard))
  }

  @Test func theCommandLineIsTheTopLayerOfSettings() throws {
    let request = try play("play", "--fullscreen", "--scale", "1.5", "--language", "es")
    #expect(
      request.settings == [
        "display.fullscreen": .bool(true), "display.scale": .number(1.5), "language": .text("es"),
      ])
  }

  @Test func aDeckServersAddressIsASettingAndIsNormalised() throws {
    let request = try play("--deck-server", "http://127.0.0.1:8080/api/deck/")
    #expect(request.settings == ["blackjack.server": .text("http://127.0.0.1:8080")])
  }

  @Test(arguments: [
    ["--deck-server", "x"], ["--deck-server", "ftp://x"], ["--size", "12x"], ["--size", "10x10"],
    ["--layout", "1x4"], ["--layout", "4x4x4"],
    ["--scale", "9"], ["--language", "xx"], ["--scramble", "0"], ["--seed", "-1"],
    ["--at", "1"], ["--date", "2026-05-08"], ["--screenshot", "a.png", "--date", "2026-02-30"],
    ["--game", "chess"], ["--board", "fifteen-4x4-130"],
    ["--board", "recreo-7", "--seed", "7"], ["--board", "recycle-solo-classic-7", "--seed", "7"],
    ["recreo:fifteen/5x4"], ["recreo:chess/5x4-any-7"],
    ["recreo:fifteen/5x4-any-7", "--seed", "7"],
    ["recreo:fifteen/5x4-any-7", "--board", "fifteen-5x4-any-7"],
    ["--nonsense"],
  ])
  func invalidArgumentsAreRefusedWithAMessage(arguments: [String]) {
    let error = #expect(throws: (any Error).self) { _ = try Recreo.parseAsRoot(arguments) }
    #expect(error.map { Recreo.exitCode(for: $0).rawValue } == 64)
    #expect(error.map { Recreo.message(for: $0).isEmpty } == false)
  }
}
