import Arcade
import Geometry
import Rules
import Stage
import Testing

@testable import RecycleGame

/// A town with five containers on the screen.
@MainActor @Suite struct RecycleTownSceneTests {
  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 800, height: 1280)])
  func everyItemOfATownIsCarriedHome(size: Size) throws {
    let table = try SceneHarness.recycle(.town, size: size, region: .italy)
    var score = 0
    for piece in try table.round.sides[0].pieces where piece.kind != .bottle {
      try table.carry(piece, to: Recycle.Region.italy.container(of: piece.kind))
      score += 75
      #expect(try table.round.sides[0].score == score, "\(piece.kind)")
    }
    #expect(score >= 300)
  }

  @Test func aWrongContainerShowsWhereTheItemGoes() throws {
    let table = try SceneHarness.recycle(.town, region: .germany)
    let pieces = try table.round.sides[0].pieces
    let piece = try #require(
      pieces.first { Recycle.Region.germany.container(of: $0.kind) != .glass })
    try table.carry(piece, to: .glass)
    let home = Recycle.Region.germany.container(of: piece.kind)
    let label = try table.node("recycle.tag").label
    #expect(label.hasPrefix("Wrong container. " + RecycleWords.name(of: piece.kind) + ": "))
    #expect(
      label.hasSuffix(
        RecycleWords.name(of: home, Recycle.Region.germany.color(of: home))))
  }

  @Test func theSetupAsksForACountryOnlyInATownAndRemembersBothChoices() throws {
    let table = SceneHarness(size: Size(width: 1280, height: 800)) {
      RecycleSetupScene(context: $0)
    }
    #expect(try table.node("recycle.region.italy").isHidden)
    try table.tap("recycle.halving.split")
    try table.tap("recycle.mode.town")
    #expect(try table.node("recycle.halving.split").isHidden)
    try table.tap("recycle.region.italy")
    try table.tap("recycle.play")
    #expect(try table.round.setup == Recycle.Setup(mode: .town, region: .italy))
    try table.tap("recycle.back")
    try table.tap("recycle.mode.solo")
    try table.tap("recycle.play")
    #expect(try table.round.setup == Recycle.Setup(mode: .solo, halving: .split))
  }

  @Test func aCodeNamesTheCountry() throws {
    let setup = Recycle.Setup(mode: .town, region: .germany)
    let code = BoardCode(setup, seed: 7)
    #expect(code.text == "recycle-town-germany-7")
    #expect(allGames.board(code: code.text)?.choice as? RecycleChoice == RecycleChoice(setup))
    #expect(allGames.board(code: "recycle-town-classic-7") == nil)
  }
}
