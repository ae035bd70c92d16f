import Rules
import Testing

/// What a pet becomes depends on how it is kept and on what is played while it is small.
struct PetGrowthTests {
  /// A pet that is fed and cleaned until it is grown, with a habit.
  private func grown(_ habit: (inout Pet) throws -> Void) throws -> Pet.Form {
    var pet = PetLife.pet(after: 2000)
    while !pet.form.isAdult {
      pet.advance(by: 3000)
      for action in [PetAction.feed, .clean] where pet.allows(action) {
        pet = try pet.applying(action)
      }
      try habit(&pet)
    }
    return pet.form
  }

  private func does(_ actions: PetAction...) -> (inout Pet) throws -> Void {
    { pet in
      for action in actions where pet.allows(action) { pet = try pet.applying(action) }
    }
  }

  @Test func theSkillThatIsTrainedMostDecides() throws {
    #expect(try grown(does(.train(.attack))) == .champion)
    #expect(try grown(does(.train(.defence))) == .guardian)
    #expect(try grown(does(.train(.luck))) == .lucky)
  }

  @Test func companyMakesACompanionAndNeglectAWanderer() throws {
    #expect(try grown(does(.stroke)) == .companion)
    #expect(PetLife.pet(after: 100_000).form == .wanderer)
  }

  @Test(arguments: [
    (Recycle.name, Pet.Form.tinker), (Blackjack.name, .ace), (Fifteen.name, .scholar),
    (Mirror.name, .weaver),
  ])
  func theGamePlayedMostDecides(game: String, form: Pet.Form) throws {
    let result = try grown { pet in
      pet.receive(Income([.food: 1], from: game))
      pet = try pet.doing(.stroke)
    }
    #expect(result == form)
  }

  @Test func twoGamesDoNotDecideYet() throws {
    var games = 2
    let form = try grown { pet in
      if games > 0 { pet.receive(Income([.food: 1, .training: 1, .toys: 1], from: Mirror.name)) }
      games -= 1
      pet = try pet.doing(.stroke)
    }
    #expect(form == .companion)
  }

  @Test func mealsTooManyMakeAGourmet() throws {
    #expect(try grown(does(.feed, .feed)) == .gourmet)
  }

  @Test func bedInTimeMakesADreamer() throws {
    var pet = PetLife.pet(.home, after: 2 * PetLife.hour, timeOfDay: 9 * PetLife.hour)
    while !pet.form.isAdult {
      pet.advance(by: PetLife.hour)
      if pet.wants.contains(.sleep) { pet = try pet.doing(.lightsOut) }
      if pet.wants.contains(.clean) { pet = try pet.doing(.clean) }
      if pet.wants.contains(.food) { pet = try pet.doing(.feed) }
    }
    #expect(pet.form == .dreamer)
  }

  @Test func illnessesNursedMakeASurvivor() throws {
    var pet = PetLife.pet(after: 2000)
    while !pet.form.isAdult {
      pet = try pet.later(3000).doing(.feed)
      if pet.allows(.treat) { pet = try pet.doing(.treat) }
    }
    #expect(pet.form == .survivor)
  }

  @Test func thereAreTwelveFormsToBecome() {
    #expect(Pet.Form.allCases.count(where: \.isAdult) == 12)
  }
}
