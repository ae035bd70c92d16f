public import Drawing
public import Geometry
import Input

extension Node {
  /// The transform from this node's points to its parent's.
  func transform(at now: Duration) -> Transform {
    let placed = placement(at: now)
    return exchangesSides ? placed * Transform(mirroring: bounds) : placed
  }

  private var exchangesSides: Bool {
    keepsSides ? parent?.isSeenMirrored ?? false : isMirrored
  }

  /// Whether left and right of its inside are exchanged in the window.
  public var isSeenMirrored: Bool {
    !keepsSides && isMirrored != (parent?.isSeenMirrored ?? false)
  }

  private func placement(at now: Duration) -> Transform {
    let pose = pose(at: now)
    if pose.scale == 1, pose.rotation == 0 {
      return Transform(translation: frame.origin + pose.offset)
    }
    return Transform(
      scale: pose.scale, rotation: pose.rotation, about: bounds.center,
      offset: frame.origin + pose.offset)
  }

  /// The transform from this node's points to the window's.
  public func windowTransform(at now: Duration) -> Transform {
    guard let parent else { return transform(at: now) }
    return parent.windowTransform(at: now) * transform(at: now)
  }

  /// A point of the window in this node's points.
  public func own(_ point: Point) -> Point { windowTransform(at: now).inverse?(point) ?? point }

  /// The node's frame in the window.
  public func windowFrame(at now: Duration) -> Rect {
    windowTransform(at: now).bounds(of: bounds)
  }

  /// The node's frame in the points of an ancestor, or nil if that isn't one.
  func frame(in ancestor: Node, at now: Duration) -> Rect? {
    var box = bounds
    var node = self
    while node !== ancestor {
      box = node.transform(at: now).bounds(of: box)
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return box
  }

  /// Prepares this node, and then everything in it, for a frame.
  func prepareTree(at now: Duration) {
    guard !isHidden, pose(at: now).opacity > 0 else { return }
    prepare(at: now)
    for child in children { child.prepareTree(at: now) }
  }

  /// Draws this node and everything in it, as it was prepared.
  public func drawTree(into list: inout DrawList, at now: Duration) {
    guard !isHidden else { return }
    let opacity = pose(at: now).opacity
    guard opacity > 0 else { return }
    let window = window(at: now)
    let box = window.map { _ in transform(at: now).bounds(of: bounds) } ?? frame
    if let window, !window.intersects(box) { return }
    let isCut = window.map { !$0.contains(box) } ?? false
    if isCut, let window { list.pushClip(window) }
    defer { if isCut { list.popClip() } }
    let outer = list.context
    list.context = outer.transformed(
      by: transform(at: now), opacity: opacity, mirrors: exchangesSides)
    draw(into: &list, at: now)
    if clips { list.pushClip(bounds) }
    for child in children { child.drawTree(into: &list, at: now) }
    if clips { list.popClip() }
    drawOver(into: &list, at: now)
    list.context = outer
  }

  /// When this subtree next needs a frame.
  func treeNextFrame(after now: Duration) -> NextFrame {
    guard !isHidden else { return .onInput }
    var next = isMoving(at: now) ? NextFrame.immediately : nextFrame(after: now)
    for child in children where next != .immediately {
      next = next.sooner(child.treeNextFrame(after: now))
    }
    return next
  }

  /// The nodes under `point` (in the parent's points), front-most first, from the deepest up to
  /// this one.
  ///
  /// A node smaller than a fingertip also reacts a little beyond its edge, up to 48 points
  /// across.
  func path(to point: Point, at now: Duration) -> [Node] {
    guard !isHidden, pose(at: now).opacity > 0.05, let back = transform(at: now).inverse,
      window(at: now)?.contains(point) ?? true
    else { return [] }
    let own = back(point)
    if clips, !bounds.contains(own) { return [] }
    for child in children.reversed() {
      let path = child.path(to: own, at: now)
      if !path.isEmpty { return path + [self] }
    }
    guard isEnabled, !recognizers.isEmpty else { return [] }
    let reach = bounds.inset(
      by: min(-touchMargin, (size.width - 48) / 2), min(-touchMargin, (size.height - 48) / 2))
    return reach.contains(own) ? [self] : []
  }

  /// All nodes of the subtree that can have the focus, in the order of Tab.
  func focusable() -> [Node] {
    guard !isHidden else { return [] }
    return (isFocusable && isEnabled ? [self] : []) + children.flatMap { $0.focusable() }
  }

  /// All nodes of the subtree at which switches stop.
  func scannable() -> [Node] {
    guard !isHidden else { return [] }
    return (isEnabled && (isFocusable || isScanned) ? [self] : [])
      + children.flatMap { $0.scannable() }
  }

  /// Calls `body` with every node of the subtree that is visible and enabled.
  func visit(_ body: (Node) -> Void) {
    guard !isHidden else { return }
    if isEnabled { body(self) }
    for child in children { child.visit(body) }
  }

  /// The node with this id in the subtree.
  public func node(_ id: String) -> Node? {
    if self.id == id { return self }
    for child in children {
      if let found = child.node(id) { return found }
    }
    return nil
  }

  /// All visible nodes that have an id, for the trace, back to front.
  ///
  /// `window`: the visible part of the window after clipping; of a node that is partly clipped,
  /// only that part is reported.
  func traced(
    at now: Duration, within window: Rect? = nil, into nodes: inout [TraceFields.Node]
  ) {
    guard !isHidden, pose(at: now).opacity > 0.05,
      self.window(at: now)?.intersects(frame) ?? true
    else { return }
    var window = window
    if !id.isEmpty || clips {
      let box = windowFrame(at: now)
      if let clip = window, !clip.intersects(box) { return }
      let seen = window?.intersection(box) ?? box
      if !id.isEmpty { nodes.append(traceNode(seen, at: now)) }
      if clips { window = seen }
    }
    for child in children { child.traced(at: now, within: window, into: &nodes) }
  }

  private func traceNode(_ box: Rect, at now: Duration) -> TraceFields.Node {
    let pose = pose(at: now)
    let isHeld = !holders.isEmpty
    return TraceFields.Node(
      id: id, role: role.rawValue, label: label,
      frame: [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 },
      enabled: isEnabled, value: traceValue, text: traceText,
      composed: (self as? TextField)?.traceComposed,
      angle: isHeld ? pose.rotation * 180 / .pi : nil,
      scale: isHeld ? traceScale ?? pose.scale : nil,
      heldBy: isHeld ? holders.map(\.rawValue) : nil)
  }
}
