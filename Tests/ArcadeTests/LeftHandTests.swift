import Arcade
import Geometry
import Stage
import Store
import Testing

@testable import BlackjackGame
@testable import FifteenGame
@testable import MirrorGame

/// What is pressed most lies beside the board, on the side of the player's hand.
@MainActor @Suite struct LeftHandTests {
  private nonisolated static let windows = [
    Size(width: 1280, height: 800), Size(width: 800, height: 480),
  ]

  /// Where the middle of a node is, from the left edge, for a right hand and for a left one.
  private func middles(
    _ id: String, in window: Size, _ scene: @escaping (GameContext) -> any Scene
  ) throws -> (right: Double, left: Double) {
    let both = try [false, true].map { isLeftHanded in
      let context = GameContext.forTests(seed: 7, chance: { 7 })
      context.change(.leftHanded, to: .bool(isLeftHanded))
      let table = SceneHarness(size: window, context: context) { scene($0) }
      table.pass(.seconds(2))
      return try #require(table.stage.top.root.node(id)).windowFrame(at: table.now).midX
    }
    return (both[0], both[1])
  }

  @Test func theButtonsOfFifteenChangeSides() throws {
    let window = Self.windows[0]
    let hint = try middles("fifteen.hint", in: window) {
      FifteenScene(context: $0, FifteenChoice(columns: 4, rows: 4))
    }
    #expect(hint.left < window.width / 2 && hint.right > window.width / 2)
  }

  @Test(arguments: windows) func hitAndStandChangeSides(window: Size) throws {
    for id in ["blackjack.hit", "blackjack.stand"] {
      let button = try middles(id, in: window) { BlackjackScene(context: $0) }
      #expect(button.left < window.width / 3 && button.right > window.width * 2 / 3)
    }
  }

  @Test(
    arguments: [(1280.0, 800.0), (1024, 600), (800, 480), (480, 480)], [false, true])
  func nothingTouchesTheCards(window: (width: Double, height: Double), isLeftHanded: Bool) {
    let bounds = Rect(x: 0, y: 0, width: window.width, height: window.height)
    let layout = BlackjackLayout(
      bounds: bounds, hasPurse: true, buttons: 4, barHeight: 120, isLeftHanded: isLeftHanded)
    for part in [layout.bar, layout.purse, layout.shoe, layout.face] where part.width > 0 {
      #expect(bounds.contains(part))
      for cards in [layout.bot, layout.player] {
        #expect(!part.inset(by: -7).intersects(cards), "\(part) and \(cards)")
      }
    }
    #expect(abs(layout.host.midX - layout.bot.midX) < 1 || layout.host == layout.face)
  }

  @Test func aHandThatIsBeingPlayedChangesSidesToo() throws {
    let context = GameContext.forTests(seed: 7, chance: { 7 })
    let table = SceneHarness(size: Self.windows[0], context: context) {
      BlackjackScene(context: $0)
    }
    func hit() throws -> Double {
      table.pass(.seconds(2))
      return try #require(table.stage.top.root.node("blackjack.hit")).windowFrame(at: table.now)
        .midX
    }
    let right = try hit()
    context.change(.leftHanded, to: .bool(true))
    table.stage.perform(.renew)
    #expect(try hit() < right / 2)
  }

  @Test(arguments: windows) func theColoursOfTheLoomChangeSides(window: Size) throws {
    let thread = try middles("loom.tone.1", in: window) { LoomScene($0) }
    #expect(thread.left < window.width / 2 && thread.right > window.width / 2)
    // What they colour is chosen beside them.
    let aim = try middles("loom.aim.thread", in: window) { LoomScene($0) }
    let canvas = try middles("loom.canvas", in: window) { LoomScene($0) }
    #expect(abs(aim.left - thread.left) < abs(canvas.left - thread.left))
    #expect(abs(aim.right - thread.right) < abs(canvas.right - thread.right))
  }
}
