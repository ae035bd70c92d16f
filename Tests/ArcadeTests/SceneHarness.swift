import Arcade
import Drawing
import Geometry
import Input
import Store
import TestSupport
import Testing

@testable import Stage

/// A person at a test stage with a game's context: touches nodes by id and lets time pass frame by
/// frame, as the loop would.
@MainActor final class SceneHarness {
  private let desk: TestStage
  var stage: Stage { desk.stage }
  var now: Duration { desk.now }
  var events: [(name: String, fields: any Encodable)] { desk.events }
  var sounds: [String] { desk.sounds }
  var context: GameContext
  private var finger: Int64 = 0
  private var pacer = FramePacer()
  /// How much larger text is at every table set from now on.
  static var textScale = 1.0
  /// Whether colours are at their strongest at every table set from now on.
  static var isHighContrast = false
  /// Where every table set from now on gets its drawings, unless it says otherwise.
  static var art = ArtSource.none
  /// How text is set at every table set from now on.
  static var typesetter: Typesetter?
  /// How long a frame takes at every table set from now on; few are drawn where none is looked at.
  static var frame = usualFrame
  static let usualFrame = Duration.nanoseconds(16_666_667)
  /// Off for tests that look at screens at rest alone: only the last frame of a second is drawn.
  static var drawsMotion = true

  /// Everything set from now on is as the program has it.
  static func reset() {
    (textScale, isHighContrast, art, typesetter) = (1, false, .none, nil)
    (frame, drawsMotion) = (usualFrame, true)
  }

  init(
    size: Size = Size(width: 1280, height: 800), context: GameContext = .forTests,
    art: ArtSource? = nil, photos: PhotoSource = .none, text: TextInput? = nil,
    _ scene: (GameContext) -> any Scene
  ) {
    self.context = context
    desk = TestStage { outside in
      outside.art = art ?? Self.art
      if let typesetter = Self.typesetter { outside.typesetter = typesetter }
      outside.photos = photos
      if let text { outside.text = text }
    }
    stage.textScale = Self.textScale
    stage.adoptLanguage()
    if Self.isHighContrast {
      context.change(.highContrast, to: .bool(true))
      stage.isHighContrast = true
    }
    stage.resize(to: size, density: 1)
    stage.begin(with: MenuScene(context: context))
    stage.show(scene(context))
  }

  /// Lets time pass frame by frame, drawing as the loop would.
  func pass(_ time: Duration) {
    let end = now + time
    while now < end {
      desk.wait(until: min(now + Self.frame, end))
      let draws = pacer.draws(at: now, next: stage.nextFrame(), needsDisplay: stage.needsDisplay)
      guard draws else { continue }
      if Self.drawsMotion || now == end && time >= Self.frame {
        stage.draw { _ in }
      } else {
        stage.top.update(at: now)
      }
      pacer.didDraw(next: stage.nextFrame())
    }
  }

  /// Somebody chooses another size of text in Options: every scene is made anew, and comes to rest.
  func read(at textScale: Double) {
    stage.textScale = textScale
    stage.perform(.renew)
    pass(.seconds(1))
  }

  /// The scene names since the beginning.
  var scenes: [String] {
    events.compactMap { ($0.fields as? TraceFields.Scene)?.name }
  }

  func node(_ id: String) throws -> Node { try #require(stage.top.root.node(id), "no node \(id)") }

  func tap(_ id: String) throws {
    let center = try node(id).windowFrame(at: now).center
    touch([center])
    pass(.milliseconds(400))
  }

  /// A finger that rests on a node.
  func hold(_ id: String, for time: Duration) throws {
    touch([try node(id).windowFrame(at: now).center], liftsAfter: time)
    pass(.milliseconds(400))
  }

  /// A finger on a key of the on-screen keyboard.
  func tapKey(_ id: String) throws {
    let key = try #require(stage.overlay.node("key." + id), "no key \(id)")
    touch([key.windowFrame(at: now).center])
    pass(.milliseconds(400))
  }

  /// One finger along these places, 16 ms each.
  func touch(_ path: [Point], liftsAfter rest: Duration = .milliseconds(40)) {
    finger += 1
    for (index, place) in path.enumerated() {
      pass(.milliseconds(16))
      if index == 0 { desk.press(finger, at: place) } else { desk.move(finger, to: place) }
    }
    pass(rest)
    desk.lift(finger)
  }

  /// Chooses options of a leaderboard in the dialog that one of its slips opens.
  func choose(_ part: String, _ options: String...) throws {
    try tap("results." + part)
    for option in options { try tap("results." + option) }
    if stage.top.name == "results.filter" { try tap("results.filter.done") }
  }

  /// The same table after a tap on a node, which is scrolled into view first.
  func opened(_ id: String) throws -> SceneHarness {
    let node = try node(id)
    for case let scroller as Scroller in sequence(first: node, next: \.parent) {
      scroller.reveal(node)
      while scroller.isScrolling(at: now) { pass(.milliseconds(100)) }
    }
    try #require(
      stage.bounds.contains(node.windowFrame(at: now).center), "\(id) is outside the window")
    try tap(id)
    return self
  }

  func drag(
    _ id: String, by way: Point, steps: Int = 12, liftsAfter rest: Duration = .milliseconds(160)
  )
    throws
  {
    let start = try node(id).windowFrame(at: now).center
    touch((0...steps).map { start + way * (Double($0) / Double(steps)) }, liftsAfter: rest)
    pass(.milliseconds(400))
  }

  func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    pass(.milliseconds(16))
    desk.key(key, modifiers)
    pass(.milliseconds(400))
  }

  /// A controller's button, pressed and released.
  func press(button: ControllerEvent.Button) {
    pass(.milliseconds(16))
    for phase in [ControllerEvent.Phase.pressed, .released] {
      stage.receive(.controller(ControllerEvent(button, phase: phase, time: now)))
    }
    pass(.milliseconds(400))
  }

  /// The wheel, in notches away from the person.
  func wheel(at place: Point, up: Double, _ modifiers: KeyModifiers = []) {
    pass(.milliseconds(16))
    desk.wheel(at: place, up: up, modifiers)
    pass(.milliseconds(400))
  }

  /// Text as the system's input method makes it.
  func type(_ text: String) {
    for letter in text { stage.receive(.text(String(letter))) }
    pass(.milliseconds(50))
  }
}
