import Rules
import Testing

/// Time away is a formula: one long step and many short ones give the same result.
struct PetTimeTests {
  @Test(arguments: Pet.Pace.allCases) func tenHoursAreThirtySixThousandSeconds(pace: Pet.Pace)
    throws
  {
    let pet = try PetLife.pet(pace, after: 3001, timeOfDay: 17 * PetLife.hour).doing(.stroke)
    var stepped = pet
    for _ in 0..<36_000 { stepped.advance(by: 1000) }
    #expect(pet.later(10 * PetLife.hour) == stepped)
  }

  @Test(arguments: 0..<300) func aSpanOfTimeHasTheSameEffectInOneStepOrMany(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let pace = Pet.Pace.allCases[chance.below(3)]
    var whole = PetLife.pet(pace, timeOfDay: chance.below(24 * PetLife.hour))
    var cut = whole
    for _ in 0..<12 {
      let span = chance.below(30_000 * pace.scale)
      whole.advance(by: span)
      var left = span
      while left > 0 {
        let piece = 1 + chance.below(left)
        cut.advance(by: piece)
        left -= piece
      }
      #expect(cut == whole)
      whole = PetLife.act(whole, &chance)
      cut = whole
    }
  }

  @Test func atMostEightHoursOfAnAbsenceCount() {
    let pet = PetLife.pet(.home, after: PetLife.hour)
    for (away, counted) in [(1, 1), (8, 8), (9, 8), (24 * 365, 8)] {
      var back = pet
      back.catchUp(away: away * PetLife.hour)
      #expect(back == pet.later(counted * PetLife.hour))
    }
  }

  @Test func aClockSetBackHasNoEffect() {
    let pet = PetLife.pet(after: 4000)
    var slightly = pet
    slightly.catchUp(away: -2000)
    #expect(slightly == pet)
    var far = pet
    far.catchUp(away: -100 * PetLife.hour)
    #expect(far.log.last?.kind == .clockSetBack)
    #expect(far.log.dropLast() == pet.log[...])
    #expect(far.lived == pet.lived && far.hunger == pet.hunger && far.wants == pet.wants)
  }

  @Test func onHolidayNothingChanges() throws {
    let pet = PetLife.pet(.home, after: 3 * PetLife.hour)
    let away = try pet.doing(.beginHoliday)
    let back = try away.later(24 * 14 * PetLife.hour).doing(.endHoliday)
    #expect(back.lived == pet.lived && back.hunger == pet.hunger && back.boredom == pet.boredom)
    #expect(Resource.allCases.allSatisfy { back.amount(of: $0) == pet.amount(of: $0) })
    #expect(back.story == pet.story + [.wentOnHoliday, .cameHome])
    #expect(away.nextCall == .never && away.nextChange == nil)
    for action in PetLife.actions where action != .endHoliday {
      #expect(away.error(of: action) == .onHoliday)
    }
  }

  @Test(arguments: 0..<60) func nothingChangesBeforeTheNextChange(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let pace = Pet.Pace.allCases[chance.below(3)]
    var pet = PetLife.pet(pace, timeOfDay: chance.below(24 * PetLife.hour))
    for _ in 0..<60 {
      guard let wait = pet.nextChange else { return pet = PetLife.act(pet, &chance) }
      #expect(wait > 0)
      let before = Seen(pet)
      if wait > 1 { #expect(Seen(pet.later(wait - 1)) == before) }
      pet.advance(by: wait)
      #expect(Seen(pet) != before)
      if chance.below(3) == 0 { pet = PetLife.act(pet, &chance) }
    }
  }

  @Test func aNewPaceContinuesWhereTheOldOneStopped() {
    var pet = PetLife.pet(.demo, after: 7000)
    pet.setPace(.home)
    #expect(pet.hunger == 70 && pet.condition == .normal)
    #expect(pet.nextCall == .after(3000 * 1800))
    #expect(pet.later(3000 * 1800).condition == .hungry)
  }

  /// What a player can see of the pet at rest.
  private struct Seen: Equatable {
    let condition: Pet.Condition
    let wants: [Pet.Want]
    let moment: Pet.Moment?
    let rest: Pet.Rest
    let amounts: [Int]
    let log: [PetEvent]

    init(_ pet: Pet) {
      condition = pet.condition
      wants = pet.wants
      moment = pet.moment
      rest = pet.rest
      amounts = Resource.allCases.map(pet.amount)
      log = pet.log
    }
  }
}
