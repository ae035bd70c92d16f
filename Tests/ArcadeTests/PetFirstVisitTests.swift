import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import PetGame

/// What a first visit finds: an egg to stroke, a coach, and on a kiosk a pet that is everybody's.
@MainActor @Suite struct PetFirstVisitTests {
  /// An egg that has long until it hatches by itself.
  private static var egg: Pet { Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon) }

  @Test(arguments: windows)
  func threeStrokesAsTheHandShowsThemHatchTheEgg(window: Size) throws {
    let garden = try Garden(Self.egg, size: window, isNew: true)
    for stroke in 1...3 {
      let pet = try garden.frame("pet")
      let way = Point(x: pet.width * 0.28, y: pet.width * -0.12)
      let start = pet.center - way * 0.5 + Point(x: 0, y: pet.width * 0.18)
      #expect(try garden.pet.form == .egg, "before stroke \(stroke)")
      garden.table.touch((0...20).map { start + way * (Double($0) / 20) })
      garden.table.pass(.milliseconds(600))
    }
    #expect(try garden.pet.form == .child)
  }

  @Test func rubbingTheEggWithoutLiftingTheFingerHatchesIt() throws {
    let garden = try Garden(Self.egg, isNew: true)
    let pet = try garden.frame("pet")
    let half = Point(x: pet.width * 0.25, y: 0)
    let turns = [-1.0, 1, -1, 1, -1]
    garden.table.touch(
      zip(turns, turns.dropFirst()).flatMap { from, to in
        (0..<12).map { pet.center + half * (from + (to - from) * Double($0) / 12) }
      })
    garden.table.pass(.milliseconds(600))
    #expect(try garden.pet.form == .child)
  }

  @Test func onAKioskOnlyTheOwnerSendsThePetAway() throws {
    for isKiosk in [false, true] {
      let garden = try Garden(try Garden.adult(.kiosk), isKiosk: isKiosk)
      #expect(try garden.table.node("pet.holiday").isHidden == isKiosk)
      try garden.table.tap("pet.album")
      #expect(try garden.table.node("pet.egg").isHidden == isKiosk)
      garden.table.press(.escape)
      garden.table.context.visit.isOwner = true
      garden.table.stage.perform(.renew)
      garden.table.pass(.seconds(1))
      #expect(try !garden.table.node("pet.holiday").isHidden)
    }
  }

  @Test func everyVisitorOfAKioskIsTaught() throws {
    for isKiosk in [false, true] {
      let garden = try Garden(nil, isKiosk: isKiosk)
      #expect(try garden.scene.coach.isTeaching == isKiosk)
    }
  }
}
