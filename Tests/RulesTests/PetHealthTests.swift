import Foundation
import Rules
import Testing

/// Illness comes from neglect and from overfeeding; it passes, the sooner the better the care.
struct PetHealthTests {
  /// A pet whose three messes nobody took away, until it fell ill.
  private func ill() throws -> Pet {
    var pet = PetLife.pet(after: 2000)
    while pet.illness == nil { pet = try pet.later(1000).doing(.stroke).fed() }
    return pet
  }

  @Test func threeMessesMakeItIllAfterAWhile() throws {
    var pet = PetLife.pet(after: 2000)
    while pet.messes < Pet.mostMesses { pet = try pet.later(1000).fed() }
    #expect(pet.later(3000).illness == nil)
    while pet.illness == nil { pet = try pet.later(1000).fed() }
    #expect(pet.illness?.cause == .dirt && pet.wants.contains(.medicine))
  }

  @Test func aPetThatIsCleanedStaysWell() throws {
    var pet = PetLife.pet(after: 2000)
    for _ in 0..<300 {
      pet = try pet.later(1000).fed()
      if pet.allows(.clean) { pet = try pet.doing(.clean) }
    }
    #expect(!pet.story.contains { if case .fellIll = $0 { true } else { false } })
  }

  @Test func threeMealsTooManyDoNoHarmAndEightMakeItIll() throws {
    var pet = PetLife.pet(after: 2000)
    pet = try pet.doing(.feed, .feed, .feed)
    #expect(pet.illness == nil && pet.isStuffed)
    for _ in 0..<5 where pet.illness == nil { pet = try pet.doing(.feed) }
    #expect(pet.illness?.cause == .overeating)
  }

  @Test func aMealThatItNeedsMakesUpForThoseBefore() throws {
    let pet = try PetLife.pet(after: 2000).doing(.feed, .feed, .feed).later(4000)
    #expect(!pet.isStuffed)
    #expect(try pet.doing(.feed, .feed, .feed).illness == nil)
  }

  @Test func whileIllItRestsAndNeitherPlaysNorTrainsNorCompetes() throws {
    let pet = try ill()
    #expect(!pet.isUpAndAbout && !PetContest.admits(pet))
    for action in [PetAction.play, .tickle, .toss, .train(.luck)] {
      #expect(pet.error(of: action) == .ill)
    }
    #expect([PetAction.feed, .stroke, .clean, .lightsOut, .treat].allSatisfy(pet.allows))
  }

  @Test func medicineCuresItAtOnce() throws {
    let pet = try ill()
    let cured = try pet.doing(.treat)
    #expect(cured.illness == nil && cured.story.last == .gotWell)
    #expect(cured.amount(of: .medicine) == pet.amount(of: .medicine) - 1)
    #expect(cured.error(of: .treat) == .well)
  }

  @Test func teaTakesLongerAndTimeTakesLongest() throws {
    var pet = PetLife.pet(after: 2000)
    while pet.amount(of: .medicine) > 0 || pet.illness == nil {
      pet = try pet.allows(.treat) ? pet.doing(.treat) : pet.doing(.feed)
    }
    let treated = try pet.doing(.treat)
    #expect(treated.illness != nil && treated.error(of: .treat) == .treated)
    #expect(!treated.wants.contains(.medicine))
    #expect(treated.later(8000).illness == nil)
    #expect(pet.later(8000).illness != nil && pet.later(24_000).illness == nil)
  }

  @Test func theSameDirtMakesItIllOnceUnlessSomeoneTreatsItAndDoesNotClean() throws {
    let illnesses = { (pet: Pet) in pet.story.count { $0 == .fellIll(.dirt) } }
    let left = try ill()
    #expect(illnesses(left.later(10 * PetLife.hour)) == 1)
    let treated = try left.doing(.treat).later(10 * PetLife.hour)
    #expect(illnesses(treated) == 2)
  }

  @Test(arguments: 0..<40) func nothingEverDies(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var pet = PetLife.pet(timeOfDay: chance.below(24 * PetLife.hour))
    for _ in 0..<40 { pet.advance(by: chance.below(100_000)) }
    #expect(pet.allows(.feed) || pet.isAsleep)
    #expect(pet.isPlausible)
  }

  @Test func anIllPetIsSavedAndLoaded() throws {
    let pet = try ill()
    let again = try JSONDecoder().decode(Pet.self, from: JSONEncoder().encode(pet))
    #expect(again == pet && again.isPlausible)
  }

  @Test func anImpossibleIllnessIsRefused() throws {
    let text = String(decoding: try JSONEncoder().encode(ill()), as: UTF8.self)
    let damaged = text.replacing(/"ends":\d+/, with: "\"ends\":-4")
    #expect(damaged != text)
    #expect(try !JSONDecoder().decode(Pet.self, from: Data(damaged.utf8)).isPlausible)
  }

  @Test func aPetSavedBeforeIsWellRestedAndHasMedicine() throws {
    var object = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(try ill())) as? [String: Any])
    for key in ["health", "strainEnds", "feeder", "childhood"] { object[key] = nil }
    var supplies = try #require(object["supplies"] as? [String: Any])
    supplies["medicine"] = nil
    object["supplies"] = supplies
    let old = try JSONDecoder().decode(
      Pet.self, from: JSONSerialization.data(withJSONObject: object))
    #expect(old.isPlausible && old.illness == nil && old.stamina == 100 && old.meals == nil)
    #expect(old.amount(of: .medicine) == 2)
    #expect(old.later(100_000).isPlausible)
  }
}

extension Pet {
  /// The pet after a meal, if it is no longer full.
  fileprivate func fed() throws -> Pet { condition == .full ? self : try doing(.feed) }
}
