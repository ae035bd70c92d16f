import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import MirrorGame

/// The question after a puzzle.
@MainActor @Suite struct MirrorRiddleSceneTests {
  private func open(
    _ context: GameContext = .forTests, _ symmetry: Mirror.Symmetry = .axis, seed: UInt64 = 4
  ) -> SceneHarness {
    let table = SceneHarness(size: Size(width: 1280, height: 800), context: context) {
      MirrorRiddleScene(
        $0, Mirror.Setup(columns: 3, symmetry: symmetry), .brocade("frogs"),
        MirrorRiddle(seed: seed))
    }
    table.pass(.milliseconds(400))
    return table
  }

  private func question(_ table: SceneHarness) throws -> String {
    try table.node("mirror.riddle.question").label
  }

  @Test func aWrongLineDisappearsAndTheRightOneIsProved() throws {
    let table = open()
    let answer = MirrorRiddle(seed: 4).answer
    #expect(try question(table) == "Which line is the mirror?")
    try table.tap("mirror.riddle.\((answer + 1) % 3 + 1)")
    #expect(try question(table) == "Not this one. Look again.")
    try table.tap("mirror.riddle.\(answer + 1)")
    #expect(try question(table) == "Yes, that's it.")
    #expect(try !table.node("mirror.riddle.done").isHidden)
  }

  @Test func aTapOnTheClothChoosesTheNearestLineAndKeysToo() throws {
    let table = open()
    let answer = MirrorRiddle(seed: 4).answer
    let cloth = try table.node("mirror.riddle.cloth").frame
    table.touch([
      Point(x: cloth.minX + cloth.width * MirrorRiddle.places[answer] + 12, y: cloth.midY)
    ])
    #expect(try question(table) == "Yes! You found it at once.")
    let other = open(.forTests, .turn)
    #expect(try question(other) == "Around which point is the cloth turned?")
    other.press(.character(Character("\(answer + 1)")))
    #expect(try question(other) == "Yes! You found it at once.")
  }

  @Test func threeRiddlesSolvedAtOnceAreAnAchievementAndNoResult() throws {
    let context = GameContext.forTests
    let player = try context.store.newPlayer(PlayerName("Ana"), at: 0)
    try context.store.setCurrentPlayer(player.id)
    for _ in 0..<3 {
      let table = open(context)
      try table.tap("mirror.riddle.\(MirrorRiddle(seed: 4).answer + 1)")
    }
    let award = try #require(
      try context.store.awards(of: player.id, game: Mirror.name).first {
        $0.achievement.id == "mirror.riddles-3"
      })
    #expect(award.reachedAt != nil && award.result == nil)
    let panels = try context.store.awards(of: player.id, game: Mirror.name).first {
      $0.achievement.id == "mirror.panels-20"
    }
    #expect(panels?.progress == nil)
  }

  @Test func itIsOfferedAfterAPuzzleOfOurPictures() throws {
    let table = SceneHarness.mirror(2)
    table.pass(.seconds(4))
    try table.solveMirror()
    table.pass(.seconds(8))
    table.type("Ana")
    try table.tap("result.done")
    table.pass(.seconds(1))
    try table.tap("result.extra")
    #expect(table.stage.top.name == "mirror.riddle")
    try table.tap("mirror.riddle.back")
    #expect(table.stage.top.name == "mirror.won")
    #expect(!MirrorRiddleScene.canAsk(.loom(LoomDesign())))
  }
}
