import Rules
import Testing

/// The rules of the template's game with lamps.
struct TemplateTests {
  @Test func theSameSeedGivesTheSameGame() {
    for seed in UInt64(0)..<500 {
      #expect(Template(.init(), seed: seed) == Template(.init(), seed: seed), "seed \(seed)")
    }
  }

  @Test func noGameStartsFinished() {
    for seed in UInt64(0)..<500 {
      let setup = Template.Setup(lamps: Int(seed % 4))
      #expect(Template(setup, seed: seed).outcome == nil, "seed \(seed)")
    }
  }

  @Test func lightingEveryLampWinsAndThenNoMoveIsAccepted() throws {
    var game = Template(.init(lamps: 20), seed: 6)
    for lamp in game.isLit.indices where !game.isLit[lamp] {
      game = try game.applying(.init(lamp: lamp))
    }
    #expect(game.outcome == .won)
    #expect(throws: IllegalMove.solved) { try game.applying(.init(lamp: 0)) }
  }

  @Test func aLampOutsideTheBoardIsRefused() {
    let game = Template(.init(lamps: 5), seed: 7)
    #expect(throws: IllegalMove.outsideBoard) { try game.applying(.init(lamp: 5)) }
    #expect(throws: IllegalMove.outsideBoard) { try game.applying(.init(lamp: -1)) }
  }

  @Test func theGameOfASeedStaysTheSame() {
    let lamps = Template(.init(lamps: 8), seed: 1).isLit.map { $0 ? 1 : 0 }
    #expect(lamps == [0, 1, 0, 1, 1, 0, 1, 1])
  }
}
