public import Drawing
public import Geometry
public import Input

/// What a node is to somebody who cannot see it, and to the trace.
public nonisolated enum Role: String, Hashable, Sendable {
  case group, text, image, button, toggle, slider, tile, dialog, field
  case choice, option, carousel, list, row, progress, badge
}

/// One thing on a screen: drawing, hit test, focus and the trace all walk the tree of these.
open class Node {
  /// Unique within its scene and stable, since tests and the trace name it.
  ///
  /// Empty for mere decoration.
  public internal(set) var id: String
  /// What it is to the trace and to a screen reader.
  public var role: Role
  /// What it says or shows, in the person's language.
  public var label: String
  /// In the parent's points.
  public var frame: Rect = .zero {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  /// Whether it reacts to touch and focus; children have their own.
  public var isEnabled = true
  /// Leaves out the node and all its children: from drawing, hit test, focus and trace.
  public var isHidden = false
  /// Whether children are cut off at the frame.
  public var clips = false
  /// Whether Tab and arrows stop here.
  public var isFocusable = false
  /// Whether this is what objects lie on: a finger that comes down on it beside a held object joins
  /// that one rather than touching the ground.
  public var isGround = false
  /// How far beyond its edge it is felt, in points: for narrow things that two fingers surround.
  public var touchMargin = 0.0
  /// Front first among this node's own.
  public var recognizers: [any GestureRecognizer] = []
  /// Pointers that hold it now, for the trace.
  public var holders: [PointerID] = []
  /// Back to front.
  public private(set) var children: [Node] = []
  /// The node it was added to, or nil for a root.
  public private(set) weak var parent: Node?
  /// Where it goes once its motion is over.
  public private(set) var restingPose = Pose.rest
  private var motion: Motion?
  weak var stageOfRoot: Stage?
  /// A root's: where the focus was when its scene was covered.
  weak var rememberedFocus: Node?

  /// A node without a frame; `id` may be empty for decoration.
  public init(_ id: String, role: Role = .group, label: String = "") {
    self.id = id
    self.role = role
    self.label = label
  }

  /// Brings children and state to a moment, before each frame in which it is seen: all that drawing
  /// depends on.
  open func prepare(at now: Duration) {}
  /// Draws this node alone, in its own points: its frame's corner is the origin.
  ///
  /// Drawing changes nothing that can be seen or asked for; a node may keep what it computed from its
  /// state, such as text that was laid out or a sprite, until that state changes.
  open func draw(into list: inout DrawList, at now: Duration) {}
  /// Draws over the children; like `draw` it changes nothing.
  open func drawOver(into list: inout DrawList, at now: Duration) {}
  /// The frame has another size: place the children, measure the text.
  open func sizeDidChange() {}
  /// When this node alone needs a frame, its pose aside.
  open func nextFrame(after now: Duration) -> NextFrame { .onInput }
  /// Enter, Space or a controller's button; says whether it was of use.
  @discardableResult open func activate() -> Bool { false }
  /// A key while it has the focus; says whether it was of use.
  open func handle(_ key: KeyEvent) -> Bool { false }
  /// The wheel turned over it; says whether it was of use, or else what lies around it is asked.
  open func handle(_ wheel: WheelEvent) -> Bool { false }
  /// The pose at a moment.
  open func pose(at now: Duration) -> Pose { motion?.pose(at: now) ?? restingPose }
  /// Whether the pose changes by itself.
  open func isMoving(at now: Duration) -> Bool { motion?.isRunning(at: now) ?? false }
  /// Where the ring goes while it has the focus, in its own points.
  open func focusFrame(at now: Duration) -> Rect { bounds }
  /// What a slider or a switch stands at, for the trace.
  open var traceValue: Double? { nil }
  /// What is written in a field, for the trace.
  open var traceText: String? { nil }
  /// How much it is grown, where the pose does not tell, for the trace.
  open var traceScale: Double? { nil }
  /// Fonts or pictures are new (another density, another language): measure again.
  open func resourcesDidChange() { for child in children { child.resourcesDidChange() } }

  /// The stage this node is shown on, or nil.
  public var stage: Stage? {
    var node = self
    while let parent = node.parent { node = parent }
    return node.stageOfRoot
  }
  /// The stage clock, or zero while it is on no stage.
  public var now: Duration { stage?.now ?? .zero }
  /// Asks the stage for a frame; does nothing while it is on no stage.
  public func setNeedsDisplay() { stage?.setNeedsDisplay() }
  /// In points; the same for the parent and for itself.
  public var size: Size { frame.size }
  /// Its own box in its own points.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
}

extension Node {
  /// Puts `child` in front of the others.
  public func add(_ child: Node) {
    child.parent?.remove(child)
    children.append(child)
    child.parent = self
    setNeedsDisplay()
  }
  /// Adds the nodes in order, the last one at the front.
  public func add(_ nodes: [Node]) { for node in nodes { add(node) } }
  /// Takes out a child and ends what its fingers and the focus did in it; other nodes are ignored.
  public func remove(_ child: Node) {
    guard child.parent === self else { return }
    stage?.forget(child)
    children.removeAll { $0 === child }
    child.parent = nil
    setNeedsDisplay()
  }
  /// Takes out all children; see `remove`.
  public func removeAllChildren() { for child in children { remove(child) } }
  /// Makes the child the last one drawn and the first one hit.
  public func bringToFront(_ child: Node) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.append(children.remove(at: index))
  }
}

extension Node {
  /// Takes a pose at once.
  public func setPose(_ pose: Pose) {
    motion = nil
    restingPose = pose
    setNeedsDisplay()
  }

  /// Goes to a pose from wherever it is now, so a running motion is interrupted smoothly.
  ///
  /// With reduced motion it is there at once, and only fades.
  public func animate(
    to pose: Pose, length: Duration, easing: Easing = .out, delay: Duration = .zero
  ) {
    var from = self.pose(at: now)
    if stage?.reducesMotion ?? false { from = Pose(pose, opacity: from.opacity) }
    restingPose = pose
    motion = Motion(from: from, to: pose, start: now + delay, length: length, easing: easing)
    setNeedsDisplay()
  }

  /// From a given pose to rest: for what arrives.
  public func animate(
    from pose: Pose, length: Duration, easing: Easing = .out, delay: Duration = .zero
  ) {
    setPose(pose)
    animate(to: .rest, length: length, easing: easing, delay: delay)
  }
}

extension Pose {
  nonisolated fileprivate init(_ other: Pose, opacity: Double) {
    self = other
    self.opacity = opacity
  }
}
