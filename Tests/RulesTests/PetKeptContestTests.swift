import Foundation
import Rules
import Testing

/// Contests are kept with the pet; neighbours are rivals that belong to nobody.
@Suite struct PetKeptContestTests {
  private let pet = Pet(name: "Moho", pace: .home, timeOfDay: 0)

  private func contest(_ seed: UInt64) -> PetContest {
    PetContest(home: .init(pet), guest: .init(pet), seed: seed)
  }

  @Test func theLastContestsAreKeptTheNewestFirst() {
    var pet = pet
    for seed in UInt64(1)...20 { pet.remember(contest(seed), as: .home) }
    #expect(pet.contests.map(\.seed) == (13...20).reversed())
    #expect(pet.isPlausible)
  }

  @Test func theyAreSavedAndTellTheSameStory() throws {
    var pet = pet
    pet.remember(contest(7), as: .guest)
    let again = try JSONDecoder().decode(Pet.self, from: JSONEncoder().encode(pet))
    #expect(again == pet)
    #expect(again.contests.first?.lines == contest(7).lines)
  }

  @Test func aPetSavedBeforeHasNone() throws {
    let text = String(decoding: try JSONEncoder().encode(pet), as: UTF8.self)
    #expect(!text.contains("pastContests"))
    let old = try JSONDecoder().decode(Pet.self, from: Data(text.utf8))
    #expect(old.contests.isEmpty)
  }

  @Test func impossibleContestsAreRefused() throws {
    var pet = pet
    pet.remember(contest(7), as: .home)
    let text = String(decoding: try JSONEncoder().encode(pet), as: UTF8.self)
    let start = try #require(text.range(of: "\"pastContests\""))
    let damaged =
      text[..<start.lowerBound]
      + text[start.lowerBound...].replacingOccurrences(of: "\"attack\":100", with: "\"attack\":-5")
    #expect(try !JSONDecoder().decode(Pet.self, from: Data(damaged.utf8)).isPlausible)
  }

  @Test func neighboursAreWeakerAlikeAndStronger() {
    let fighters = PetContest.Neighbour.allCases.map { $0.fighter(named: "Tuk", for: pet) }
    #expect(fighters.map(\.stats.attack) == [88, 100, 110])
    #expect(Set(fighters.map(\.form)).count == 3)
    #expect(fighters.allSatisfy { $0.name == "Tuk" })
  }

  @Test func eachNeighbourCanBeBeatenAndTheWeakerIsBeatenMoreOften() {
    let wins = PetContest.Neighbour.allCases.map { neighbour in
      (UInt64(1)...400).count { seed in
        PetContest(
          home: .init(pet), guest: neighbour.fighter(named: "Tuk", for: pet), seed: seed
        ).winner == .home
      }
    }
    #expect(wins.allSatisfy { $0 > 0 }, "\(wins)")
    #expect(wins[0] > wins[1] && wins[1] > wins[2], "\(wins)")
  }
}
