import Foundation
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
@testable import PetGame
@testable import RecycleGame

/// The keys that mean the same in every game.
@MainActor @Suite struct GameKeyTests {
  private nonisolated static let keys: [(Key, KeyModifiers, GameKey)] = [
    (.function(1), [], .help), (.character("p"), [], .pause), (.character("h"), [], .hint),
    (.character("n"), [], .newGame), (.character("u"), [], .undo),
    (.character("z"), .control, .undo), (.character("r"), [], .redo),
    (.character("y"), .control, .redo), (.character("z"), [.control, .shift], .redo),
    (.character("o"), [], .original), (.character("t"), [], .turn(left: false)),
    (.character("t"), .shift, .turn(left: true)), (.character("x"), [], .split),
    (.character("v"), [], .solution), (.character("l"), [], .numbers),
    (.character("f"), [], .nextItem), (.character("m"), [], .mark), (.character("e"), [], .edges),
    (.character("y"), [], .otherColour), (.character("k"), [], .tickle),
    (.character("c"), [], .card), (.character("s"), [], .stand), (.character("d"), [], .double),
    (.character("g"), [], .surrender), (.character("i"), [], .insurance),
    (.character("b"), [], .bets), (.character("a"), [], .aloud),
  ]

  @Test(arguments: keys) func aKeyHasOneMeaning(key: Key, modifiers: KeyModifiers, wanted: GameKey)
  {
    #expect(GameKey(KeyEvent(key, modifiers: modifiers, time: .zero)) == wanted)
  }

  @Test func onlyUndoAndRedoRepeatWhileHeld() {
    for (key, modifiers, wanted) in Self.keys {
      let held = KeyEvent(key, modifiers: modifiers, isRepeat: true, time: .zero)
      let repeats = wanted == .undo || wanted == .redo
      #expect(GameKey(held) == (repeats ? wanted : nil), "\(key)")
    }
  }

  @Test func theTableIsComplete() {
    let letters = Self.keys.compactMap { key, modifiers, _ -> Character? in
      if case .character(let letter) = key, modifiers.isEmpty { letter } else { nil }
    }
    #expect(Set(letters) == Set(GameKey.letters.keys))
    #expect(Set(GameKey.letters.values).count == letters.count, "one letter for each action")
  }

  /// A game that read a letter itself could give it a meaning of its own.
  @Test func onlyTheTableGivesLettersAMeaning() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var reading: [String] = []
    for module in ["Arcade", "Games"] {
      let folder = sources.appending(path: module)
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let file as String in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        // The second player of a race has W, A, S and D for arrow keys.
        guard text.contains(/\.character\("[a-z]"\)/), file != "Fifteen/Direction+Key.swift",
          file != "Play/GameKey.swift"
        else { continue }
        reading.append(file)
      }
    }
    #expect(reading.isEmpty)
  }

  @Test func f1ShowsTheHelpAlsoBesideTheGames() {
    let screens: [(String, SceneHarness)] = [
      ("fifteen.help", SceneHarness { LessonScene($0, picture: nil) }),
      ("mirror.help", SceneHarness { LoomScene($0) }),
      ("mirror.help", SceneHarness { LoomGalleryScene($0) }),
      ("blackjack.help", SceneHarness { BlackjackStartScene(context: $0) }),
      ("blackjack.help", SceneHarness { BlackjackPracticeScene(context: $0) }),
      ("blackjack.help", SceneHarness { BlackjackChartScene(context: $0) }),
      ("blackjack.help", SceneHarness { BlackjackDrillScene(context: $0) }),
      ("blackjack.help", SceneHarness { BlackjackCountScene(context: $0) }),
      ("pet.help", SceneHarness { PetContestScene(context: $0) }),
      ("pet.help", SceneHarness { PetTeamScene(context: $0) }),
      ("pet.help", SceneHarness { PetPastContestsScene(context: $0) }),
    ]
    for (help, table) in screens {
      table.press(.function(1))
      #expect(table.stage.top.name == help)
    }
  }

  @Test func everyPlayOfBlackjackHasItsKey() {
    let letters: [(Character, Play)] = [
      ("c", .hit), ("s", .stand), ("d", .double), ("x", .split), ("g", .surrender), ("i", .insure),
    ]
    for (letter, play) in letters {
      #expect(Play(KeyEvent(.character(letter), time: .zero)) == play)
    }
  }

  @Test func pStopsTheClockOfEveryGame() throws {
    let fifteen = SceneHarness { FifteenScene(context: $0, $0.fifteenChoice) }
    fifteen.press(.character("p"))
    #expect(try fifteen.node("board").isHidden)
    let mirror = SceneHarness.mirror()
    mirror.press(.character("p"))
    #expect(try mirror.mirrorScene.played.isPaused)
    let recycle = try SceneHarness.recycle()
    recycle.press(.character("p"))
    #expect(recycle.stage.top.name == "recycle.pause")
  }

  @Test func hHelpsInEveryGameThatHasHelp() throws {
    let mirror = SceneHarness.mirror(hints: .none)
    mirror.press(.character("h"))
    #expect(try mirror.mirror.hints != .none)
    let blackjack = SceneHarness { BlackjackScene(context: $0) }
    blackjack.press(.character("h"))
    #expect(try (blackjack.node("blackjack.coach") as? Button)?.isOn == true)
  }

  @Test func nBeginsANewGame() throws {
    let fifteen = SceneHarness { FifteenScene(context: $0, $0.fifteenChoice) }
    let mirror = SceneHarness.mirror()
    for table in [fifteen, mirror] {
      let before = table.stage.top
      table.press(.character("n"))
      #expect(table.stage.top !== before && table.stage.top.name == before.name)
    }
  }
}
