import Drawing
public import Geometry
public import Input
public import Stage

/// A stage with a manual clock and a log of all its calls to the outside.
public final class TestStage {
  /// The stage under test.
  public let stage: Stage
  /// The time; only the wait functions advance it.
  public private(set) var now: Duration = .zero
  private let notes = Notes()
  private var places: [PointerID: Point] = [:]

  private final class Notes {
    var sounds: [String] = []
    var tracks: [String] = []
    var events: [(name: String, fields: any Encodable)] = []
    var texts: [String] = []
    var carets: [Rect] = []
    var clipboard = ""
  }

  /// A stage in a window of this size in points, with the scene on it.
  public convenience init(_ scene: any Scene, size: Size = Size(width: 800, height: 480)) {
    self.init { _ in }
    stage.resize(to: size, density: 1)
    stage.begin(with: scene)
  }

  /// A stage without a window and a scene; `configure` changes its dependencies.
  public init(configure: (inout StageDependencies) -> Void) {
    useUTC()
    let notes = notes
    var dependencies = StageDependencies(
      typesetter: .boxes, art: .none,
      audio: AudioPlayer(
        play: { notes.sounds.append($0.name) },
        loop: { notes.tracks.append($0?.name ?? "silence") }),
      trace: Trace(isOn: true, emit: { notes.events.append(($0, $1)) }),
      text: TextInput(
        begin: {
          notes.texts.append("begin")
          notes.carets.append($0)
        }, move: { notes.carets.append($0) }, end: { notes.texts.append("end") },
        pasted: { notes.clipboard }, copy: { notes.clipboard = $0 }))
    configure(&dependencies)
    stage = Stage(dependencies: dependencies)
  }

  /// The names of the sounds played, in order.
  public var sounds: [String] { notes.sounds }
  /// The names of the tracks asked for, in order.
  public var tracks: [String] { notes.tracks }
  /// When text input began and ended: `begin`, `end`.
  public var texts: [String] { notes.texts }
  /// The positions of the caret that were reported, in order.
  public var carets: [Rect] { notes.carets }
  /// What the stage's clipboard holds.
  public var clipboard: String {
    get { notes.clipboard }
    set { notes.clipboard = newValue }
  }
  /// The trace's events, in order.
  public var events: [(name: String, fields: any Encodable)] { notes.events }
  /// The trace's events with this name, in order.
  public func traced<Fields>(_ event: String, _ type: Fields.Type = Fields.self) -> [Fields] {
    events.filter { $0.name == event }.compactMap { $0.fields as? Fields }
  }
}

extension TestStage {
  /// Lets time pass in one step, without drawing.
  public func wait(_ milliseconds: Int) { wait(until: now + .milliseconds(milliseconds)) }
  /// Lets time pass in one step up to this moment, without drawing.
  public func wait(until moment: Duration) {
    now = moment
    stage.setTime(now)
  }
  /// Draws and traces a frame, and returns the draw list as text.
  @discardableResult public func frame() -> String {
    let text = stage.draw { $0.description }
    stage.traceLayout()
    return text
  }
  /// Lets time pass frame by frame until nothing moves, and returns how many frames that took.
  @discardableResult public func settle() -> Int {
    for count in 0..<1000 {
      frame()
      if stage.nextFrame() != .immediately { return count }
      wait(16)
    }
    return 1000
  }
}

extension TestStage {
  /// A finger (or the mouse, as pointer −1) touches.
  public func press(_ id: Int64 = 1, at place: Point, button: PointerButton = .primary) {
    send(id, .began, place, button)
  }
  /// Moves a finger that is down.
  public func move(_ id: Int64 = 1, to place: Point) { send(id, .moved, place, .primary) }
  /// Lifts the finger where it was last.
  public func lift(_ id: Int64 = 1) {
    send(id, .ended, places[PointerID(id)] ?? .zero, .primary)
  }
  /// Presses, waits 60 ms and lifts.
  public func tap(_ id: Int64 = 1, at place: Point) {
    press(id, at: place)
    wait(60)
    lift(id)
  }
  /// Slides in ten moves of 16 ms and stays down.
  public func slide(_ id: Int64 = 1, from start: Point, to end: Point) {
    press(id, at: start)
    for step in 1...10 {
      wait(16)
      move(id, to: start + (end - start) * (Double(step) / 10))
    }
  }
  /// Presses a key.
  public func key(_ key: Key, _ modifiers: KeyModifiers = [], isRepeat: Bool = false) {
    stage.receive(.key(KeyEvent(key, modifiers: modifiers, isRepeat: isRepeat, time: now)))
  }
  /// Turns the wheel, in notches away from the person and to the right.
  public func wheel(
    at place: Point, up: Double = 0, right: Double = 0, _ modifiers: KeyModifiers = []
  ) {
    stage.receive(
      .wheel(
        WheelEvent(location: place, deltaX: right, deltaY: up, modifiers: modifiers, time: now)))
  }

  private func send(
    _ id: Int64, _ phase: PointerEvent.Phase, _ place: Point, _ button: PointerButton
  ) {
    let pointer = PointerID(id)
    places[pointer] = place
    stage.receive(
      .pointer(
        PointerEvent(
          pointer, phase, at: place, time: now, source: pointer == .mouse ? .mouse : .touch,
          button: button)))
  }
}
