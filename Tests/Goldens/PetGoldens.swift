import Drawing
import Geometry
import Input
import Rules
import Stage
import Store
import Testing

@testable import Arcade
@testable import PetGame
@testable import recreo

/// The pet in its garden at the three sizes: every form, every condition, and what lies around.
@MainActor @Suite(.serialized) struct PetGoldens {
  private static let noon = 43_200_000

  /// The garden with a pet in it that stays as it is: its clock stands.
  private func garden(_ size: String, _ pet: Pet?, away: Int = 0) throws -> Cinema {
    let pixels = try #require(PixelSize(argument: size))
    let show = try Cinema(PlayRequest(game: .menu), size: pixels.size)
    let context = show.program.context
    context.dependencies.date = { 1_700_000_000_000 }
    context.dependencies.offset = { Self.noon - $0 % 86_400_000 }
    context.change(.notifications, to: .text("off"))
    if let pet {
      try context.store.setFlag("pet.coached")
      try context.store.save(
        SavedPet(pet: pet, seenAt: context.date() - away, countedTo: 0), of: nil)
    }
    show.program.stage.show(PetScene(context: context))
    return show
  }

  /// A pet that has come to a form: by care, by training, or left to itself.
  private static func pet(_ form: Pet.Form, named name: String = "Moho") throws -> Pet {
    var pet = Pet(name: name, pace: .demo, timeOfDay: noon)
    if form == .egg { return home(pet) }
    for _ in 0..<3 { pet = try pet.applying(.stroke) }
    while form != .child, !pet.form.isAdult {
      pet.advance(by: form == .wanderer ? 45_000 : 4000)
      pet = try pet.applying(.feed)
      if form == .champion, pet.allows(.train(.attack)) {
        pet = try pet.applying(.train(.attack))
      }
      if form == .companion { pet = try pet.applying(.stroke) }
      while pet.allows(.clean) { pet = try pet.applying(.clean) }
    }
    return home(pet)
  }

  private static func home(_ pet: Pet) -> Pet {
    var pet = pet
    pet.setPace(.home)
    return pet
  }

  /// The forms with a screen of their own; the album shows all.
  nonisolated private static let forms: [Pet.Form] = [
    .egg, .child, .champion, .companion, .wanderer,
  ]

