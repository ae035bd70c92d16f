import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import FifteenGame

@MainActor @Suite struct FaceOfferTests {
  private func names(_ context: GameContext) -> [String] { context.facesForResult.map(\.name) }

  @Test func sixFacesAreOfferedAndThoseWhoPlayedLastComeFirst() throws {
    let context = GameContext.forTests
    #expect(names(context) == ["Cat", "Bear", "Frog", "Fox", "Penguin", "Lion"])
    for moment in 0..<7 {
      _ = try context.store.newPlayer(PlayerName("Player \(moment)"), at: moment)
    }
    #expect(names(context).count == 6)
    #expect(Set(names(context).prefix(5)) == Set((2..<7).map { "Player \($0)" }))
    let animals = context.facesForResult.map(\.avatar.animal)
    #expect(!animals.prefix(5).contains(animals[5]), "nobody looks like the new one")
  }

  @Test func thereIsAlwaysAnotherAnimalHoweverManyThereAre() throws {
    let context = GameContext.forTests
    for _ in 0..<30 {
      for face in context.newFaces(12) { _ = try context.newPlayer(PlayerName(face.name)) }
    }
    #expect(context.newFaces().first?.name == "Cat 31")
  }

  @Test func whereNamesAreInitialsNoFaceIsOffered() throws {
    let context = GameContext.forTests
    context.change(.playerNames, to: .text("initials"))
    #expect(context.nameEntry == .initials)
    #expect(context.facesForResult.isEmpty && context.newFaces().isEmpty)
  }

  @Test func anAnimalWhoseNameIsTakenHasANumberAndComesLater() throws {
    let context = GameContext.forTests
    for name in ["cat", "FOX", "Fox 2"] {
      _ = try context.store.newPlayer(PlayerName(name), at: 0)
    }
    let all = context.newFaces(12).map(\.name)
    #expect(all.suffix(2) == ["Cat 2", "Fox 3"])
    #expect(Set(all).count == 12)
  }

  @Test func whoeverIsCalledAfterAnAnimalHasItsFace() throws {
    let context = GameContext.forTests
    for (name, animal) in [("fox", Avatar.Animal.fox), ("Owl 7", .owl)] {
      let id = try context.newPlayer(PlayerName(name))
      #expect(try context.store.players().first { $0.id == id }?.avatar.animal == animal)
    }
    for name in ["Foxy", "Fox Mulder", "7 Fox", "Fox -3"] {
      #expect(context.namesake(of: name) == nil)
    }
  }

  @Test func aGuestWhoTapsAFaceIsThatAnimalFromThenOn() throws {
    let context = GameContext.forTests
    context.fifteenChoice.scramble = 1
    let table = SceneHarness(context: context) { FifteenScene(context: $0) }
    try table.solveOneMove()
    table.pass(.seconds(3))
    try table.tap("result.face.3")
    #expect(try table.node("result.name").traceText == "Fox")
    try table.tap("result.done")
    let fox = try #require(try context.store.player(named: PlayerName("Fox")))
    #expect(fox.avatar.animal == .fox)
    #expect(context.likelyName == "Fox")
  }
}
