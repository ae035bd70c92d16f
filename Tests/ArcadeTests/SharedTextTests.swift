import Languages
import Rules
import Services
import Stage
import Store
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import RecycleGame

/// What is shared of a result: its text, its QR code and its board code.
@MainActor @Suite(.serialized) struct SharedTextTests {
  private var boards: [LeaderboardDescription] { [.fifteen, .mirror, .recycle, .blackjack] }
  private let names = [
    "A", "Ana Belén", String(repeating: "W", count: 24), String(repeating: "明", count: 24),
    String(repeating: "👨‍👩‍👧‍👦", count: 24),
  ]

  /// A result of a game with a seed and with the longest figures.
  private func result(of game: String, seed: UInt64) throws -> NewResult {
    func new(_ variant: String, _ record: String) -> NewResult {
      NewResult(
        game: game, variant: variant, score: 99_999, moves: 99_999, milliseconds: 359_999_000,
        at: 0, record: record)
    }
    let pick = Int(seed % 97)
    switch game {
    case Fifteen.name:
      let setup = Fifteen.Setup(
        columns: 2 + pick % 9, rows: 2 + pick % 7, scramble: pick % 2 == 0 ? .any : 130)
      return new(
        setup.variant, FifteenRecord(Record(setup: setup, seed: seed, moves: []), picture: nil).text
      )
    case Mirror.name:
      let setup = Mirror.Setup(
        columns: 2 + pick % 4, symmetry: Mirror.Symmetry.allCases[pick % 3],
        hints: Mirror.Hints.allCases[pick % 3])
      let brocade = Brocade.all[pick % Brocade.all.count].id
      return new(
        "", MirrorRecord(Record(setup: setup, seed: seed, moves: []), picture: brocade).text)
    case Recycle.name:
      let setup = Recycle.Setup(
        mode: Recycle.Mode.allCases[pick % 4], halving: Recycle.Halving.allCases[pick % 2])
      return new(setup.variant, RecycleRecord(RecycleRound(setup, seed: seed)).text)
    default:
      let setup = Blackjack.Setup(table: Rules.Table.allCases[pick % Rules.Table.allCases.count])
      var session = Session<Blackjack>(setup, seed: seed)
      while session.game.outcome == nil {
        let play = session.game.allowed.contains(.decline) ? Play.decline : .stand
        try session.play(.play(play), at: 0)
      }
      return RoundEnd(session).result(milliseconds: 0, at: 0)
    }
  }

  @Test func everyGameHasAPhotoOfTheLastBoardOfAResult() throws {
    for board in allGames.compactMap({ $0.results?() }) {
      var result = try result(of: board.game, seed: 7)
      let photo = try #require(board.photo(result), "\(board.game)")
      #expect(photo().aspect > 0)
      result.record = "{}"
      #expect(board.photo(result) == nil, "\(board.game)")
    }
  }

  private func shareCards(_ use: (ShareCard, LeaderboardDescription) throws -> Void) throws {
    for board in boards {
      let strange = (1...20).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
      for seed in [0, 7, 36, UInt64.max] + strange {
        try use(#require(board.shareCard(result(of: board.game, seed: seed))), board)
      }
    }
  }

  @Test func everySharedTextFitsThreeHundredBytesInEveryLanguage() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    for language in ["en", "es"] {
      Languages.use(language)
      try shareCards { shareCard, board in
        for name in names {
          let text = ShareText(boast: shareCard.boast, player: name, code: shareCard.code)
          #expect(text.short.utf8.count <= 300)
          #expect(text.short.hasPrefix(shareCard.boast))
          #expect(
            shareCard.code.map { text.short.hasSuffix("\nrecreo --board " + $0.text) } ?? true)
          #expect(text.whole.contains(name))
          #expect(text.short == text.whole || text.whole.utf8.count > 300)
          #expect(QRCode(text.short) != nil)
        }
        #expect(shareCard.boast.contains("Recreo") && !shareCard.boast.contains("{"))
        #expect(!shareCard.title.isEmpty && (1...2).contains(shareCard.figures.count))
      }
    }
  }

  @Test func aLongNameIsCutBetweenCharacters() {
    let text = ShareText(
      boast: String(repeating: "x", count: 240), player: names[4], code: nil)
    let cut = text.short.dropFirst(240 + " – ".count).dropLast()
    #expect(text.short.hasSuffix("…") && cut == names[4].prefix(cut.count) && cut.count == 2)
    let crowded = ShareText(boast: String(repeating: "x", count: 295), player: "Leo", code: nil)
    #expect(crowded.short == String(repeating: "x", count: 295))
  }

  @Test func aBoardCodeIsReadBackUnchanged() throws {
    try shareCards { shareCard, board in
      // The code of a table says which one it is; a player's own rules have no name elsewhere.
      guard let code = shareCard.code else {
        return #expect(shareCard.title.contains(tr("Your own rules")))
      }
      #expect(allGames.board(code: code.text) == code)
      #expect(code.game == board.game)
    }
  }

  @Test func anInvalidBoardCodeIsRefused() {
    let wrong = [
      "", "fifteen", "fifteen-4x4-130", "fifteen-4x4-130-", "fifteen-11x4-130-7", "fifteen-4x4-0-7",
      "fifteen-4x4-130-3w5e11264sgsg9", "fifteen-4x4-130-7-x", "fifteen-04x4-130-7",
      "fifteen-4x4-any-A", "chess-7", "mirror-3x3-axis-none-7", "recycle-solo-7",
      "blackjack-poker-7", "recycle-solo-classic--7",
    ]
    for text in wrong { #expect(allGames.board(code: text) == nil, "\(text)") }
  }

  @Test func aBoardCodeGivesTheSameBoard() throws {
    func context(_ code: String) throws -> GameContext {
      let code = try #require(allGames.board(code: code))
      let request = LaunchRequest(seed: code.seed, [code.choice])
      return GameContext.forTests(allGames, request: request, chance: { 1 })
    }
    let fifteen = FifteenScene(context: try context("fifteen-5x4-any-2n9c"))
    #expect(
      fifteen.game
        == Session<Fifteen>(
          Fifteen.Setup(columns: 5, rows: 4, scramble: .any), seed: 123_456
        ).game)
    let mirror = MirrorScene(context: try context("mirror-4x5-turn-none-7-frogs"))
    let setup = Mirror.Setup(columns: 4, symmetry: .turn, hints: .none)
    #expect(mirror.game == MirrorRound(setup, seed: 7).game)
    let recycle = RecycleScene(context: try context("recycle-hard-split-7"))
    #expect(recycle.game == RecycleRound(.init(mode: .hard, halving: .split), seed: 7).game)
    let table = SceneHarness(context: try context("blackjack-vegasStrip-7")) {
      BlackjackScene(context: $0, at: $0.choices[BlackjackChoice.self].table)
    }
    try table.tap("blackjack.new")
    table.pass(.seconds(2))
    let game = try #require((table.stage.top as? BlackjackScene)?.game)
    let round = Session<Blackjack>(.init(table: .vegasStrip), seed: 7).game
    #expect(game.setup.table == .vegasStrip && game.hands[0].cards == round.hands[0].cards)
  }

  @Test func aDealThatCannotBeRepeatedHasNoBoardCode() {
    #expect(BoardCode(Blackjack.Setup(isDealtFromOutside: true), seed: 7) == nil)
    var gone = CardCounts()
    gone.add(Card(rank: 1, suit: .spades))
    #expect(BoardCode(Blackjack.Setup(table: .singleDeck, gone: gone), seed: 7) == nil)
  }
}
