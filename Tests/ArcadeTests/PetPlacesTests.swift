import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// Where things stand in the pet's garden, in windows of every shape.
@MainActor @Suite struct PetPlacesTests {
  nonisolated private static let shapes =
    windows + [
      Size(width: 2560, height: 1080), Size(width: 5120, height: 1440),
      Size(width: 1080, height: 2400), Size(width: 480, height: 480),
    ]

  private func places(_ window: Size) -> (PetPlaces, room: Size, side: Double) {
    let layout = PetLayout(bounds: Rect(origin: .zero, size: window))
    let room = layout.room.size
    let side = PetLayout.petSide(in: room, density: 1)
    return (PetPlaces(size: room, side: side, corner: layout.corner), room, side)
  }

  @Test(arguments: shapes, [false, true])
  func nothingStandsOnAnythingElse(window: Size, hasFeeder: Bool) {
    let (_, room, side) = places(window)
    let corner = PetLayout(bounds: Rect(origin: .zero, size: window)).corner
    let places = PetPlaces(size: room, side: side, corner: corner, hasFeeder: hasFeeder)
    let things =
      [places.bed, places.lamp, places.bowl, places.ball] + places.messes
      + (hasFeeder ? [places.feeder] : [])
    for (index, one) in things.enumerated() {
      #expect(one.minX >= 0 && one.maxX <= room.width && one.maxY <= room.height)
      // A pet of one point a pixel has things that are too small for a finger: they reach further.
      guard places.pixel >= 2 else { continue }
      for other in things[(index + 1)...] { #expect(!one.intersects(other)) }
    }
    #expect(places.bed.minX > 0)
    #expect(places.walk.lowerBound - side * 0.37 >= places.bed.maxX, "it stands in the bed")
    #expect(places.walk.upperBound + side * 0.37 <= places.lamp.minX)
  }

  @Test(arguments: shapes) func theGardenIsNeverStretched(window: Size) {
    let bounds = Rect(origin: .zero, size: window)
    let layout = PetLayout(bounds: bounds)
    let feet = layout.room.minY + places(window).0.floor
    let place = GardenLayout(window: bounds, feet: feet, sky: layout.sky)
    let drawing = GardenLayout.landSize(isTall: place.isTall)
    #expect(abs(place.land.width / place.land.height - drawing.width / drawing.height) < 1e-9)
    #expect(place.land.minX <= 1e-9 && place.land.maxX >= window.width - 1e-9)
    #expect(place.land.minY <= 1e-9, "no edge of the drawing is seen above the hills")
    #expect(place.disc.width == place.disc.height)
    for sheet in layout.needs + [layout.shelf] { #expect(!place.disc.intersects(sheet)) }
    #expect(place.disc.minY >= layout.room.minY)
  }

  /// The path of the drawn garden begins at 0.795 of its height (`Tools/art/pet_garden.py`).
  @Test(arguments: shapes) func bedAndLampStandOnThePath(window: Size) {
    let bounds = Rect(origin: .zero, size: window)
    let layout = PetLayout(bounds: bounds)
    let (places, _, _) = places(window)
    let land = GardenLayout(
      window: bounds, feet: layout.room.minY + places.floor, sky: layout.sky
    ).land
    for thing in [places.bed, places.lamp] {
      #expect(layout.room.minY + thing.maxY > land.minY + 0.795 * land.height)
    }
  }

  @Test(arguments: windows) func whoSleepsHidesNoMeter(window: Size) throws {
    let garden = try Garden(try Garden.adult(.kiosk), size: window)
    try garden.table.tap("pet.lights")
    garden.table.pass(.seconds(1))
    let frame = try garden.frame("pet")
    // The highest ears of a sleeping pet begin in row 18 of 64.
    let seen = Rect(
      x: frame.minX, y: frame.minY + frame.height * 18 / 64, width: frame.width,
      height: frame.height * 46 / 64)
    let scene = try garden.scene
    for meter in scene.needs where window.height < 560 {
      #expect(!meter.windowFrame(at: garden.table.now).intersects(seen), "\(meter.id)")
    }
    // In a higher window its ears may be behind a meter.
    let order = scene.root.children
    let room = try #require(order.firstIndex { $0 === scene.room })
    for meter in scene.needs + [scene.care] {
      #expect(try #require(order.firstIndex { $0 === meter }) > room, "\(meter.id) lies above it")
    }
  }

  @Test(arguments: windows) func noNameCoversTheDrawingAboveIt(window: Size) throws {
    let garden = try Garden(try Garden.adult(.kiosk), size: window)
    let seals = try garden.scene.bar.children.compactMap { $0 as? PetIconButton }
    var names = 0
    for seal in seals where !seal.isHidden {
      let drawing = try #require(seal.children.first { $0 is ArtNode })
      for slip in seal.children where slip is Paper && !slip.isHidden {
        #expect(!slip.frame.intersects(drawing.frame), "\(seal.id)")
        names += 1
      }
    }
    #expect(names > 0)
  }

  @Test func whatStandsOnTheGroundHasAShadowThere() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let room = try garden.scene.room
    for node in [room.pet, room.bowl, room.ball, room.lamp] { #expect(node.foot > 0) }
    #expect(room.food.foot == 0, "it lies in the bowl")
    try garden.table.tap("pet.lights")
    #expect(room.pet.foot == 0, "it lies in the bed")
  }

  @Test func itsNameBeginsWhereEveryTitleDoes() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    #expect(try garden.frame("pet.name").minX == garden.frame("pet.back").maxX + 20)
  }

  @Test func itRestsOnlyWithinItsGround() {
    var stroll = PetStroll()
    var rests = 0
    for _ in 0..<3000 {
      stroll.step(stride: 0.03, within: 0.5...0.8)
      guard stroll.isResting else { continue }
      rests += 1
      #expect((0.5...0.8).contains(stroll.place))
    }
    #expect(rests > 300)
  }

  @Test func setDownBeyondItsGroundItWalksBackWithoutAJump() {
    var stroll = PetStroll()
    stroll.put(at: 1)
    for _ in 0..<20 {
      let before = stroll.place
      stroll.step(stride: 0.02, within: 0...0.8)
      #expect(abs(stroll.place - before) <= 0.02 + 1e-9)
    }
    #expect(stroll.place < 0.8)
  }

  @Test(arguments: [
    Size(width: 800, height: 480), Size(width: 1280, height: 800), Size(width: 864, height: 1536),
  ])
  func everyMessCanBeTappedWhereverThePetLies(size: Size) throws {
    var pet = try Garden.child(.home)
    while pet.messes < Pet.mostMesses || !pet.hasCollapsed { pet.advance(by: 1_800_000) }
    let garden = try Garden(pet, size: size)
    for number in (0..<Pet.mostMesses).reversed() {
      let frame = try garden.frame("mess.\(number)")
      #expect(frame.width >= 48 && frame.height >= 48)
      // In the middle, or near a corner.
      garden.table.touch([number == 1 ? frame.center : frame.origin + Point(x: 6, y: 6)])
      garden.table.pass(.milliseconds(400))
      #expect(try garden.pet.messes == number)
    }
  }

  @Test(arguments: shapes) func needsJarsAndSealsLieInTheirOwnCorners(window: Size) {
    let bounds = Rect(origin: .zero, size: window)
    let layout = PetLayout(bounds: bounds)
    let sheets = layout.needs + [layout.shelf, layout.bar]
    for (index, one) in sheets.enumerated() {
      #expect(bounds.contains(one))
      for other in sheets[(index + 1)...] { #expect(!one.intersects(other)) }
    }
    #expect(layout.seal >= 48)
  }
}

/// The first minutes with a pet.
@MainActor @Suite struct PetFirstTests {
  @Test func theCoachFollowsWhatIsDone() throws {
    let egg = Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon)
    let garden = try Garden(egg, isNew: true)
    func line() throws -> String {
      let coach = try garden.table.node("coach")
      return coach.isHidden ? "" : coach.label
    }
    #expect(try line().contains("egg"))
    for _ in 0..<3 { try garden.table.tap("pet") }
    #expect(try garden.pet.form == .child)
    garden.table.pass(.seconds(8))
    #expect(try line().contains("berry"))
    try garden.table.tap("pet.feed")
    #expect(try line().contains("stroke me"))
    try garden.table.tap("pet")
    #expect(try line().contains("jars"))
    #expect(try !garden.table.context.store.flag(PetLesson.coach.rawValue))
    garden.table.pass(.seconds(10))
    #expect(try line().isEmpty)
    #expect(try garden.table.context.store.flag(PetLesson.coach.rawValue))
    let late = try Garden(try Garden.child(.kiosk), isNew: true)
    #expect(try late.table.node("coach").label.contains("berry"))
  }

  @Test func itSaysItIsHungryOnlyWhenItIs() throws {
    let egg = Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon)
    let garden = try Garden(egg, isNew: true)
    for _ in 0..<3 { try garden.table.tap("pet") }
    garden.table.pass(.seconds(8))
    #expect(try garden.table.node("pet.state").label.contains("Full"))
    #expect(try garden.table.node("coach").label == "Will you give me the berry?")
    var coach = PetCoach()
    var pet = try Garden.child(.kiosk)
    while pet.condition != .hungry { pet.advance(by: 60_000) }
    coach.begin(with: pet)
    #expect(coach.words == "Hungry! Will you give me the berry?")
  }

