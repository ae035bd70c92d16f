import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame
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

  /// Split is the one play that other games have too: there it halves an item.
  @Test func noPlayOfBlackjackTakesAKeyOfAllGames() {
    for (key, modifiers, wanted) in Self.keys {
      let play = Play(KeyEvent(key, modifiers: modifiers, time: .zero))
      #expect(play == (wanted == .split ? .split : nil), "\(key)")
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
