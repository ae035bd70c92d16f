import Geometry
import Input
import Stage
import TestSupport
import Testing

/// Where a tap picks things up and another one puts them down.
@MainActor @Suite struct CarryingTests {
  /// An object that can be dragged, and notes what becomes of it.
  private final class Thing: Node {
    var log: [String] = []
    var keys: [Key] = []
    /// Whether the game lets nobody take it.
    var isStuck = false

    init(_ frame: Rect) {
      super.init("thing", role: .tile, label: "thing")
      self.frame = frame
      isCarriedByTap = true
      recognizers = [
        DragRecognizer(onObject: true) { [weak self] update in
          switch update {
          case .began:
            guard let self, !isStuck else { return }
            holders = [.carrying]
            log.append("taken")
          case .moved: break
          case .ended(let place, let velocity):
            self?.log.append("put at \(Int(place.x)),\(Int(place.y))")
            if velocity.length > 1 { self?.log.append("thrown") }
          case .cancelled: self?.log.append("put back")
          }
        },
        TapRecognizer { [weak self] _ in self?.log.append("tapped") },
      ]
    }
    override var actions: [NodeAction] {
      [NodeAction("larger", label: "Larger", icon: "icon-plus", key: .larger)]
    }
    override func handle(_ key: KeyEvent) -> Bool {
      keys.append(key.key)
      return true
    }
  }

  private let thing = Thing(Rect(100, 100, 80, 80))
  private let button = Button("button", label: "Button")
  private let table: TestStage

  init() {
    button.frame = Rect(600, 20, 120, 56)
    let pressed = thing
    button.action = { pressed.log.append("button") }
    table = TestStage(TestScene("a", [thing, button]))
    table.stage.carriesByTap = true
  }

  @Test func aTapTakesAThingAndTheNextPutsItThere() {
    table.tap(at: at(140, 140))
    #expect(thing.log == ["taken"])
    table.wait(3000)
    table.tap(at: at(400, 300))
    #expect(thing.log == ["taken", "put at 400,300"])
  }

  @Test func aTapThatIsQuickAndFarAwayDoesNotThrowIt() {
    table.tap(at: at(140, 140))
    table.wait(150)
    table.press(at: at(700, 400))
    table.lift()
    #expect(thing.log == ["taken", "put at 700,400"])
  }

  @Test func itFollowsAFingerThatIsStillDown() {
    table.tap(at: at(140, 140))
    table.slide(from: at(300, 300), to: at(420, 200))
    table.wait(300)
    table.lift()
    #expect(thing.log == ["taken", "put at 420,200"])
  }

  @Test func itCanStillBeDragged() {
    table.slide(from: at(140, 140), to: at(400, 300))
    table.wait(300)
    table.lift()
    #expect(thing.log == ["taken", "put at 400,300"])
  }

  @Test func whereDraggingIsUsualATapIsATap() {
    table.stage.carriesByTap = false
    table.tap(at: at(140, 140))
    #expect(thing.log == ["tapped"])
  }

  @Test func aButtonActsAndPutsItBackFirst() {
    table.tap(at: at(140, 140))
    table.tap(at: at(660, 48))
    #expect(thing.log == ["taken", "put back", "button"])
  }

  @Test func escapePutsItBackAndDoesNothingElse() throws {
    table.tap(at: at(140, 140))
    table.key(.escape)
    #expect(thing.log == ["taken", "put back"])
    #expect(try #require(table.stage.top as? TestScene).log.contains("back") == false)
  }

  @Test func buttonsDoWhatKeysDoWhileItIsHeld() throws {
    table.tap(at: at(140, 140))
    table.settle()
    let button = try #require(table.stage.overlay.node("action.larger"))
    table.tap(at: button.windowFrame(at: table.now).center)
    #expect(thing.keys == [.larger])
    #expect(thing.log == ["taken"])
    table.tap(at: at(400, 300))
    #expect(table.stage.overlay.node("action.larger") == nil)
  }

  @Test func aThingThatCannotBeTakenIsNotCarried() {
    thing.isStuck = true
    table.tap(at: at(140, 140))
    #expect(table.stage.overlay.node("action.larger") == nil)
    table.tap(at: at(660, 48))
    #expect(thing.log.last == "button")
  }

  @Test func aThingThatLeavesTheScreenIsHeldNoLonger() {
    table.tap(at: at(140, 140))
    table.stage.top.root.remove(thing)
    table.wait(16)
    #expect(table.stage.overlay.node("action.larger") == nil)
    table.tap(at: at(660, 48))
    #expect(thing.log == ["taken", "put back", "button"])
  }

  @Test func anotherSizeOfTheWindowPutsItBack() {
    table.tap(at: at(140, 140))
    table.stage.resize(to: Size(width: 480, height: 320), density: 1)
    #expect(thing.log == ["taken", "put back"])
    #expect(table.stage.overlay.node("action.larger") == nil)
  }
}
