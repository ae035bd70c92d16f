import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// What lies around the garden: the log of an absence, names, the album, contests.
@MainActor @Suite struct PetWaysTests {
  @Test func whoComesBackInTheMorningReadsWhatHappened() throws {
    let garden = try Garden(try Garden.child(.kiosk), away: 8 * 3_600_000)
    #expect(garden.table.stage.top.name == "pet.away")
    let texts = (0..<4).compactMap { garden.table.stage.top.root.node("log.\($0)")?.label }
    #expect(texts.contains { $0.contains("hungry") })
    try garden.table.tap("pet.away.done")
    #expect(garden.table.stage.top.name == "pet")
    garden.table.pass(.seconds(2))
    #expect(garden.table.stage.top.name == "pet")
  }

  @Test func aShortAbsenceIsNotTold() throws {
    let garden = try Garden(try Garden.child(.kiosk), away: 20_000)
    #expect(garden.table.stage.top.name == "pet")
  }

  @Test func aNameIsTyped() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.name")
    #expect(garden.table.stage.top.name == "pet.name")
    for _ in 0..<12 { garden.table.press(.backspace) }
    garden.table.type("Luna")
    garden.table.press(.enter)
    #expect(try garden.pet.name == "Luna")
    #expect(try garden.table.node("pet.name").label == "Luna")
  }

  @Test func anEmptyNameChangesNothing() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.name")
    for _ in 0..<12 { garden.table.press(.backspace) }
    garden.table.press(.enter)
    #expect(try garden.pet.name == "Moho")
  }

  @Test func theAlbumShowsWhatWasAndHidesWhatIsToCome() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.album")
    #expect(try garden.table.node("album.child").label == "Child")
    #expect(try garden.table.node("album.wanderer").label == "Not met yet")
    #expect(try garden.table.node("pet.egg").isHidden)
  }

  @Test func aGrownUpLeavesAnEggOnlyAfterAQuestion() throws {
    let garden = try Garden(try Garden.adult(.kiosk))
    try garden.table.tap("pet.album")
    try garden.table.tap("pet.egg")
    try garden.table.tap("pet.egg.no")
    #expect(try garden.pet.form.isAdult)
    try garden.table.tap("pet.egg")
    try garden.table.tap("pet.egg.yes")
    garden.table.pass(.seconds(1))
    #expect(garden.table.stage.top.name == "pet")
    #expect(try garden.pet.form == .egg)
    #expect(try garden.pet.generation == 2)
  }

  @Test func twoPetsOfOneNameAreToldApartByWhoseTheyAre() throws {
    let pet = try Garden.adult(.kiosk)
    func lines(own: String, other: String) -> [String] {
      let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
      let scene = PetMatchScene(contest, owners: [own, other], palette: .pet)
      let table = SceneHarness { _ in scene }
      table.pass(.seconds(18))
      return (0..<30).compactMap { table.stage.top.root.node("match.line.\($0)")?.label }
    }
    let told = lines(own: "Ana", other: "Leo")
    #expect(told.contains { $0.contains("Moho (Ana) ") && $0.contains(" Moho (Leo)") })
    let guests = lines(own: "", other: "Leo")
    #expect(guests.contains { $0.hasPrefix("Moho ") && $0.contains(" Moho (Leo)") })
    #expect(!guests.contains { $0.contains("()") })
  }

  @Test func aContestUnrollsLineByLineAndAgain() throws {
    let other = try Garden.adult(.kiosk, trained: true)
    let garden = try Garden(try Garden.adult(.kiosk), others: [("Ana", other)])
    try garden.table.tap("pet.contest")
    try garden.table.tap("rival.0")
    #expect(garden.table.stage.top.name == "pet.match")
    func lines() -> [String] {
      (0..<30).compactMap { garden.table.stage.top.root.node("match.line.\($0)")?.label }
    }
    let early = lines().count
    #expect(early < 3)
    garden.table.pass(.milliseconds(PetContest.lineInterval * 2))
    #expect(lines().count == early + 2)
    garden.table.pass(.seconds(20))
    let told = lines()
    #expect(told.last?.contains("!") == true)
    #expect(garden.table.sounds.contains("pet-hit"))
    try garden.table.tap("match.again")
    #expect(lines().count < told.count)
    garden.table.pass(.seconds(20))
    #expect(lines() == told)
    garden.table.press(.escape)
    garden.table.press(.escape)
    let events = try garden.pet.log.map(\.kind)
    #expect(events.contains { if case .contest = $0 { true } else { false } })
    // Later it can be watched again.
    try garden.table.tap("pet.contest")
    try garden.table.tap("pet.contest.past")
    try garden.table.tap("pet.contests.0")
    #expect(garden.table.stage.top.name == "pet.match")
    garden.table.pass(.seconds(20))
    // Whose the pets were is not saved, so names alike are no longer told apart.
    #expect(lines().count == told.count)
  }

  @Test func aTapMakesAContestThreeTimesAsFast() throws {
    let pet = try Garden.adult(.kiosk)
    let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
    func linesAfterFiveSeconds(tapped: Bool) throws -> Int {
      let scene = PetMatchScene(contest, palette: .pet)
      let table = SceneHarness { _ in scene }
      if tapped { try table.tap("match.arena") } else { table.pass(.milliseconds(456)) }
      table.pass(.seconds(5))
      return (0..<30).count { table.stage.top.root.node("match.line.\($0)") != nil }
    }
    let (slow, fast) = try (
      linesAfterFiveSeconds(tapped: false), linesAfterFiveSeconds(tapped: true)
    )
    #expect(fast >= 2 * slow, "\(slow), \(fast)")
  }

  @Test func onItsStageNothingIsCoveredFromTheFirstLineToTheLast() throws {
    let pet = try Garden.adult(.kiosk)
    let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
    SceneHarness.frame = .milliseconds(50)
    defer { SceneHarness.reset() }
    for size in windows {
      let table = SceneHarness(size: size) { _ in PetMatchScene(contest, palette: .pet) }
      table.pass(.seconds(20))
      let ids = ["pet.match.back", "match.again", "match.another", "match.strip", "match.story"]
      let frames = try ids.map { try table.node($0) }.map { node in
        #expect(!node.isHidden, "\(size) \(node.id)")
        return node.windowFrame(at: table.now)
      }
      let fighters = try ["match.home", "match.guest"].map {
        try table.node($0).windowFrame(at: table.now)
      }
      for (index, frame) in frames.enumerated() {
        #expect(table.stage.bounds.contains(frame), "\(size) \(ids[index])")
        for other in frames[(index + 1)...] + fighters {
          #expect(!frame.intersects(other), "\(size) \(ids[index])")
        }
      }
    }
  }

  @Test(arguments: windows) func theTwoOfAContestLookAtEachOtherAndNobodyStandsBehindThem(
    size: Size
  ) throws {
    let pet = try Garden.adult(.kiosk)
    let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
    let table = SceneHarness(size: size) { _ in PetMatchScene(contest, palette: .pet) }
    let two = try ["match.home", "match.guest"].map {
      try #require(try table.node($0) as? PetFighter)
    }
    #expect(two[0].cell == PetPose.turned.cell(beat: 0, isFacingLeft: false))
    #expect(two[1].cell == PetPose.turned.cell(beat: 0, isFacingLeft: true))
    let others = try table.node("match.arena").children.compactMap { $0 as? PetFighter }
      .filter { node in !node.isHidden && !two.contains { $0 === node } }
    for other in others {
      #expect(!two.contains { $0.frame.intersects(other.frame) })
      #expect(other.tint.luminance > 0.3, "no shadow of a pet")
      let looksLeft = other.cell == PetPose.turned.cell(beat: 0, isFacingLeft: true)
      #expect(looksLeft == (other.frame.midX > size.width / 2))
    }
    #expect(others.count >= 2 || size.height > size.width)
  }

  @Test func rivalsLookAtThePetThatChoosesOne() throws {
    let garden = try Garden(try Garden.adult(.kiosk))
    try garden.table.tap("pet.contest")
    for number in 0..<3 {
      let card = try garden.table.node("rival.\(number)")
      let picture = try #require(card.children.lazy.compactMap { $0 as? PixelNode }.first)
      #expect(picture.cell == PetPose.turned.cell(beat: 0, isFacingLeft: true))
      #expect(picture.side >= card.frame.height * 0.4, "\(picture.side)")
    }
  }

  @Test(arguments: [Size(width: 1280, height: 800), Size(width: 1080, height: 1920)])
  func allLinesCanBeReadOnASheet(size: Size) throws {
    let pet = try Garden.adult(.kiosk)
    let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
    let table = SceneHarness(size: size) { _ in PetMatchScene(contest, palette: .pet) }
    table.pass(.seconds(3))
    #expect(try table.node("match.sheet").isHidden)
    try table.tap("match.story")
    #expect(try !table.node("match.sheet").isHidden)
    let before = try table.node("match.says").label
    table.pass(.seconds(2))
    #expect(try table.node("match.says").label != before, "it still unrolls")
  }

  @Test func aContestWaitsWhileTheHelpIsRead() throws {
    let pet = try Garden.adult(.kiosk)
    let contest = PetContest(home: .init(pet), guest: .init(pet), seed: 7)
    let table = SceneHarness { _ in PetMatchScene(contest, palette: .pet) }
    table.pass(.seconds(4))
    let before = try table.node("match.says").label
    table.press(.function(1))
    #expect(table.stage.top.name == "pet.help")
    table.pass(.seconds(60))
    table.press(.escape)
    #expect(try table.node("match.says").label == before)
    table.pass(.seconds(1))
    #expect(try table.node("match.again").isHidden, "it goes on line by line")
  }

  @Test func withoutOtherPetsThereAreNeighbours() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.contest")
    #expect(try !garden.table.node("rival.2").isHidden, "three neighbours")
  }

  @Test func helpOptionsAndPlayersAreBehindTheGear() throws {
    for (id, scene) in [("help", "help"), ("options", "options"), ("players", "players")] {
      let garden = try Garden(try Garden.child(.kiosk))
      try garden.table.tap("pet.more")
      #expect(garden.table.stage.top.name == "pet.more")
      try garden.table.tap("pet." + id)
      #expect(garden.table.stage.top.name.contains(scene))
      garden.table.press(.escape)
      #expect(garden.table.stage.top.name == "pet")
    }
  }

  @Test func theMenuLeadsToThePetAndBack() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    garden.table.press(.escape)
    #expect(garden.table.stage.top.name == "menu")
    try garden.table.tap("menu.pet")
    #expect(garden.table.stage.top.name == "pet")
  }
}

