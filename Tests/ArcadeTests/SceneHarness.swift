import Arcade
import Drawing
import Geometry
import Input
import Stage
import Store
import Testing

/// A person at a stage without a window: touches nodes by id, presses keys, lets time pass, and
/// reads the trace.
@MainActor final class SceneHarness {
  private(set) var events: [(name: String, fields: any Encodable)] = []
  private(set) var sounds: [String] = []
  private(set) var stage: Stage!
  var context: GameContext
  private(set) var now = Duration.zero
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

  init(
    size: Size = Size(width: 1280, height: 800), context: GameContext = .forTests,
    art: ArtSource? = nil, photos: PhotoSource = .none, text: TextInput = .silent,
    _ scene: (GameContext) -> any Scene
  ) {
    self.context = context
    var available = StageDependencies.silent
    available.trace = Trace(isOn: true) { [weak self] in self?.events.append(($0, $1)) }
    available.audio = AudioPlayer(
      play: { [weak self] in self?.sounds.append($0.name) }, loop: { _ in })
    available.art = art ?? Self.art
    if let typesetter = Self.typesetter { available.typesetter = typesetter }
    available.photos = photos
    available.text = text
    stage = Stage(dependencies: available)
    stage.textScale = Self.textScale
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
      now = min(now + Self.frame, end)
      stage.setTime(now)
      let draws = pacer.draws(at: now, wish: stage.nextFrame(), needsDisplay: stage.needsDisplay)
      if draws { stage.draw { _ in } }
    }
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

  /// A finger on a key of the on-screen keyboard.
  func tapKey(_ id: String) throws {
    let key = try #require(stage.overlay.node("key." + id), "no key \(id)")
    touch([key.windowFrame(at: now).center])
    pass(.milliseconds(400))
  }

  /// One finger along these places, 16 ms each.
  func touch(_ path: [Point], liftsAfter rest: Duration = .milliseconds(40)) {
    finger += 1
    let id = PointerID(finger)
    for (index, place) in path.enumerated() {
      pass(.milliseconds(16))
      send(PointerEvent(id, index == 0 ? .began : .moved, at: place, time: now))
    }
    pass(rest)
    send(PointerEvent(id, .ended, at: path[path.count - 1], time: now))
  }

  /// The same table after a tap on a node.
  func opened(_ id: String) throws -> SceneHarness {
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
    stage.receive(.key(KeyEvent(key, modifiers: modifiers, time: now)))
    pass(.milliseconds(400))
  }

  /// The wheel, in notches away from the person.
  func wheel(at place: Point, up: Double, _ modifiers: KeyModifiers = []) {
    pass(.milliseconds(16))
    stage.receive(
      .wheel(
        WheelEvent(location: place, deltaX: 0, deltaY: up, modifiers: modifiers, time: now)))
    pass(.milliseconds(400))
  }

  /// Text as the system's input method makes it.
  func type(_ text: String) {
    for letter in text { stage.receive(.text(String(letter))) }
    pass(.milliseconds(50))
  }

  private func send(_ event: PointerEvent) { stage.receive(.pointer(event)) }
}
