public import Drawing
public import Geometry
public import Input

/// The kind of a node, for screen readers and the trace.
public nonisolated enum Role: String, Hashable, Sendable {
  case group, text, image, button, toggle, slider, tile, dialog, field
  case choice, option, carousel, list, row, progress, badge, heading
}

/// An element of a screen: drawing, hit testing, focus and the trace all walk the tree of nodes.
@MainActor open class Node {
  /// Unique within its scene and stable, since tests and the trace use it.
  ///
  /// Empty for decoration.
  public internal(set) var id: String
  /// The node's kind, for the trace and screen readers.
  public var role: Role
  /// What it says or shows, in the player's language.
  public var label: String
  /// Its place, in the parent's points.
  public var frame: Rect = .zero {
    didSet { if frame.size != oldValue.size { sizeDidChange() } }
  }
  /// Whether it reacts to touch and can have the focus; doesn't apply to its children.
  public var isEnabled = true
  /// Hides the node and all its descendants from drawing, hit testing, focus and the trace.
  public var isHidden = false
  /// Whether children are cut off at the frame.
  public var clips = false
  /// Whether Tab and the arrow keys can move the focus here.
  public var isFocusable = false
  /// Whether somebody with a switch finds it, with its actions, though keys can't focus it.
  public var isScanned = false
  /// Whether objects lie on this node: a finger that lands on it beside a held object joins that
  /// object instead of touching this node.
  public var isGround = false
  /// Whether a toast must not lie between its children either, as in the gap of a board.
  public var keepsToastsOff = false
  /// Exchanges left and right of its inside, for a language that is written from right to left; texts and
  /// pictures stay as they are.
  public var isMirrored = false
  /// Whether its inside is never mirrored: a board, a keyboard, a picture made of parts.
  public var keepsSides = false
  /// Whether a tap picks it up where dragging is replaced by taps.
  public var isCarriedByTap = false
  /// How far beyond its edge it reacts to touch, in points; for narrow objects held with two
  /// fingers.
  public var touchMargin = 0.0
  /// In order of priority among this node's own.
  public var recognizers: [any GestureRecognizer] = []
  /// Pointers that hold it now, for the trace and for what is carried by taps.
  public var holders: [PointerID] = []
  /// Back to front.
  public private(set) var children: [Node] = []
  // Not weak: whatever has a weak reference is retained and released the slow way.
  /// The node it was added to, or nil for a root.
  public private(set) unowned var parent: Node?
  /// The pose at the end of its motion.
  public private(set) var restingPose = Pose.rest
  private var motion: Motion?
  weak var stageOfRoot: Stage?
  /// Of a root: whether its scene was on top before.
  var hasAppeared = false
  /// Of a root: the node that had the focus when its scene was covered.
  weak var rememberedFocus: Node?

  /// A node without a frame; `id` may be empty for decoration.
  public init(_ id: String, role: Role = .group, label: String = "") {
    self.id = id
    self.role = role
    self.label = label
  }

  isolated deinit { for child in children { child.parent = nil } }

