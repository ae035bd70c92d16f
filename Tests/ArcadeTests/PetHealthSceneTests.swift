import Geometry
import Rules
import Stage
import Testing

@testable import Arcade
@testable import PetGame

/// Illness, fatigue and the feeder, as they are seen and touched.
@MainActor @Suite struct PetHealthSceneTests {
  private func isShown(_ id: String, _ garden: Garden) throws -> Bool {
    try !garden.table.node(id).isHidden
  }

  @Test func medicineIsOfferedOnlyToAPetThatIsIll() throws {
    let garden = try Garden(Garden.ill(.kiosk))
    #expect(try isShown("pet.treat", garden) && !isShown("pet.play", garden))
    #expect(try garden.table.node("pet.treat").label == "Medicine · 3")
    #expect(try garden.posture == "down" && garden.table.node("pet.state").label == "Ill")
    try garden.table.tap("pet.treat")
    #expect(try garden.pet.illness == nil)
    #expect(try !isShown("pet.treat", garden) && isShown("pet.play", garden))
    #expect(garden.table.sounds.contains("pet-happy"))
  }

  @Test func withoutMedicineItIsTea() throws {
    var pet = try Garden.ill(.kiosk)
    while pet.amount(of: .medicine) > 0 {
      pet = try pet.allows(.treat) ? pet.applying(.treat) : pet.applying(.feed)
    }
    while pet.illness == nil { pet = try pet.applying(.feed) }
    let garden = try Garden(pet)
    #expect(try garden.table.node("pet.treat").label == "Tea")
    try garden.table.tap("pet.treat")
    #expect(try garden.pet.illness?.isTreated == true && !isShown("pet.treat", garden))
    #expect(try garden.table.node("pet.says").label.contains("tea"))
  }

  @Test func beforeAMealTooManyItSaysThatItIsFull() throws {
    let garden = try Garden(Garden.child(.kiosk))
    try garden.table.tap("pet.feed")
    #expect(try !garden.table.node("pet.says").label.contains("full"))
    try garden.table.tap("pet.feed")
    #expect(try garden.table.node("pet.says").label == "I'm full!")
  }

  @Test func aTiredPetIsOfferedNoTrainingAndNoContest() throws {
    let garden = try Garden(Garden.tired(.kiosk))
    #expect(try !isShown("pet.train", garden))
    let stamina = try #require(try garden.table.node("pet.stamina").traceValue)
    #expect(stamina < 0.05)
    try garden.table.tap("pet.contest")
    #expect(try garden.table.node("pet.contest.words").label.contains("too tired"))
    try garden.table.tap("rival.0")
    #expect(garden.table.stage.top.name == "pet.contest")
  }

  @Test func theFeederIsOfferedBeforeARoomAndFilledByATap() throws {
    var pet = try Garden.child(.kiosk)
    pet.receive(Income([.materials: 10, .medicine: 1], from: Recycle.name, times: 3))
    let garden = try Garden(pet)
    #expect(try isShown("pet.feeder", garden) && !isShown("pet.build", garden))
    #expect(try !isShown("feeder", garden))
    try garden.table.tap("pet.feeder")
    #expect(try isShown("feeder", garden) && isShown("pet.build", garden))
    let food = try garden.pet.amount(of: .food)
    try garden.table.tap("feeder")
    #expect(try garden.pet.meals == 1 && garden.pet.amount(of: .food) == food - 1)
    #expect(try garden.table.node("feeder").label == "Feeder · 1/4")
  }

  @Test func everyFormHasADrawingAWordAndAWayToIt() {
    for form in Pet.Form.allCases {
      #expect(!PetWords.name(of: form).isEmpty && !PetWords.hint(of: form).isEmpty)
    }
    let names = Set(Pet.Form.allCases.map(PetWords.name))
    #expect(names.count == Pet.Form.allCases.count)
    let hints = Set(Pet.Form.allCases.map(PetWords.hint))
    #expect(hints.count == Pet.Form.allCases.count)
  }
}
