import Rules
import Testing

/// Hunger and the call, with the times of the original.
struct PetHungerTests {
  @Test func aPetIsHungryTenSecondsAfterTheStartAndEightAfterAMeal() throws {
    #expect(PetLife.pet(after: 4999).condition == .full)
    #expect(PetLife.pet(after: 5000).condition == .normal)
    #expect(PetLife.pet(after: 9999).condition == .normal)
    let hungry = PetLife.pet(after: 10_000)
    #expect(hungry.condition == .hungry && hungry.hunger == 100 && !hungry.isUpAndAbout)
    let fed = try hungry.later(777).doing(.feed)
    #expect(fed.condition == .full && fed.hunger == 0 && fed.isUpAndAbout)
    #expect(fed.later(3999).condition == .full)
    #expect(fed.later(4000).condition == .normal)
    #expect(fed.later(7999).condition == .normal)
    #expect(fed.later(8000).condition == .hungry)
  }

  @Test func otherPacesStretchTheSameTimesToMinutesAndHours() {
    #expect(PetLife.pet(.kiosk, after: 600_000 - 1).condition == .normal)
    #expect(PetLife.pet(.kiosk, after: 600_000).condition == .hungry)
    #expect(PetLife.pet(.home, after: 5 * PetLife.hour - 1).condition == .normal)
    #expect(PetLife.pet(.home, after: 5 * PetLife.hour).condition == .hungry)
  }

  @Test func aMealInTimeResetsHungerAndCostsOne() throws {
    let pet = PetLife.pet(after: 6000)
    let fed = try pet.doing(.feed)
    #expect(fed.amount(of: .food) == pet.amount(of: .food) - 1)
    #expect(fed.nextCall == .after(8000))
  }

  @Test func withoutFoodAPlainMealOnlyEndsHunger() throws {
    var pet = PetLife.pet(after: 2000)
    while pet.amount(of: .food) > 0 { pet = try pet.doing(.feed) }
    #expect(!pet.story.contains(.ate(plain: true)))
    let fed = try pet.later(7000).doing(.feed)
    #expect(fed.hunger == 0 && fed.amount(of: .food) == 0)
    #expect(fed.story.last == .ate(plain: true))
  }

  @Test(arguments: 0..<100) func aPetCallsExactlyOnceWheneverItIsHungry(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let pace = Pet.Pace.allCases[chance.below(3)]
    var pet = PetLife.pet(pace, timeOfDay: chance.below(24 * PetLife.hour))
    var calls = 0
    for _ in 0..<200 {
      pet.advance(by: chance.below(4000 * pace.scale))
      if pet.nextCall == .now {
        calls += 1
        pet.called()
        #expect(pet.nextCall == .never)
      }
      if chance.below(2) == 0 { pet = PetLife.act(pet, &chance) }
      if pet.isOnHoliday { pet = (try? pet.applying(.endHoliday)) ?? pet }
      if pet.generation > 1 { break }
      #expect(calls == pet.hungers - (pet.nextCall == .now ? 1 : 0))
    }
    // A feeder may have given it all its meals.
    #expect(calls > 0 || pet.meals != nil)
  }

  @Test(arguments: 0..<100) func theNextCallIsWhenThePetBecomesHungry(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var pet = PetLife.pet(
      Pet.Pace.allCases[chance.below(3)], timeOfDay: chance.below(24 * PetLife.hour))
    for _ in 0..<20 {
      if case .after(let wait) = pet.nextCall {
        #expect(pet.later(wait - 1).nextCall == .after(1))
        #expect(pet.later(wait).nextCall == .now)
      }
      pet.advance(by: chance.below(5000 * pet.pace.scale))
      pet = PetLife.act(pet, &chance)
    }
  }

  @Test func aCallWhileAwayHappensOnlyWithinTheTimeThatCounts() {
    let pet = PetLife.pet(.home, after: PetLife.hour)
    #expect(pet.nextCall(away: 0) == .after(4 * PetLife.hour))
    #expect(pet.nextCall(away: PetLife.hour) == .after(3 * PetLife.hour))
    #expect(pet.nextCall(away: -PetLife.hour) == .after(4 * PetLife.hour))
    #expect(pet.nextCall(away: 100 * PetLife.hour) == .now)
    let evening = PetLife.pet(.home, after: PetLife.hour, timeOfDay: 20 * PetLife.hour)
    #expect(evening.nextCall(away: 100 * PetLife.hour) == .never)
  }

  @Test func aCallMadeWhileAwayIsNotRepeatedOnReturn() throws {
    let left = PetLife.pet(after: 3000)
    var told = left
    told.called()
    #expect(told.nextCall(away: 0) == .never)
    told.catchUp(away: 20_000)
    #expect(told.condition == .hungry && told.nextCall == .never)
    let fed = try told.doing(.feed)
    #expect(fed.nextCall == .after(8000) && fed.later(8000).nextCall == .now)
  }

  @Test func aPetLeftHungryFaintsOnceAndRecovers() throws {
    let faint = PetLife.pet(after: 40_000)
    #expect(faint.hasCollapsed && faint.story.last == .fainted)
    #expect(faint.error(of: .play) == .fainted && faint.error(of: .lightsOut) == .fainted)
    let round = try faint.doing(.feed)
    #expect(!round.hasCollapsed && round.condition == .full)
    let up = faint.later(20_000)
    #expect(up.story.last == .recovered && up.condition == .hungry && !up.hasCollapsed)
    let muchLater = up.later(10 * PetLife.hour)
    #expect(muchLater.story.count { $0 == .fainted } == 1)
    #expect(try muchLater.doing(.feed).isUpAndAbout)
  }
}
