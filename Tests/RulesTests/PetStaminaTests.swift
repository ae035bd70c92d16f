import Rules
import Testing

/// Training and contests cost stamina; rest brings it back, and sleep sooner.
struct PetStaminaTests {
  /// A pet with so much training that only stamina limits it.
  private func trained(_ times: Int) throws -> Pet {
    var pet = PetLife.pet(after: 2000)
    pet.receive(Income([.food: 1, .training: 2], from: Fifteen.name, times: 20))
    for _ in 0..<times { pet = try pet.doing(.train(.luck)) }
    return pet
  }

  @Test func eightTrainingsInARowAreAllItCan() throws {
    #expect(try trained(0).stamina == 100)
    #expect(try trained(4).stamina == 50)
    let pet = try trained(8)
    #expect(pet.stamina == 0 && pet.error(of: .train(.luck)) == .tired)
    #expect(pet.amount(of: .training) > 0)
  }

  @Test func restBringsItBackAndSleepThreeTimesAsFast() throws {
    let pet = try trained(8)
    #expect(pet.later(3000).stamina == 25)
    #expect(try pet.doing(.lightsOut).later(3000).stamina == 75)
    #expect(try pet.later(1500).doing(.train(.luck)).stamina == 0)
  }

  @Test func fourContestsInARowTireWhoAsksForThem() {
    let other = PetLife.pet(after: 2000)
    var (home, guest) = (PetLife.pet(after: 2000), other)
    for seed in UInt64(1)...4 {
      #expect(PetContest.admits(home))
      let contest = PetContest(home: .init(home), guest: .init(guest), seed: seed)
      home.remember(contest, as: .home)
      guest.remember(contest, as: .guest)
    }
    #expect(!PetContest.admits(home) && home.stamina == 0)
    #expect(PetContest.admits(guest) && guest.stamina == 100)
    #expect(PetContest.admits(home.later(3000)))
  }
}
