import Input
import Languages
import Rules
import Services
import Stage
import Testing

@testable import Arcade
@testable import PetGame

/// Cards of a pet and of its contests.
@MainActor @Suite struct PetShareTests {
  @Test func aPetIsSharedWithItsFormAndItsAge() throws {
    let garden = try Garden(Garden.adult(.kiosk))
    try garden.table.tap("pet.more")
    try garden.table.tap("pet.share")
    #expect(garden.table.stage.top.name == "share")
    let pet = try garden.pet
    let text = try #require(try garden.table.node("share.code").traceText)
    #expect(
      text
        == "My pet in Recreo: \(PetWords.name(of: pet.form)), \(PetWords.lifetime(of: pet)). – Moho"
    )
    garden.table.press(.escape)
    #expect(garden.table.stage.top.name == "pet")
  }

  @Test func atTheEndOfAContestItsResultIsSharedAndNotBefore() throws {
    let other = try Garden.adult(.kiosk, trained: true)
    let garden = try Garden(try Garden.adult(.kiosk), others: [("Ana", other)])
    try garden.table.tap("pet.contest")
    try garden.table.tap("rival.0")
    #expect(garden.table.stage.top.root.node("match.share")?.isHidden != false)
    garden.table.pass(.seconds(25))
    try garden.table.tap("match.share")
    #expect(garden.table.stage.top.name == "share")
    let text = try #require(try garden.table.node("share.code").traceText)
    let contest = try #require(garden.table.context.pets.pet?.contests.first)
    let word =
      switch contest.winner {
      case .home: "I won"
      case .guest: "I lost"
      case nil: "a draw"
      }
    #expect(text.contains(word) && text.contains("Moho"))
    garden.table.press(.escape)
    #expect(garden.table.stage.top.name == "pet.match")
    #expect(try garden.table.node("match.again").isHidden == false)
  }

  private func card(won: PetContest.Side?) throws -> SharedCard {
    let pet = try Garden.adult(.kiosk)
    let weak = PetContest.Neighbour.weaker.fighter(named: "Tuk", for: pet)
    let contest = try #require(
      (UInt64(1)...400).lazy.map { PetContest(home: .init(pet), guest: weak, seed: $0) }
        .first { $0.winner == won })
    return SharedCard(contest, for: .home, names: ["Moho", "Tuk"], at: 0)
  }

  @Test func aContestsCardTellsWhoWonAndWhatEachHadLeft() throws {
    let won = try card(won: .home)
    #expect(won.card.title == "Won against Tuk" && won.player == "Moho")
    #expect(won.card.figures.map(\.caption) == ["Moho", "Tuk"])
    let lost = try card(won: .guest)
    #expect(lost.card.title == "Lost against Tuk")
    #expect(lost.card.figures[0].number != lost.card.figures[1].number)
  }

  @Test func theSentencesFitTheCodeInEveryLanguage() throws {
    try Catalogues.begin()
    defer { Catalogues.end() }
    let longest = String(repeating: "W", count: 400)
    for language in ["en", "es"] {
      Languages.use(language)
      var pet = try Garden.adult(.kiosk)
      pet.rename(to: longest)
      for shared in try [SharedCard(pet, at: 0), card(won: .home), card(won: .guest)] {
        let text = ShareText(boast: shared.card.boast, player: shared.player, code: nil).short
        #expect(text.utf8.count <= 300 && QRCode(text) != nil)
        #expect(shared.card.boast.contains("Recreo") && !shared.card.boast.contains("{"))
      }
    }
  }
}
