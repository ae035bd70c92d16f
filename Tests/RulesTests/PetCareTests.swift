import Rules
import Testing

/// Wants, nights, growth, supplies.
struct PetCareTests {
  @Test func anEggHatchesByItselfOrAfterThreeStrokes() throws {
    let egg = PetLife.pet(after: 1000)
    #expect(egg.form == .egg && egg.wants.isEmpty && egg.error(of: .feed) == .egg)
    #expect(try egg.doing(.stroke, .stroke).form == .egg)
    #expect(try egg.doing(.stroke, .stroke, .stroke).form == .child)
    #expect(egg.later(1000).form == .child)
    #expect(egg.later(1000).stats == Pet.Stats())
  }

  @Test func messesAppearOneByOneUpToThreeAndAreCleanedOneByOne() throws {
    var pet = PetLife.pet(after: 2000)
    pet = try pet.later(8999).doing(.feed)
    #expect(pet.messes == 0 && pet.error(of: .clean) == .nothingToClean)
    pet = try pet.later(1).doing(.feed)
    #expect(pet.messes == 1 && pet.wants.contains(.clean))
    for _ in 0..<10 { pet = try pet.later(7000).doing(.feed) }
    #expect(pet.messes == Pet.mostMesses)
    pet = try pet.doing(.clean)
    #expect(pet.messes == 2)
    pet = try pet.doing(.clean, .clean)
    #expect(!pet.wants.contains(.clean))
  }

  @Test func aPetGetsBoredOnceAndPlayEndsIt() throws {
    let pet = try PetLife.pet(after: 2000).later(7000).doing(.feed).later(5000)
    #expect(pet.boredom == 100 && pet.wants.contains(.play))
    #expect(pet.story.count { $0 == .becameBored } == 1)
    var played = try pet.doing(.play)
    #expect(played.boredom == 0 && played.amount(of: .toys) == pet.amount(of: .toys) - 1)
    while played.amount(of: .toys) > 0 { played = try played.doing(.play) }
    #expect(try played.doing(.play).story.last == .played(toy: false))
    #expect(try pet.doing(.toss).boredom == 75)
  }

  @Test func trainingCostsOneUnitAndRaisesOneStat() throws {
    var pet = PetLife.pet(after: 2000)
    for stat in Pet.Stat.allCases {
      pet = try pet.doing(.train(stat))
      #expect(pet.stats[stat] == 100 + Pet.Stats.step)
    }
    #expect(pet.amount(of: .training) == 0)
    #expect(pet.error(of: .train(.luck)) == .lacks(.training))
  }

  @Test func aHungryPetAcceptsOnlyFoodStrokesAndCleaning() {
    let pet = PetLife.pet(after: 12_000)
    for action in [PetAction.play, .tickle, .toss, .train(.attack)] {
      #expect(pet.error(of: action) == .hungry)
    }
    #expect([PetAction.feed, .stroke, .clean].allSatisfy(pet.allows))
  }

  @Test func aPetTiresInTheEveningAndSleepsUntilMorning() throws {
    let pet = PetLife.pet(.home, after: 2 * PetLife.hour, timeOfDay: 18 * PetLife.hour + 1)
    #expect(!pet.wants.contains(.sleep))
    let tired = pet.later(PetLife.hour)
    #expect(tired.wants.contains(.sleep) && tired.isNight)
    let asleep = try tired.doing(.lightsOut)
    #expect(asleep.isAsleep && asleep.wants.isEmpty && asleep.error(of: .feed) == .asleep)
    let before = asleep.later(9 * PetLife.hour)
    #expect(before.isAsleep && before.hunger == tired.hunger)
    #expect(before.later(PetLife.hour).story.last == .wokeUp(disturbed: false))
  }

  @Test func withTheLightsOnAPetFallsAsleepLater() {
    let tired = PetLife.pet(.home, after: 2 * PetLife.hour, timeOfDay: 19 * PetLife.hour)
    #expect(tired.wants.contains(.sleep))
    #expect(!tired.later(PetLife.hour - 1).isAsleep)
    #expect(tired.later(PetLife.hour).story.last == .fellAsleep(lit: true))
  }

  @Test func aPetWakesInTheMorningOfTheRealDay() throws {
    var pet = try PetLife.pet(.home, after: 2 * PetLife.hour, timeOfDay: 19 * PetLife.hour)
      .doing(.lightsOut)
    pet.catchUp(away: 60 * PetLife.hour)
    #expect(pet.isAsleep)
    pet.setTimeOfDay(9 * PetLife.hour)
    #expect(!pet.isAsleep && pet.timeOfDay == 9 * PetLife.hour)
    pet.setTimeOfDay(23 * PetLife.hour)
    #expect(pet.wants.contains(.sleep))
  }

  @Test func byDayAPetNapsAndInTheDemoItNeverTires() throws {
    let pet = PetLife.pet(after: 3000, timeOfDay: 23 * PetLife.hour)
    #expect(!pet.isNight && pet.wants.isEmpty)
    let asleep = try pet.doing(.lightsOut)
    #expect(asleep.later(4999).isAsleep && !asleep.later(5000).isAsleep)
    #expect(asleep.later(5000).hunger == pet.hunger)
    #expect(try asleep.doing(.lightsOn).story.last == .wokeUp(disturbed: true))
  }

  @Test func theAdultFormDependsOnTheCare() throws {
    #expect(PetLife.pet(after: 100_000).form == .wanderer)
    #expect(try kept(.train(.attack)).form == .champion)
    let companion = try kept(.stroke)
    #expect(companion.form == .companion)
    #expect(companion.album == [.egg, .child, .companion])
    let next = try companion.doing(.layEgg)
    #expect(next.form == .egg && next.generation == 2 && next.album == companion.album)
    #expect(next.amount(of: .toys) == companion.amount(of: .toys))
    #expect(PetLife.pet(after: 3000).error(of: .layEgg) == .tooYoung)
  }

  @Test func suppliesGrowUpToALimitThatRoomsRaise() throws {
    var pet = PetLife.pet(after: 200_000)
    #expect(Resource.inJars.allSatisfy { pet.amount(of: $0) == 10 && pet.cap == 10 })
    #expect(pet.amount(of: .medicine) == pet.cap(of: .medicine))
    pet.advance(by: 500_000)
    #expect(pet.amount(of: .food) == 10)
    let cost = try #require(pet.roomCost)
    pet = try pet.doing(.build)
    #expect(pet.cap == 15 && pet.amount(of: .materials) == 10 - cost)
    #expect(pet.later(9999).amount(of: .food) == 10)
    #expect(pet.later(10_000).amount(of: .food) == 11)
    #expect(pet.later(400_000).amount(of: .food) == 15)
    #expect(pet.error(of: .build) == .lacks(.materials))
  }

  /// A pet that is fed and cleaned, with one more action repeated.
  private func kept(_ habit: PetAction) throws -> Pet {
    var pet = PetLife.pet(after: 2000)
    while !pet.form.isAdult {
      pet.advance(by: 3000)
      for action in [PetAction.feed, .clean, habit] where pet.allows(action) {
        pet = try pet.applying(action)
      }
    }
    return pet
  }
}
