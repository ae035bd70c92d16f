import Rules
import Testing

/// A feeder holds four meals, and the pet eats from it when it would be hungry.
struct PetFeederTests {
  /// A pet with a feeder, with so many meals in it.
  private func pet(_ pace: Pet.Pace = .demo, meals: Int) throws -> Pet {
    var pet = PetLife.pet(pace, after: 2001 * pace.scale)
    pet.receive(Income([.materials: 10, .medicine: 1], from: Recycle.name))
    pet = try pet.doing(.buildFeeder)
    for _ in 0..<meals { pet = try pet.doing(.fillFeeder) }
    return pet
  }

  @Test func itCostsMaterialsAndEachMealAFood() throws {
    let poor = PetLife.pet(after: 2000)
    #expect(poor.error(of: .buildFeeder) == .lacks(.materials))
    #expect(poor.error(of: .fillFeeder) == .noFeeder && poor.meals == nil)
    let pet = try pet(meals: 0)
    #expect(pet.amount(of: .materials) == 10 - Pet.feederCost && pet.meals == 0)
    #expect(pet.error(of: .buildFeeder) == .atBest)
    let full = try self.pet(meals: Pet.feederSize)
    #expect(full.amount(of: .food) == pet.amount(of: .food) - Pet.feederSize)
    #expect(full.error(of: .fillFeeder) == .full)
  }

  @Test func itEatsInsteadOfGettingHungryUntilTheFeederIsEmpty() throws {
    var pet = try pet(meals: 2)
    pet.advance(by: 8000 + 8000 + 7000)
    #expect(pet.story.count { $0 == .ateFromFeeder } == 2)
    #expect(!pet.story.contains(.becameHungry) && pet.meals == 0)
    #expect(pet.later(1000).condition == .hungry)
  }

  @Test func itCallsOnlyAfterTheLastMeal() throws {
    let pet = try pet(meals: 2)
    #expect(pet.nextCall == .after(7999 + 8000 + 8000))
  }

  @Test func aHungryPetEatsAtOnceFromAFeederThatIsFilled() throws {
    let hungry = try pet(meals: 0).later(20_000)
    #expect(hungry.condition == .hungry)
    let fed = try hungry.doing(.fillFeeder)
    #expect(fed.condition == .full && fed.meals == 0 && fed.story.last == .ateFromFeeder)
  }

  @Test func aNewEggKeepsIt() throws {
    var pet = try pet(meals: 3)
    while !pet.form.isAdult { pet = try pet.later(3000).doing(.feed) }
    #expect(try pet.doing(.layEgg).meals == pet.meals)
  }
}
