public import Drawing
public import Geometry
public import Input
public import Stage

/// A scene that does nothing by itself and logs what happens to it.
public final class TestScene: Scene {
  /// The name the trace shows.
  public let name: String
  /// Holds the nodes the test gave.
  public let root = Node("", role: .group)
  /// False for a dialog.
  public let isOpaque: Bool
  /// The music it wants.
  public var track: MusicTrack?
  /// What happened, in order: appeared, disappeared, layout, back, key.
  public var log: [String] = []
  /// See `Scene.leavesOnTapBeside`.
  public var leavesOnTapBeside = false
  /// See `Scene.isTurned`.
  public var isTurned = false
  /// See `Scene.followsWriting`.
  public var followsWriting = false
  /// See `Scene.isSimulating`.
  public var isSimulating = false
  /// How often `advance` was called.
  public var steps = 0
  /// How often `update` was called.
  public var updates = 0
  /// Asked for each frame.
  public var wish = NextFrame.onInput
  /// The keys it handles.
  public var keys: [Key] = []
  /// Called at the end of `didAppear`.
  public var onAppear: () -> Void = {}
  /// The scene that replaces it after a change of language.
  public var makeAnew: () -> TestScene? = { nil }

  /// A scene with these nodes.
  public init(_ name: String = "test", isOpaque: Bool = true, _ nodes: [Node] = []) {
    self.name = name
    self.isOpaque = isOpaque
    root.add(nodes)
  }

  /// Logs `appeared`.
  public func didAppear(on stage: Stage) {
    log.append("appeared")
    onAppear()
  }
  /// Logs `disappeared`.
  public func didDisappear() { log.append("disappeared") }
  /// Logs `left`.
  public func didLeave() { log.append("left") }
  /// The result of `makeAnew`.
  public func renewed() -> (any Scene)? { makeAnew() }
  /// Logs the size.
  public func layout(in bounds: Rect) {
    log.append("layout \(Int(bounds.width))×\(Int(bounds.height))")
  }
  /// Counts the step.
  public func advance() { steps += 1 }
  /// Counts the update.
  public func update(at now: Duration) { updates += 1 }
  /// One shape over the window, or inside it for a dialog.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(), in: isOpaque ? bounds : bounds.inset(by: 100))
  }
  /// The value of `wish`.
  public func nextFrame(after now: Duration) -> NextFrame { wish }
  /// Logs and uses the keys in `keys`.
  public func handle(_ key: KeyEvent) -> Bool {
    guard keys.contains(key.key) else { return false }
    log.append("key \(key.key)")
    return true
  }
  /// Logs `back`.
  public func goBack() { log.append("back") }
}

/// A box that can be touched and logs its touches.
public final class TestNode: Node {
  /// Its touches, in order.
  public var log: [String] = []
  /// The keys it handles when it has the focus.
  public var keys: [Key] = []
  /// Asked for each frame.
  public var wish = NextFrame.onInput

  /// A node at a place; without `taps` it has no recognizer.
  public init(_ id: String, _ frame: Rect, taps: Bool = true) {
    super.init(id, role: .button, label: id)
    self.frame = frame
    isFocusable = true
    guard taps else { return }
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.log.append($0 ? "down" : "up") },
        action: { [weak self] _ in self?.log.append("tap") })
    ]
  }
  public override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: 8), in: bounds)
  }
  public override func nextFrame(after now: Duration) -> NextFrame { wish }
  @discardableResult public override func activate() -> Bool {
    log.append("activated")
    return true
  }
  public override func handle(_ key: KeyEvent) -> Bool {
    guard keys.contains(key.key) else { return false }
    log.append("key \(key.key)")
    return true
  }
}
