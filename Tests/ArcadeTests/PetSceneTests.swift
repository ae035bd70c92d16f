import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame

/// The pet's garden on a table whose clock is the pet's, too.
@MainActor final class Garden {
  static let noon = 43_200_000
  private static let date = 1_700_000_000_000
  private(set) var table: SceneHarness!

  /// `pet`: as it was left `away` milliseconds ago; nil for a first visit.
  init(
    _ pet: Pet?, away: Int = 0, size: Size = Size(width: 1280, height: 800), isNew: Bool = false,
    isKiosk: Bool = false, others: [(String, Pet)] = [], prepare: (Store) throws -> Void = { _ in }
  ) throws {
    let context = GameContext(
      games: allGames,
      settings: SettingsLayers(
        allSettings,
        system: [
          "pet.pace": .text((pet?.pace ?? .demo).rawValue), "kiosk.on": .bool(isKiosk),
        ]),
      store: try Store.inMemory(allGames.catalogue), chance: { 7 })
    context.dependencies.date = { [weak self] in
      Self.date + Int((self?.table?.now ?? .zero) / .milliseconds(1))
    }
    if let pet {
      let saved = SavedPet(pet: pet, seenAt: Self.date - away, countedTo: 0)
      try context.store.save(saved, of: nil)
    }
    for (name, pet) in others { try Self.lodge(pet, of: name, in: context.store) }
    if !isNew { try context.store.setFlag(PetLesson.coach.rawValue) }
    try prepare(context.store)
    table = SceneHarness(size: size, context: context) { PetScene(context: $0) }
    table.pass(.milliseconds(300))
  }