  @Test(arguments: ScreenGoldens.withPicture, forms)
  func everyForm(size: String, form: Pet.Form) throws {
    let pet = try Self.pet(form)
    try #require(pet.form == form)
    try Golden.check(
      garden(size, pet), at: .milliseconds(2600), "pet-\(form.rawValue)-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func hungryWithAMess(size: String) throws {
    var pet = try Self.pet(.champion)
    while pet.condition != .hungry { pet.advance(by: 1_800_000) }
    try Golden.check(garden(size, pet), at: .seconds(3), "pet-hungry-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func illAndWithAFeeder(size: String) throws {
    var pet = try Self.pet(.child)
    pet.receive(Income([.materials: 10, .medicine: 1], from: Recycle.name))
    pet = try pet.applying(.buildFeeder).applying(.fillFeeder).applying(.fillFeeder)
    while pet.illness == nil { pet = try pet.applying(.feed) }
    try Golden.check(garden(size, pet), at: .seconds(3), "pet-ill-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func asleepInItsBed(size: String) throws {
    let pet = try Self.pet(.companion).applying(.lightsOut)
    try Golden.check(garden(size, pet), at: .seconds(3), "pet-asleep-" + size)
  }

  @Test(arguments: ScreenGoldens.withPicture) func fainted(size: String) throws {
    var pet = try Self.pet(.wanderer)
    while !pet.hasCollapsed { pet.advance(by: 1_800_000) }
    try Golden.check(garden(size, pet), at: .seconds(3), "pet-fainted-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aMealAndWhatItCosts(size: String) throws {
    let show = try garden(size, Self.pet(.child))
    show.pass(to: .seconds(1))
    show.program.stage.setFocus(show.program.stage.top.root.node("pet.feed"))
    show.press(.enter)
    try Golden.check(show, at: .milliseconds(1600), "pet-eats-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aFirstVisit(size: String) throws {
    try Golden.check(garden(size, nil), at: .seconds(2), "pet-first-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func whileNobodyWasThere(size: String) throws {
    let show = try garden(size, Self.pet(.champion), away: 8 * 3_600_000)
    try Golden.check(show, at: .seconds(2), "pet-away-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aContestAtItsEnd(size: String) throws {
    let contest = PetContest(
      home: .init(try Self.pet(.champion)), guest: .init(try Self.pet(.companion, named: "Pixel")),
      seed: 5)
    let show = try garden(size, Self.pet(.champion))
    show.program.stage.show(PetMatchScene(contest, palette: .pet))
    for second in 1..<24 { show.pass(to: .seconds(second)) }
    try Golden.check(show, at: .seconds(24), "pet-match-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func whomItMeets(size: String) throws {
    let show = try garden(size, Self.pet(.champion))
    let store = show.program.context.store
    for (name, form, pet) in [
      ("Ana", Pet.Form.wanderer, "Nube"), ("Leo", .companion, "Pixel"),
    ] {
      let result = NewResult(
        game: "fifteen", variant: "4x4", score: 1, moves: 1, milliseconds: 1, at: 1, record: "")
      _ = try store.claim(result, by: PlayerName(name))
      let player = try #require(try store.player(named: PlayerName(name)))
      try store.save(
        SavedPet(pet: Self.pet(form, named: pet), seenAt: 0, countedTo: 0), of: player.id)
    }
    try store.setCurrentPlayer(nil)
    show.program.stage.show(PetContestScene(context: show.program.context))
    try Golden.check(show, at: .seconds(2), "pet-contest-" + size)
  }

  /// An adult with an album of five forms.
  private func veteran() throws -> Pet {
    var pet = try Self.pet(.champion)
    for form in [Pet.Form.wanderer, .companion] {
      pet = try pet.applying(.layEgg)
      for _ in 0..<3 { pet = try pet.applying(.stroke) }
      pet.setPace(.demo)
      pet.advance(by: form == .wanderer ? 95_000 : 0)
      while !pet.form.isAdult {
        pet.advance(by: 4000)
        for action in [PetAction.feed, .stroke, .clean] where pet.allows(action) {
          pet = try pet.applying(action)
        }
      }
      pet = try Self.home(pet.condition == .hungry ? pet.applying(.feed) : pet)
    }
    return pet
  }

  @Test(arguments: ScreenGoldens.sizes) func theTeam(size: String) throws {
    var pet = try veteran()
    var lineup = PetLineup()
    for (mate, place) in zip(pet.mates, [1, 3]) { lineup.put(.mate(mate.form), at: place) }
    pet.arrange(lineup)
    let show = try garden(size, pet)
    show.program.stage.show(PetTeamScene(context: show.program.context))
    try Golden.check(show, at: .seconds(1), "pet-team-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func aContestOfTeams(size: String) throws {
    var pet = try veteran()
    var lineup = PetLineup()
    for (mate, place) in zip(pet.mates, [1, 3, 4]) { lineup.put(.mate(mate.form), at: place) }
    pet.arrange(lineup)
    let contest = PetContest(pet, against: .init(pet), seed: 5)
    let show = try garden(size, pet)
    show.program.stage.show(PetMatchScene(contest, palette: .pet))
    for second in 1..<9 { show.pass(to: .seconds(second)) }
    try Golden.check(show, at: .seconds(9), "pet-match-team-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func whatIsNeededLessOften(size: String) throws {
    let show = try garden(size, Self.pet(.champion))
    show.pass(to: .seconds(1))
    show.program.stage.setFocus(show.program.stage.top.root.node("pet.more"))
    show.press(.enter)
    try Golden.check(show, at: .seconds(2), "pet-more-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func itDoesSomethingNice(size: String) throws {
    var pet = try Self.pet(.child)
    for _ in 0..<9 { pet = try pet.applying(.feed) }
    while pet.illness != nil { pet = try pet.applying(.treat) }
    pet.setPace(.demo)
    while pet.moment != .kind {
      pet.advance(by: 200)
      if pet.condition == .hungry { pet = try pet.applying(.feed) }
    }
    try Golden.check(garden(size, Self.home(pet)), at: .seconds(3), "pet-kind-" + size)
  }

  @Test(arguments: ScreenGoldens.sizes) func album(size: String) throws {
    let show = try garden(size, Self.pet(.champion))
    show.pass(to: .seconds(1))
    show.program.stage.setFocus(show.program.stage.top.root.node("pet.album"))
    show.press(.enter)
    try Golden.check(show, at: .seconds(2), "pet-album-" + size)
  }
}
