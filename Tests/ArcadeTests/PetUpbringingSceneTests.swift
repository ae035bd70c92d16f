import Geometry
import Rules
import Stage
import Testing

@testable import Arcade
@testable import PetGame

/// Weight and manners, as they are seen and answered.
@MainActor @Suite struct PetUpbringingSceneTests {
  private func isShown(_ id: String, _ garden: Garden) throws -> Bool {
    try !garden.table.node(id).isHidden
  }

  /// A child in such a moment.
  private static func pet(_ moment: Pet.Moment) throws -> Pet {
    for start in 0..<200 {
      var pet = Pet(name: "Moho", pace: .demo, timeOfDay: Garden.noon + start)
      pet.advance(by: 2000)
      while pet.form == .child {
        pet.advance(by: 500)
        if pet.moment == moment {
          pet.setPace(.kiosk)
          return pet
        }
        if pet.condition != .full { pet = try pet.applying(.feed) }
        if pet.allows(.clean) { pet = try pet.applying(.clean) }
      }
    }
    throw CancellationError()
  }

  @Test func itsWeightIsAFigureAndItsMannersAreStars() throws {
    let garden = try Garden(Garden.child(.kiosk))
    let before = try garden.pet.weight
    let label = try garden.table.node("pet.weight").label
    #expect(label == "Weight: \(before) g · Just right")
    try garden.table.tap("pet.feed")
    let after = try garden.pet.weight
    #expect(after > before)
    #expect(try garden.table.node("pet.weight").label.contains("\(after) g"))
    #expect(try garden.table.node("pet.manners").traceValue == 0.4)
    #expect(try !isShown("pet.praise", garden) && !isShown("pet.teach", garden))
  }

  @Test(arguments: [
    Size(width: 800, height: 480), Size(width: 1024, height: 768), Size(width: 1280, height: 800),
    Size(width: 1366, height: 768), Size(width: 1920, height: 1080),
    Size(width: 1080, height: 1920),
  ])
  func itsWeightCoversNoThingInTheRoom(size: Size) throws {
    let garden = try Garden(Garden.child(.kiosk), size: size)
    let slip = try garden.frame("pet.weight")
    for thing in ["lamp", "ball", "bowl", "pet.shelf"] {
      guard let node = garden.table.stage.top.root.node(thing) else { continue }
      #expect(!node.windowFrame(at: garden.table.now).intersects(slip), "\(thing)")
    }
  }

  @Test(arguments: [
    Size(width: 800, height: 480), Size(width: 1280, height: 800), Size(width: 1080, height: 1920),
  ])
  func whatItOffersCoversNoJar(size: Size) throws {
    let garden = try Garden(Self.pet(.kind), size: size)
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    let bubbles = all(garden.table.stage.top.root).filter { $0 is PetBubble && !$0.isHidden }
    let shelf = try garden.frame("pet.shelf")
    #expect(!bubbles.isEmpty)
    for bubble in bubbles {
      #expect(!bubble.windowFrame(at: garden.table.now).intersects(shelf))
    }
  }

  @Test func aRoundPetIsDrawnRounder() throws {
    var pet = try Garden.child(.kiosk)
    let node = PetNode()
    func stretch() -> Double {
      node.show(pet, stroll: PetStroll(), beat: 0)
      return node.stretch
    }
    #expect(stretch() == 1)
    while pet.figure != .round { pet = try pet.applying(.feed) }
    #expect(stretch() > 1)
    while pet.figure != .slim {
      if pet.condition == .hungry { pet = try pet.applying(.feed) }
      pet.advance(by: 1000)
      for action in [PetAction.treat, .play] where pet.allows(action) {
        pet = try pet.applying(action)
      }
    }
    #expect(stretch() < 1)
  }

  @Test func beggingIsTaughtAndNicenessIsPraised() throws {
    for (moment, answer) in [(Pet.Moment.begging, "pet.teach"), (.kind, "pet.praise")] {
      let garden = try Garden(Self.pet(moment))
      #expect(try isShown("pet.praise", garden) && isShown("pet.teach", garden))
      #expect(try !isShown("pet.weight", garden))
      let before = try garden.pet.manners
      try garden.table.tap(answer)
      #expect(try garden.pet.manners == before + 10)
      #expect(try !isShown("pet.teach", garden) && isShown("pet.weight", garden))
      #expect(try !garden.table.node("pet.says").label.isEmpty)
    }
  }

  @Test func theWrongAnswerIsTakenTheWrongWay() throws {
    let garden = try Garden(Self.pet(.kind))
    try garden.table.tap("pet.teach")
    #expect(try garden.table.node("pet.says").label.contains("only wanted to be nice"))
    #expect(try garden.posture == "down")
  }
}