@Suite struct PetStrollTests {
  @Test func itTurnsAtTheEdgesAndNeverOvershoots() {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var stroll = PetStroll()
      let stride = Double(1 + dice.below(400)) / 1000
      var turns = 0
      for _ in 0..<400 {
        let before = stroll
        stroll.step(stride: stride)
        #expect((0...1).contains(stroll.place))
        if stroll.isFacingLeft != before.isFacingLeft {
          turns += 1
          #expect(stroll.place == 0 || stroll.place == 1)
        }
      }
      #expect(stride < 0.01 || turns > 0)
    }
  }

  @Test func whatIsTossedComesDownOnTheFloorBetweenTheWalls() {
    var dice = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let velocity = Point(
        x: Double(dice.below(8001) - 4000), y: Double(dice.below(8001) - 4000))
      let start = Point(x: Double(dice.below(801)), y: Double(dice.below(301)))
      let flight = PetFlight(
        from: start, velocity: velocity, at: .seconds(3), left: 0, right: 800, floor: 300)
      for step in 0...100 {
        let place = flight.place(at: .seconds(3) + .milliseconds(step * 40))
        #expect((0...800).contains(place.x) && place.y <= 300)
      }
      #expect(flight.place(at: flight.landing).y == 300)
      #expect(flight.landing < .seconds(5))
    }
  }
}