  /// Brings children and state to a moment, before each frame in which it is seen: all that drawing
  /// depends on.
  open func prepare(at now: Duration) {}
  /// Draws this node alone, in its own points: its frame's corner is the origin.
  ///
  /// Drawing changes no state that can be observed; a node may cache what it computed from its state,
  /// such as text that was laid out or a sprite, until that state changes.
  open func draw(into list: inout DrawList, at now: Duration) {}
  /// Draws over the children; like `draw` it changes nothing.
  open func drawOver(into list: inout DrawList, at now: Duration) {}
  /// The size changed: place the children, measure the text.
  open func sizeDidChange() {}
  /// When this node alone needs a frame, apart from its pose.
  open func nextFrame(after now: Duration) -> NextFrame { .onInput }
  /// Enter, Space or a controller's button; returns whether it was used.
  @discardableResult open func activate() -> Bool { false }
  /// A key while it has the focus; returns whether it was used.
  open func handle(_ key: KeyEvent) -> Bool { false }
  /// What keys do with it, as buttons for people who can't use keys or several fingers.
  open var actions: [NodeAction] { [] }
  /// The wheel was turned over it; returns whether it was used.
  ///
  /// If not, its ancestors get the event.
  open func handle(_ wheel: WheelEvent) -> Bool { false }
  /// The pose at a moment.
  open func pose(at now: Duration) -> Pose { motion?.pose(at: now) ?? restingPose }
  /// Whether the pose is changing.
  open func isMoving(at now: Duration) -> Bool { motion?.isRunning(at: now) ?? false }
  /// The part of the parent in which it is seen and touched, in the parent's points; nil if that
  /// is all of it.
  open func window(at now: Duration) -> Rect? { nil }
  /// The frame of the focus ring, in its own points.
  open func focusFrame(at now: Duration) -> Rect { bounds }
  /// The value of a slider or a switch, for the trace.
  open var traceValue: Double? { nil }
  /// The text of a field, for the trace.
  open var traceText: String? { nil }
  /// What is spoken after its name: whether it is on, its value, what is chosen.
  open var spokenState: String? { usualState }
  /// Its scale if the pose doesn't include it, for the trace.
  open var traceScale: Double? { nil }
  /// Fonts or pictures changed (another density, another language): by default children and this
  /// node are measured again, as after a change of size.
  open func resourcesDidChange() {
    for child in children { child.resourcesDidChange() }
    if size != .zero { sizeDidChange() }
  }

  /// The stage that shows this node, or nil.
  public var stage: Stage? {
    var node = self
    while let parent = node.parent { node = parent }
    return node.stageOfRoot
  }
  /// The stage clock, or zero without a stage.
  public var now: Duration { stage?.now ?? .zero }
  /// Requests a frame; does nothing without a stage.
  public func setNeedsDisplay() { stage?.setNeedsDisplay() }
  /// The size in points.
  public var size: Size { frame.size }
  /// Its own box in its own points.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
}

extension Node {
  /// Adds `child` in front of the others.
  public func add(_ child: Node) {
    child.parent?.remove(child)
    children.append(child)
    child.parent = self
    setNeedsDisplay()
  }
  /// Adds the nodes in order, the last one at the front.
  public func add(_ nodes: [Node]) { for node in nodes { add(node) } }
  /// Removes a child and ends its gestures and focus; ignores nodes that are no children.
  public func remove(_ child: Node) {
    guard child.parent === self else { return }
    stage?.removeRecognizers(of: child)
    children.removeAll { $0 === child }
    child.parent = nil
    setNeedsDisplay()
  }
  /// Makes this node and everything in it a mere picture: without ids, and not to be touched or
  /// focused.
  public func becomeDecoration() {
    (id, role) = ("", .image)
    recognizers = []
    (isFocusable, isScanned) = (false, false)
    for child in children { child.becomeDecoration() }
  }
  /// Removes all children; see `remove`.
  public func removeAllChildren() { for child in children { remove(child) } }
  /// Moves the child to the front: it is drawn last and hit first.
  public func bringToFront(_ child: Node) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.append(children.remove(at: index))
  }
}

extension Node {
  /// Sets a pose at once.
  public func setPose(_ pose: Pose) {
    motion = nil
    restingPose = pose
    setNeedsDisplay()
  }

  /// Animates from the current pose to another, so a running motion is interrupted smoothly.
  ///
  /// With reduced motion the node moves at once, and only fades.
  public func animate(
    to pose: Pose, length: Duration, easing: Easing = .out, delay: Duration = .zero
  ) {
    var from = self.pose(at: now)
    if stage?.reducesMotion ?? false { from = Pose(pose, opacity: from.opacity) }
    restingPose = pose
    motion = Motion(from: from, to: pose, start: now + delay, length: length, easing: easing)
    setNeedsDisplay()
  }

  /// Animates from a given pose to rest, for nodes that appear.
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
