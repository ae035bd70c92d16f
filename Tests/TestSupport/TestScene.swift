public import Drawing
public import Geometry
public import Input
public import Stage

/// A scene that does nothing by itself and notes what is done to it.
public final class TestScene: Scene {
  public let name: String
  public let root = Node("", role: .group)
  public let isOpaque: Bool
  public var track: MusicTrack?
  public weak var stage: Stage?
  /// What happened, in order: appeared, disappeared, layout, back, key.
  public var log: [String] = []
  public var leavesOnTapBeside = false
  public var isTurned = false
  public var isSimulating = false
  public var steps = 0
  public var updates = 0
  /// Asked for each frame.
  public var wish = NextFrame.onInput
  /// Keys it wants for itself.
  public var keys: [Key] = []
  public var onAppear: () -> Void = {}
  /// What stands for it after the language changed.
  public var makeAnew: () -> TestScene? = { nil }

  public init(_ name: String = "test", isOpaque: Bool = true, _ nodes: [Node] = []) {
    self.name = name
    self.isOpaque = isOpaque
    root.add(nodes)
  }

  public func didAppear(on stage: Stage) {
    self.stage = stage
    log.append("appeared")
    onAppear()
  }
  public func didDisappear() { log.append("disappeared") }
  public func didLeave() { log.append("left") }
  public func renewed() -> (any Scene)? { makeAnew() }
  public func layout(in bounds: Rect) {
    log.append("layout \(Int(bounds.width))×\(Int(bounds.height))")
  }
  public func advance() { steps += 1 }
  public func update(at now: Duration) { updates += 1 }
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(), in: isOpaque ? bounds : bounds.inset(by: 100))
  }
  public func nextFrame(after now: Duration) -> NextFrame { wish }
  public func handle(_ key: KeyEvent) -> Bool {
    guard keys.contains(key.key) else { return false }
    log.append("key \(key.key)")
    return true
  }
  public func goBack() { log.append("back") }
}

/// A box that can be touched and notes what it feels.
public final class TestNode: Node {
  public var log: [String] = []
  public var keys: [Key] = []
  public var wish = NextFrame.onInput

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