  private static func lodge(_ pet: Pet, of name: String, in store: Store) throws {
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 1, moves: 1, milliseconds: 1, at: 1, record: "")
    _ = try store.claim(result, by: PlayerName(name))
    let player = try #require(try store.player(named: PlayerName(name)))
    try store.save(SavedPet(pet: pet, seenAt: date, countedTo: 0), of: player.id)
    try store.setCurrentPlayer(nil)
  }

  var scene: PetScene {
    get throws {
      try #require(table.stage.scenes.lazy.compactMap { $0 as? PetScene }.first)
    }
  }
  var pet: Pet { get throws { try scene.pet } }
  func frame(_ id: String) throws -> Rect { try table.node(id).windowFrame(at: table.now) }
  var posture: String { get throws { try #require(try table.node("pet").traceText) } }

  /// A pet that has hatched, at a pace.
  static func child(_ pace: Pet.Pace = .demo) throws -> Pet {
    var pet = Pet(name: "Moho", pace: pace, timeOfDay: noon)
    for _ in 0..<3 { pet = try pet.applying(.stroke) }
    return pet
  }

  /// Ill, with a feeder that holds two meals.
  static func ill(_ pace: Pet.Pace = .demo) throws -> Pet {
    var pet = try child(pace)
    pet.receive(Income([.materials: 10, .medicine: 1], from: Recycle.name))
    for action in [PetAction.buildFeeder, .fillFeeder, .fillFeeder] {
      pet = try pet.applying(action)
    }
    while pet.illness == nil { pet = try pet.applying(.feed) }
    return pet
  }

  /// Trained until it could train no more.
  static func tired(_ pace: Pet.Pace = .demo) throws -> Pet {
    var pet = try child(pace)
    pet.receive(Income([.food: 1, .training: 2], from: Fifteen.name, times: 8))
    while pet.allows(.train(.luck)) { pet = try pet.applying(.train(.luck)) }
    return pet
  }

  /// Grown up, well fed.
  static func adult(_ pace: Pet.Pace = .demo, trained: Bool = false) throws -> Pet {
    var pet = try child(.demo)
    while !pet.form.isAdult {
      pet.advance(by: 4000)
      pet = try pet.applying(.feed)
      if trained, pet.allows(.train(.attack)) { pet = try pet.applying(.train(.attack)) }
      while pet.allows(.clean) { pet = try pet.applying(.clean) }
    }
    pet.setPace(pace)
    return pet
  }
}

@MainActor @Suite struct PetSceneTests {
  @Test func anEggHatchesAtTheThirdStroke() throws {
    let garden = try Garden(nil)
    #expect(try garden.pet.form == .egg)
    for _ in 0..<3 { try garden.table.tap("pet") }
    #expect(try garden.pet.form == .child)
    #expect(garden.table.sounds.contains("pet-pat"))
    garden.table.pass(.seconds(1))
    #expect(garden.table.sounds.contains("pet-hatch"))
  }

  @Test func itMovesOnlyOnTheBeatAndStaysInItsGarden() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let room = try garden.frame("pet.room")
    var last = try garden.frame("pet").minX
    var sides: Set<Bool> = []
    for _ in 0..<4000 {
      garden.table.pass(.nanoseconds(16_666_667))
      let frame = try garden.frame("pet")
      let x = frame.minX
      // A frame comes at most a sixtieth after its beat.
      let late = garden.table.now / .milliseconds(250)
      #expect(x == last || late - late.rounded(.down) < 0.08, "it moved at \(garden.table.now)")
      #expect(x >= room.minX - 0.01 && frame.maxX <= room.maxX + 0.01)
      if x != last { sides.insert(x > last) }
      last = x
    }
    #expect(sides == [true, false])
  }

  @Test func betweenTwoBeatsNothingIsDrawn() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    garden.table.pass(.milliseconds(900))
    guard case .at(let moment) = garden.table.stage.nextFrame() else {
      Issue.record("the stage does not sleep: \(garden.table.stage.nextFrame())")
      return
    }
    #expect(moment > garden.table.now)
  }

  @Test func hungryItLiesDownAndAMealGetsItUp() throws {
    let garden = try Garden(try Garden.child())
    garden.table.pass(.seconds(11))
    #expect(try garden.pet.condition == .hungry)
    #expect(try garden.posture == "down")
    let place = try garden.frame("pet")
    garden.table.pass(.seconds(3))
    #expect(try garden.frame("pet") == place)
    let food = try garden.pet.amount(of: .food)
    try garden.table.tap("pet.feed")
    #expect(try garden.pet.condition == .full)
    #expect(try garden.pet.amount(of: .food) == food - 1)
    #expect(try garden.posture == "eat")
    #expect(garden.table.sounds.contains("pet-eat"))
    garden.table.pass(.seconds(2))
    #expect(try garden.posture != "eat")
  }

  @Test func foodIsDraggedFromItsBowlToThePet() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let bowl = try garden.frame("food").center
    let food = try garden.pet.amount(of: .food)
    try garden.table.drag("food", by: Point(x: 40, y: -300))
    #expect(try garden.pet.amount(of: .food) == food)
    #expect(try garden.frame("food").center == bowl)
    let way = try garden.frame("pet").center - bowl
    try garden.table.drag("food", by: way)
    #expect(try garden.pet.amount(of: .food) == food - 1)
  }

  @Test func strokingIsAWayOverItsFur() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let center = try garden.frame("pet").center
    garden.table.touch((0..<24).map { center + Point(x: $0 % 2 == 0 ? -20 : 20, y: 0) })
    garden.table.pass(.milliseconds(100))
    #expect(try garden.posture == "happy")
    #expect(garden.table.sounds.contains("pet-pat"))
  }

  @Test func pickedUpItDanglesAndSetDownItStands() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let start = try garden.frame("pet")
    let up = start.center + Point(x: 0, y: -start.height)
    garden.table.touch(
      (0...20).map { start.center + (up - start.center) * (Double($0) / 20) },
      liftsAfter: .milliseconds(600))
    #expect(garden.table.sounds.contains("lift"))
    garden.table.pass(.seconds(2))
    #expect(garden.table.sounds.contains("pet-land"))
    #expect(try garden.frame("pet").maxY == start.maxY)
    #expect(try garden.posture != "dangle")
  }

  @Test func tossedItLandsOnItsFeetInTheGarden() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let start = try garden.frame("pet")
    garden.table.touch(
      (0...10).map { start.center + Point(x: Double($0) * 30, y: Double($0) * -24) },
      liftsAfter: .milliseconds(1))
    garden.table.pass(.seconds(3))
    #expect(garden.table.sounds.contains("pet-happy"))
    let end = try garden.frame("pet")
    #expect(end.maxY == start.maxY)
    #expect(try end.maxX <= garden.frame("pet.room").maxX + 0.01)
  }

  @Test func keysAloneStrokeTickleCarryAndFeed() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let stage = garden.table.stage
    garden.table.press(.tab)
    stage.setFocus(try garden.table.node("pet"))
    garden.table.press(.enter)
    #expect(garden.table.sounds.contains("pet-pat"))
    garden.table.press(.character("k"))
    #expect(garden.table.sounds.contains("pet-happy"))
    let tickles = garden.table.sounds.count { $0 == "pet-happy" }
    garden.table.press(button: .special)
    #expect(garden.table.sounds.count { $0 == "pet-happy" } > tickles, "a controller's X")
    garden.table.press(.up)
    #expect(try garden.posture == "dangle")
    let x = try garden.frame("pet").minX
    garden.table.press(.right)
    #expect(try garden.frame("pet").minX == x + 24)
    garden.table.press(.down)
    garden.table.pass(.seconds(1))
    #expect(try garden.posture != "dangle")
    let food = try garden.pet.amount(of: .food)
    stage.setFocus(try garden.table.node("food"))
    garden.table.press(.enter)
    #expect(try garden.pet.amount(of: .food) == food - 1)
  }

  @Test func whatIsNotPossibleIsSaidByThePet() throws {
    let garden = try Garden(nil)
    #expect(try garden.table.node("pet.says").isHidden)
    try garden.table.tap("ball")
    #expect(garden.table.sounds.last == "bump")
    #expect(try garden.pet.form == .egg)
    #expect(try garden.table.node("pet.says").label.contains("still in the egg"))
    garden.table.pass(.seconds(5))
    #expect(try garden.table.node("pet.says").isHidden)
  }

  @Test func whatAnotherGameEarnedFallsIntoItsJarOnceAndThenNothingMoves() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let jar = try garden.table.node("pet.resource.training")
    #expect(!jar.isMoving(at: garden.table.now))
    try garden.table.tap("pet.album")
    let result = NewResult(
      game: "fifteen", variant: "4x4", score: 1, moves: 1, milliseconds: 1, at: 1, record: "")
    _ = try garden.table.context.store.draft(result)
    garden.table.context.pets.look()
    garden.table.press(.escape)
    #expect(jar.label == "Training: 5/10" && jar.isMoving(at: garden.table.now))
    #expect(garden.table.sounds.contains("pet-coin"))
    garden.table.pass(.seconds(1))
    #expect(!jar.isMoving(at: garden.table.now))
  }

  @Test func theBarHoldsWhatIsPossibleAndNothingElse() throws {
    func shown(_ garden: Garden) throws -> Set<String> {
      let all = ["feed", "play", "clean", "lights", "train", "build", "holiday"]
      return try Set(all.filter { try !garden.table.node("pet." + $0).isHidden })
    }
    #expect(try shown(Garden(nil)) == ["holiday"])
    let garden = try Garden(try Garden.child(.kiosk))
    #expect(try shown(garden) == ["feed", "play", "lights", "train", "holiday"])
    try garden.table.tap("pet.lights")
    #expect(try shown(garden) == ["lights", "holiday"])
    try garden.table.tap("pet.lights")
    try garden.table.tap("pet.holiday")
    #expect(try shown(garden) == ["holiday"])
    #expect(try garden.pet.isOnHoliday)
    try garden.table.tap("pet.holiday")
    #expect(try !garden.pet.isOnHoliday)
  }

  @Test func noSealMovesWhenOthersComeOrGo() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let place = try garden.frame("pet.lights")
    try garden.table.tap("pet.lights")
    #expect(try garden.frame("pet.lights") == place)
    #expect(try garden.table.node("pet.feed").isHidden)
  }

  @Test func risingIsEnoughToPickItUpHoweverLargeItIs() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let start = try garden.frame("pet")
    let way = Point(x: 0, y: -start.height * 0.42)
    garden.table.touch(
      (0...12).map { start.center + way * (Double($0) / 12) }, liftsAfter: .milliseconds(600))
    #expect(garden.table.sounds.contains("lift"))
  }

  @Test func trainingOpensThreeKindsWithTheirNumbers() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    #expect(try garden.table.node("pet.train.luck").isHidden)
    try garden.table.tap("pet.train")
    #expect(try garden.table.node("pet.feed").isHidden)
    #expect(try garden.table.node("pet.train.luck").label == "Luck 100")
    try garden.table.tap("pet.train.luck")
    #expect(try garden.table.node("pet.train.luck").label == "Luck 102")
    #expect(try garden.pet.stats.luck == 102)
    try garden.table.tap("pet.train")
    #expect(try garden.table.node("pet.train.luck").isHidden)
    #expect(try !garden.table.node("pet.feed").isHidden)
  }

  @Test func withoutTrainingLeftTheThreeKindsGo() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.train")
    for _ in 0..<3 { try garden.table.tap("pet.train.attack") }
    #expect(try garden.pet.amount(of: .training) == 0)
    #expect(try garden.table.node("pet.train").isHidden)
    #expect(try garden.table.node("pet.train.attack").isHidden)
    #expect(try !garden.table.node("pet.feed").isHidden)
  }

  @Test func theCallIsABubbleWhereThePetIsSeenAndAToastElsewhere() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let stage = garden.table.stage
    stage.toast("I'm hungry")
    garden.table.pass(.milliseconds(100))
    #expect(try garden.table.node("pet.says").label == "I'm hungry")
    #expect(stage.overlay.node("toast") == nil)
    let told = garden.table.events.compactMap { ($0.fields as? TraceFields.Toast)?.text }
    #expect(told == ["I'm hungry"])
    stage.toast("Saved")
    garden.table.pass(.milliseconds(100))
    #expect(stage.overlay.node("toast")?.label == "Saved")
    try garden.table.tap("pet.album")
    stage.toast("I'm hungry")
    garden.table.pass(.milliseconds(100))
    #expect(stage.overlay.node("toast")?.label == "I'm hungry")
  }

  @Test func whatItSaysStaysInTheWindowAndOffTheControls() throws {
    for size in windows {
      let garden = try Garden(try Garden.child(.kiosk), size: size)
      garden.table.stage.toast("I'm hungry")
      garden.table.pass(.milliseconds(100))
      let bubble = try garden.frame("pet.says")
      #expect(garden.table.stage.bounds.contains(bubble), "\(size)")
      for id in ["pet.name", "pet.album", "pet.contest", "pet.more", "pet.feed", "pet.holiday"] {
        #expect(try !garden.frame(id).intersects(bubble), "\(size) \(id)")
      }
    }
  }

  @Test(arguments: windows, [false, true])
  func itsBubbleCoversNeitherHeartsNorJarsWhereverItIs(size: Size, isAdult: Bool) throws {
    let pet = try isAdult ? Garden.adult(.kiosk) : Garden.child(.kiosk)
    let garden = try Garden(pet, size: size)
    let scene = try garden.scene
    for words in ["Yum! Now stroke me, tickle me or pick me up.", "Hungry!"] {
      scene.speech.say(words)
      for x in stride(from: 0, through: scene.room.range, by: scene.room.range / 8) {
        scene.room.carry(by: Point(x: x - scene.room.pet.frame.minX, y: 0))
        scene.show()
        let bubble = try garden.table.node("pet.says").frame
        let others = scene.place.needs + [scene.place.shelf, scene.care.frame]
        #expect(!others.contains(where: bubble.intersects), "\(words) \(x): \(bubble)")
        #expect(garden.table.stage.bounds.contains(bubble), "\(words) \(x): \(bubble)")
      }
    }
  }

  @Test func lightsOutItSleepsInItsBedAndTheGardenIsDark() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    try garden.table.tap("pet.lights")
    #expect(try garden.pet.isAsleep)
    #expect(try garden.posture == "sleep")
    try garden.table.tap("lamp")
    #expect(try !garden.pet.isAsleep)
  }

  @Test func anotherLanguageLeavesThePetAsItIs() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    let food = try garden.pet.amount(of: .food)
    try garden.table.tap("pet.feed")
    garden.table.stage.perform(.renew)
    garden.table.pass(.seconds(1))
    #expect(garden.table.stage.top.name == "pet")
    #expect(try garden.pet.amount(of: .food) == food - 1)
    #expect(try garden.pet.name == "Moho")
  }

  @Test func withReducedMotionItTurnsUpElsewhereInsteadOfWalking() throws {
    let garden = try Garden(try Garden.child(.kiosk))
    garden.table.stage.reducesMotion = true
    var places: Set<Double> = []
    for _ in 0..<80 {
      garden.table.pass(.milliseconds(250))
      places.insert(try garden.frame("pet").minX)
    }
    #expect(places.count <= 3)
  }
}
