import Foundation
import Rules
import Testing

/// Manners are learned in moments that someone answers.
struct PetUpbringingTests {
  /// A pet, fed when it has to be, in a moment of this kind that can be answered.
  private func pet(_ moment: Pet.Moment) throws -> Pet {
    for start in 0..<200 {
      var pet = PetLife.pet(after: 2000, timeOfDay: PetLife.noon + start)
      while pet.form == .child {
        pet = pet.later(500)
        if pet.moment == moment { return pet }
        if pet.condition != .full { pet = try pet.doing(.feed) }
        if pet.moment == moment { return pet }
        if pet.allows(.clean) { pet = try pet.doing(.clean) }
      }
    }
    throw CancellationError()
  }

  @Test(arguments: Pet.Moment.allCases) func theRightAnswerImprovesItsManners(moment: Pet.Moment)
    throws
  {
    let pet = try pet(moment)
    let right: PetAction = moment == .kind ? .praise : .teach
    let wrong: PetAction = moment == .kind ? .teach : .praise
    let better = try pet.doing(right)
    #expect(better.manners == pet.manners + 10 && better.moment == nil)
    let worse = try pet.doing(wrong)
    #expect(worse.manners == pet.manners - 8 && worse.moment == nil)
  }

  @Test func withoutAMomentThereIsNothingToAnswer() throws {
    let pet = PetLife.pet(after: 2000)
    #expect(pet.error(of: .praise) == .noMoment && pet.error(of: .teach) == .noMoment)
  }

  @Test func whoFeedsAPetThatBegsSpoilsIt() throws {
    let pet = try pet(.begging)
    #expect(pet.condition == .full && pet.wants.isEmpty, "its hearts are full")
    #expect(try pet.doing(.feed).manners == pet.manners - 8)
  }

  @Test func beggingIsNoCall() throws {
    var pet = try pet(.begging)
    guard case .after = pet.nextCall else { throw CancellationError() }
    pet.called()
    #expect(pet.condition == .full)
  }

  @Test func aFussyPetEatsNothingTillItIsTaughtOrHungry() throws {
    let pet = try pet(.fussy)
    #expect(pet.story.last == .refusedFood)
    let again = try pet.doing(.feed)
    #expect(again.hunger == pet.hunger && again.amount(of: .food) == pet.amount(of: .food))
    #expect(try pet.doing(.teach, .feed).hunger == 0)
    var hungry = pet
    while hungry.condition != .hungry { hungry.advance(by: 100) }
    #expect(try hungry.doing(.feed).hunger == 0, "nobody goes hungry for bad manners")
  }

  @Test(arguments: Pet.Moment.allCases) func aMomentPassesByItself(moment: Pet.Moment) throws {
    let pet = try pet(moment)
    #expect(pet.later(6000).moment == nil && pet.later(6000).manners == pet.manners)
  }

  @Test func goodMannersMakeAGuardianAndCheekAnAce() throws {
    func grown(_ isGood: Bool, _ start: Int) throws -> Pet.Form {
      var pet = PetLife.pet(after: 2000, timeOfDay: PetLife.noon + start)
      while !pet.form.isAdult {
        pet = pet.later(1000)
        if pet.moment != nil {
          pet = try pet.doing((pet.moment == .kind) == isGood ? .praise : .teach)
        }
        for action in [PetAction.feed, .clean]
        where pet.allows(action) && (action == .clean || pet.condition != .full) {
          pet = try pet.doing(action)
        }
      }
      return pet.form
    }
    let good = try (0..<20).map { try grown(true, $0) }
    let cheeky = try (0..<20).map { try grown(false, $0) }
    #expect(good.count { $0 == .guardian } > 10, "\(good)")
    #expect(cheeky.count { $0 == .ace } > 10, "\(cheeky)")
    #expect(!good.contains(.ace) && !cheeky.contains(.guardian))
  }

  @Test func momentsAreSavedAndImpossibleOnesRefused() throws {
    let pet = try pet(.begging)
    let text = String(decoding: try JSONEncoder().encode(pet), as: UTF8.self)
    #expect(try JSONDecoder().decode(Pet.self, from: Data(text.utf8)) == pet)
    for (field, value) in [("manners", "400"), ("turns", "-3"), ("grams", "9000")] {
      let damaged = text.replacing(try Regex("\"\(field)\":\\d+"), with: "\"\(field)\":\(value)")
      guard damaged != text else { continue }
      #expect(try !JSONDecoder().decode(Pet.self, from: Data(damaged.utf8)).isPlausible)
    }
  }

  @Test func aPetSavedBeforeLearnsFromTheNextDeedOn() throws {
    var object = try #require(
      JSONSerialization.jsonObject(
        with: JSONEncoder().encode(PetLife.pet(after: 9000).doing(.feed, .feed)))
        as? [String: Any])
    for key in ["upbringing", "grams"] { object[key] = nil }
    let old = try JSONDecoder().decode(
      Pet.self, from: JSONSerialization.data(withJSONObject: object))
    #expect(old.isPlausible && old.manners == 40 && old.weight == 500)
    #expect(old.later(60_000).moment == nil, "nothing new happens before")
    var pet = try old.doing(.stroke)
    var moments = 0
    for _ in 0..<60 {
      pet = pet.later(1000)
      if pet.condition == .hungry { pet = try pet.doing(.feed) }
      if pet.moment != nil { moments += 1 }
    }
    #expect(moments > 0)
  }
}

/// Meals make it heavier, play and training lighter.
struct PetWeightTests {
  @Test func mealsAddAndPlayAndTrainingTakeAway() throws {
    let pet = PetLife.pet(after: 2000)
    #expect(pet.weight == 500 && pet.figure == .right)
    #expect(try pet.doing(.play).weight == 495)
    #expect(try pet.doing(.train(.luck)).weight == 495)
    #expect(try pet.doing(.feed).weight == 510)
    #expect(try pet.doing(.feed, .feed).weight == 530, "more than it needed")
  }

  @Test func itsWeightHasLimits() throws {
    var pet = PetLife.pet(after: 2000)
    for _ in 0..<400 { pet = try pet.allows(.play) ? pet.doing(.play) : pet.doing(.feed) }
    #expect(pet.weight == 300 && pet.figure == .slim && pet.isPlausible)
    for _ in 0..<400 { pet = try pet.doing(.feed) }
    #expect(pet.weight == 800 && pet.figure == .round && pet.isPlausible)
  }

  @Test func tooHeavyOrTooLightItTiresSooner() throws {
    var light = PetLife.pet(after: 2000)
    while light.figure == .right { light = try light.doing(.play) }
    let right = PetLife.pet(after: 2000)
    let lost = try [light, right].map { pet in
      try pet.stamina - pet.doing(.train(.luck)).stamina
    }
    #expect(lost[0] > lost[1], "\(lost)")
  }
}