  @Test func aHandStrokesTheEggAfterFourSecondsOnceAndNeverAfterThatWasDone() throws {
    func shown(_ garden: Garden) throws -> PetLesson? {
      try garden.table.node("pet.hint").isHidden ? nil : garden.scene.demonstrated
    }
    let egg = Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon)
    let garden = try Garden(egg)
    garden.table.pass(.seconds(3))
    #expect(try shown(garden) == nil)
    garden.table.pass(.seconds(2))
    #expect(try shown(garden) == .stroke)
    garden.table.pass(.seconds(20))
    #expect(try shown(garden) == nil, "once")
    for _ in 0..<3 { try garden.table.tap("pet") }
    garden.table.pass(.seconds(6))
    #expect(try shown(garden) == nil, "the ribbon is read first")
    garden.table.pass(.seconds(6))
    #expect(try shown(garden) == .feed)
    try garden.table.drag(
      "food", by: try garden.frame("pet").center - garden.frame("food").center)
    #expect(try shown(garden) == nil)
    let store = garden.table.context.store
    #expect(try store.flag(PetLesson.stroke.rawValue) && store.flag(PetLesson.feed.rawValue))
    let again = try Garden(egg) { try $0.setFlag(PetLesson.stroke.rawValue) }
    again.table.pass(.seconds(10))
    #expect(try shown(again) == nil, "it is known on this machine")
  }

  @Test func itHatchesInACeremonyAndSaysItsName() throws {
    let garden = try Garden(Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon))
    let pet = try #require(try garden.table.node("pet") as? PetNode)
    for _ in 0..<3 { try garden.table.node("pet").activate() }
    garden.table.pass(.milliseconds(300))
    #expect(pet.sheet == "pet-egg-broken" && pet.isMoving(at: garden.table.now))
    garden.table.pass(.milliseconds(700))
    #expect(pet.sheet == "pet-child")
    #expect(try garden.table.node("pet.ribbon").label == "Hello! I'm Moho")
    garden.table.pass(.seconds(3))
    #expect(!pet.isCelebrating && pet.pose(at: garden.table.now) == .rest)
    try garden.table.tap("pet.ribbon")
    #expect(garden.table.stage.top.name == "pet.name")
  }

  @Test func whoGrowsUpSpinsOnThePlaceAndEndsOnItsFeet() {
    let show = PetCeremony(kind: .growth, sheet: "pet-child", begun: .seconds(3))
    /// Where the middle of the drawn pet is, from the middle of its picture.
    func middle(_ now: Duration) -> Point {
      let pose = show.pose(at: now, side: 400)
      let turn = sineAndCosine(of: pose.rotation)
      return pose.offset + Point(x: -68 * turn.sine, y: 68 * turn.cosine)
    }
    for step in 0...24 {
      let place = middle(.seconds(3) + .milliseconds(50 * step))
      #expect(place.x.magnitude < 1 && (68...100).contains(place.y))
    }
    #expect(show.pose(at: show.ends, side: 400) == .rest)
    let turned = show.pose(at: show.begun + .milliseconds(600), side: 400).rotation
    #expect(abs(turned - .pi) < 0.3)
  }

  @Test func withReducedMotionItHatchesAtOnce() throws {
    let garden = try Garden(Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon))
    garden.table.stage.reducesMotion = true
    let pet = try #require(try garden.table.node("pet") as? PetNode)
    for _ in 0..<3 { try garden.table.node("pet").activate() }
    garden.table.pass(.milliseconds(50))
    #expect(pet.sheet == "pet-child" && !pet.isCelebrating)
    #expect(try garden.table.node("pet.ribbon").label == "Hello! I'm Moho")
    garden.table.pass(.seconds(8))
    #expect(garden.table.stage.top.root.node("pet.ribbon") == nil)
  }

  @Test func whoGrewUpMeanwhileIsCelebratedAfterTheDialog() throws {
    let garden = try Garden(try Garden.child(.demo), away: 8 * 3_600_000)
    #expect(garden.table.stage.top.name == "pet.away")
    #expect(try garden.pet.form.isAdult)
    #expect(try !garden.scene.room.pet.isCelebrating)
    try garden.table.tap("pet.away.done")
    garden.table.pass(.milliseconds(200))
    #expect(try garden.scene.room.pet.isCelebrating)
    garden.table.pass(.milliseconds(1400))
    #expect(try garden.table.node("pet.ribbon").label.contains("grew up"))
    try garden.table.tap("pet.ribbon")
    #expect(garden.table.stage.top.name == "pet.album")
  }

  @Test func eachStrokeShowsOnTheEgg() throws {
    let egg = Pet(name: "Moho", pace: .kiosk, timeOfDay: Garden.noon)
    let garden = try Garden(egg)
    let pet = try #require(try garden.table.node("pet") as? PetNode)
    #expect(pet.sheet == "pet-egg")
    for sheet in ["pet-egg-cracked", "pet-egg-broken"] {
      try garden.table.node("pet").activate()
      garden.table.pass(.milliseconds(50))
      #expect(pet.sheet == sheet)
      #expect(pet.isMoving(at: garden.table.now) && pet.pose(at: garden.table.now).rotation != 0)
      garden.table.pass(.seconds(2))
      #expect(pet.pose(at: garden.table.now).rotation == 0)
    }
  }

  @Test func theDialogAboutAnAbsenceIsNotRepeatedByACall() throws {
    let garden = try Garden(try Garden.child(.kiosk), away: 8 * 3_600_000)
    #expect(garden.table.stage.top.name == "pet.away")
    var calls = 0
    garden.table.context.dependencies.announce = { _, _ in calls += 1 }
    garden.table.context.pets.turn()
    #expect(calls == 0)
    #expect(try garden.scene.manager.isHungry)
  }

  @Test func whoTakesOverTheGuestsPetIsToldSo() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let context = try #require(garden.table?.context)
    var told: [String] = []
    context.dependencies.toast = { text, _ in told.append(text) }
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 1, moves: 1, milliseconds: 1, at: 1, record: "")
    _ = try context.store.claim(result, by: PlayerName("Ana"))
    context.pets.look()
    context.pets.look()
    #expect(told.filter { $0.contains("Moho") } == ["Moho lives with Ana now."])
  }

  @Test func theFirstButtonShowsOnTheTable() throws {
    let garden = try Garden(try Garden.adult(.kiosk))
    try garden.table.tap("pet.album")
    let egg = try #require(try garden.table.node("pet.egg") as? Button)
    #expect(egg.standsOutFrom == Palette.pet.table)
    // The rim is of white paper.
    #expect(Theme.sheet.contrast(with: Palette.pet.table) >= 3)
  }
}
