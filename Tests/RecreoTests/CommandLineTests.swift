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
    let request = try #require(Recreo.parseAsRoot(arguments) as? PlayCommand).request
    let short = Recreo.play(from: arguments)?.request
    #expect((short != nil) == (arguments.first?.hasPrefix("-") ?? true))
    if let short { #expect(String(describing: short) == String(describing: request)) }
    return request
  }

  @Test(arguments: [
    [], ["--kiosk"], ["--game", "pet", "--desktop"], ["--mute", "recreo:fifteen/5x4-any-7"],
  ])
  func aStartIsParsedWithoutTheOtherCommands(arguments: [String]) throws {
    #expect(try Recreo.parseAsRoot(arguments) is PlayCommand)
    #expect(Recreo.play(from: arguments) != nil)
  }

  @Test(arguments: [
    ["scores"], ["play", "--mute"], ["help"], ["--help"], ["--version"], ["--nonsense"],
    ["--mute", "scores"], ["--", "scores"], ["--seed", "x"], ["--board", "chess-7"],
    ["--generate-completion-script", "bash"], ["---completion", "play", "--", "--game"],
  ])
  func everythingElseIsLeftToTheWholeParser(arguments: [String]) {
    #expect(Recreo.play(from: arguments) == nil)
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

  @Test(arguments: [
    "Fifteen-5x4-any-2n9c ", " FIFTEEN-5x4-ANY-2N9C", "fifteen - 5×4 - any - 2n9c\n",
    "fifteen–5x4–any–2n9c",
  ])
  func aTypedCodeOpensItsBoard(code: String) throws {
    #expect(try play("--board", code).launch.seed == 123_456)
  }
  @Test func everyCodeIsReadWithoutItsCapitals() throws {
    for code in [
      "blackjack-singleDeck-5", "mirror-3x4-axis-numbers-5-boats", "recycle-solo-split-7",
    ] {
      let text = try #require(allGames.board(code: code)).text
      #expect(text == code)
      #expect(allGames.board(typed: code.uppercased())?.text == code)
      let wide = code.unicodeScalars.map { Unicode.Scalar($0.value + 0xFEE0) ?? $0 }
      #expect(allGames.board(typed: String(String.UnicodeScalarView(wide)))?.text == code)
      #expect(try play("--board", code.uppercased()).code?.text == code)
    }
    #expect(try play("recreo:Blackjack/SINGLEDECK-5 ").code?.text == "blackjack-singleDeck-5")
  }

  @Test(arguments: [
    ("fifteen-4x4-130", "'fifteen-4x4-130'"), ("chess-7", "does not begin"),
    ("fifteen-11x11-130-abc", "check each letter"),
    ("mirror-3x4-axis-numbers-5-nobrocade", "check each letter"),
  ])
  func aCodeThatIsRefusedIsRefusedWithAReason(code: String, reason: String) {
    for arguments in [
      ["--board", code], ["recreo:" + code.replacing("-", with: "/", maxReplacements: 1)],
    ] {
      let error = #expect(throws: (any Error).self) { _ = try Recreo.parseAsRoot(arguments) }
      let message = error.map { Recreo.message(for: $0) } ?? ""
      #expect(message.contains(reason) && message.hasSuffix("."), "\(message)")
    }
  }

  private func refusal(_ arguments: [String]) -> String {
    let error = #expect(throws: (any Error).self) { _ = try Recreo.parseAsRoot(arguments) }
    #expect(error.map { Recreo.exitCode(for: $0).rawValue } == 64)
    return error.map { Recreo.fullMessage(for: $0, columns: 400) } ?? ""
  }

  @Test(arguments: [
    (["--size", "640x80"], "240 to 8192"), (["replay", "1", "--size", "9x9"], "240 to 8192"),
    (["--layout", "11x11"], "2 to 10"), (["solve", "1"], "1 cell in rows of 1 does not"),
    (["solve", "1 2"], "2 cells do not"),
    (["players", "rename", "#1", ""], "nothing of it can be seen"),
    (["players", "rename", "#1", String(repeating: "a", count: 25)], "more than 24"),
    (["scores", "--player", "a\u{7}"], "cannot be displayed"),
  ])
  func whatIsRefusedIsToldWhatWouldBeAccepted(arguments: [String], words: String) {
    let message = refusal(arguments)
    #expect(message.contains(words), "\(message)")
  }

  @Test(arguments: [("playrs", "players"), ("slove", "solve"), ("Score", "scores")])
  func aMistypedCommandIsToldTheNearest(word: String, meant: String) {
    let message = refusal([word])
    #expect(message.contains("Did you mean '\(meant)'?"), "\(message)")
  }

  @Test func aWordThatIsNoCommandIsToldTheCommands() {
    let message = refusal(["settings"])
    for name in [
      "play", "scores", "replay", "doctor", "kiosk", "solve", "odds", "recreo:GAME/CODE",
    ] {
      #expect(message.contains(name), "\(name)")
    }
    #expect(!message.contains("decode"), "it is internal")
    for word in ["settings", "p", "fly", "code"] {
      #expect(!refusal([word]).contains("Did you mean"), "\(word)")
    }
  }

  @Test func theHelpNamesTheScreensThatPlayersUse() {
    let text = PlayCommand.helpMessage(columns: 400)
    #expect(text.contains("menu, fifteen") || text.contains("values: menu,"))
    for hidden in ["template", "gallery", "ScreenName("] { #expect(!text.contains(hidden)) }
    #expect(ScreenName(argument: "gallery") != nil)
  }

  @Test func everyLanguageOfTheSettingsCanBeAskedFor() throws {
    for language in Language.all.map(\.id) {
      #expect(try play("--language", language).settings == ["language": .text(language)])
    }
  }

  @Test func resultsAreDeletedByNumberOrDay() throws {
    func parsed(_ arguments: String...) throws -> ResultsCommand.Delete {
      try #require(
        try Recreo.parseAsRoot(["results", "delete"] + arguments) as? ResultsCommand.Delete)
    }
    #expect(try parsed("3", "4").results == [3, 4])
    #expect(try parsed("--before", "1970-01-02").before?.start == 86_400_000)
    for wrong in [[], ["x"], ["--before", "2026-02-30"], ["--before", "2026-1-3"]] {
      #expect(throws: (any Error).self) {
        try Recreo.parseAsRoot(["results", "delete"] + wrong)
      }
    }
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
