import Geometry
import Input
import Testing

@testable import Drawing
@testable import Stage

@MainActor @Suite struct PreparedDrawingTests {
  /// The contents of a draw list.
  private nonisolated struct Picture: Hashable {
    nonisolated struct Sprite: Hashable {
      var place: [Float]
      var part: [UInt16]
      var color: UInt32
      var page: TexturePage
      var blend: BlendMode
    }
    nonisolated struct PlacedShape: Hashable {
      var shape: Shape
      var rect: Rect
      var transform: Transform
      var opacity: Double
    }
    var commands: [DrawList.Command]
    var sprites: [Sprite]
    var shapes: [PlacedShape]

    init(_ list: DrawList) {
      commands = list.commands
      sprites = list.items.map {
        Sprite(
          place: [$0.ox, $0.oy, $0.ax, $0.ay, $0.bx, $0.by], part: [$0.u0, $0.v0, $0.u1, $0.v1],
          color: $0.color, page: $0.page, blend: $0.blend)
      }
      shapes = list.shapes.map {
        PlacedShape(
          shape: $0.shape, rect: $0.rect, transform: $0.transform, opacity: $0.opacity)
      }
    }
  }

  /// The visible state of a node and its descendants.
  private nonisolated struct Branch: Hashable {
    var node: ObjectIdentifier
    var id, label: String
    var frame: Rect
    var pose: Pose
    var isHidden, isEnabled: Bool
    var value: Double?
    var text: String?
    var wish: NextFrame
    var children: [Branch]

    @MainActor init(_ node: Node, at now: Duration) {
      self.node = ObjectIdentifier(node)
      (id, label, frame) = (node.id, node.label, node.frame)
      pose = node.pose(at: now)
      (isHidden, isEnabled) = (node.isHidden, node.isEnabled)
      (value, text) = (node.traceValue, node.traceText)
      wish = node.nextFrame(after: now)
      children = node.children.map { Branch($0, at: now) }
    }
  }

  /// The visible state of a stage.
  private nonisolated struct State: Hashable {
    var trees: [Branch]
    var wish: NextFrame
    var needsDisplay, isKeyboardOpen, isInTransition: Bool

    @MainActor init(_ stage: Stage) {
      trees = (stage.scenes.map(\.root) + [stage.overlay]).map { Branch($0, at: stage.now) }
      wish = stage.nextFrame()
      needsDisplay = stage.needsDisplay
      isKeyboardOpen = stage.isKeyboardOpen
      isInTransition = stage.stack.transition != nil
    }
  }

  /// Draws a prepared stage twice: the pictures are equal, and the state does not change.
  private func check(_ stage: Stage, _ place: String) {
    stage.prepare()
    let state = State(stage)
    let picture = stage.drawPrepared { Picture($0) }
    let isSameState = State(stage) == state
    #expect(isSameState && !state.needsDisplay, "\(place): the first drawing")
    let isSamePicture = stage.drawPrepared { Picture($0) } == picture
    #expect(isSamePicture && State(stage) == state, "\(place): the second drawing")
  }

  /// Draws two whole frames at the same time: they are equal.
  private func checkFrames(_ stage: Stage, _ place: String) {
    let picture = stage.draw { Picture($0) }
    let state = State(stage)
    let isSamePicture = stage.draw { Picture($0) } == picture
    let isSameState = State(stage) == state
    #expect(isSamePicture && isSameState, "\(place): the second frame")
  }

  @Test(arguments: [
    Size(width: 800, height: 480), Size(width: 1280, height: 800),
  ])
  func drawingChangesNothing(window: Size) throws {
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    for (name, open) in screens {
      let table = try open(window)
      let place = "\(name) \(window)"
      check(table.stage, "\(place), as it comes")
      table.pass(.seconds(1))
      check(table.stage, "\(place), at rest")
      checkFrames(table.stage, "\(place), at rest")
      table.stage.receive(.key(KeyEvent(.tab, time: table.now)))
      check(table.stage, "\(place), with the ring")
      table.stage.resize(to: Size(width: window.height, height: window.width), density: 1)
      check(table.stage, "\(place), turned")
      checkFrames(table.stage, "\(place), turned")
    }
  }

  /// A finger slides over every screen, and nothing is drawn before the check.
  @Test(arguments: [Point(x: -150, y: 0), Point(x: 0, y: -150)])
  func drawingChangesNothingDuringADrag(way: Point) throws {
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    for (name, open) in screens {
      let table = try open(Size(width: 1280, height: 800))
      table.pass(.seconds(1))
      let middle = table.stage.bounds.center
      func send(_ phase: PointerEvent.Phase, _ part: Double, after milliseconds: Int) {
        table.stage.receive(
          .pointer(
            PointerEvent(
              PointerID(900), phase, at: middle + way * part,
              time: table.now + .milliseconds(milliseconds))))
      }
      send(.began, 0, after: 0)
      for step in 1...10 { send(.moved, Double(step) / 10, after: step * 10) }
      check(table.stage, "\(name), held")
      send(.ended, 1, after: 110)
      table.stage.setTime(table.now + .milliseconds(200))
      check(table.stage, "\(name), let go")
    }
  }
}
