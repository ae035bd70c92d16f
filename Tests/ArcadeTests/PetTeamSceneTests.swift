import Geometry
import Input
import Rules
import Stage
import Testing

@testable import Arcade
@testable import PetGame

extension Garden {
  /// A pet of a third life, whose album has more than one grown form.
  static func veteran(_ pace: Pet.Pace = .demo) throws -> Pet {
    var pet = try adult(.demo, trained: true)
    for trained in [false, true] {
      pet = try pet.applying(.layEgg)
      for _ in 0..<3 { pet = try pet.applying(.stroke) }
      while !pet.form.isAdult {
        pet.advance(by: 3000)
        if trained { pet.receive(Income([.food: 1, .training: 1, .toys: 1], from: Mirror.name)) }
        for action in [PetAction.feed, .stroke, .clean]
        where pet.allows(action) && (action != .feed || pet.condition != .full) {
          pet = try pet.applying(action)
        }
      }
    }
    pet.setPace(pace)
    return pet
  }
}

/// The team is put together by taps, drags and keys, and meets another on the stage.
@MainActor @Suite struct PetTeamSceneTests {
  private func open() throws -> Garden {
    let garden = try Garden(Garden.veteran(.kiosk))
    try garden.table.tap("pet.contest")
    try garden.table.tap("pet.contest.team")
    #expect(garden.table.stage.top.name == "pet.team")
    return garden
  }

  private func place(_ id: String, _ garden: Garden) throws -> String? {
    try garden.table.node(id).traceText
  }

  private func lineup(_ garden: Garden) throws -> PetLineup {
    try #require(garden.scene.manager.pet).lineup
  }

  @Test func aTapBringsAMateAndTwoTapsSendItHome() throws {
    let garden = try open()
    #expect(try place("team.own", garden) == "0" && place("team.child", garden) == "home")
    try garden.table.tap("team.child")
    #expect(try place("team.child", garden) == "1")
    #expect(try lineup(garden)[1] == .mate(.child))
    try garden.table.tap("team.child")
    try garden.table.tap("team.child")
    #expect(try place("team.child", garden) == "home")
  }

  @Test func aDragPutsAMateIntoAPlaceAndOutOfIt() throws {
    let garden = try open()
    let from = try garden.frame("team.child").center
    try garden.table.drag("team.child", by: garden.frame("team.place.4").center - from)
    #expect(try place("team.child", garden) == "4")
    try garden.table.drag("team.child", by: from - garden.frame("team.child").center)
    #expect(try place("team.child", garden) == "home")
  }

  @Test func whoIsPickedUpGoesToTheNextPlaceTapped() throws {
    let garden = try open()
    try garden.table.tap("team.own")
    try garden.table.tap("team.place.3")
    #expect(try place("team.own", garden) == "3")
    try garden.table.tap("team.child")
    try garden.table.tap("team.child")
    try garden.table.tap("team.own")
    #expect(try place("team.child", garden) == "3" && place("team.own", garden) == "0")
  }

  @Test func aTeamMeetsATeamOfAsMany() throws {
    let garden = try open()
    try garden.table.tap("team.child")
    garden.table.press(.escape)
    try garden.table.tap("rival.0")
    #expect(garden.table.stage.top.name == "pet.match")
    for id in ["match.home.0", "match.home.1", "match.guest.0", "match.guest.1"] {
      #expect(try !garden.table.node(id).isHidden)
    }
    garden.table.pass(.seconds(30))
    #expect(try !garden.table.node("match.again").isHidden)
    #expect(try #require(garden.scene.manager.pet).contests.first?.isOfTeams == true)
  }

  @Test func aChildHasNoTeamYet() throws {
    let garden = try Garden(Garden.child(.kiosk))
    try garden.table.tap("pet.contest")
    #expect(try garden.table.node("pet.contest.team").isHidden)
  }

  @Test func aRivalShowsItsElement() throws {
    let garden = try Garden(Garden.adult(.kiosk))
    try garden.table.tap("pet.contest")
    #expect(try garden.table.node("rival.0.element").label == "Leaf")
  }
}
