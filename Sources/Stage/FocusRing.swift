import Drawing
import Geometry
import Input

/// Which node has the focus, whether the ring around it is shown, and where keys bring it.
struct FocusRing {
  /// The node with the focus; it may have left its scene since.
  weak var node: Node?
  /// The row around which it lies instead, while rows are scanned.
  var group: [Stage.Weak] = []
  /// Shown once keys are used, until a finger comes.
  var isShown = false

  /// The node with the focus, while it is under `root`, seen and enabled.
  func acting(under root: Node) -> Node? {
    seen(under: root).flatMap { $0.isEnabled ? $0 : nil }
  }

  /// The node with the focus, while it is under `root` and seen.
  func seen(under root: Node) -> Node? {
    node.flatMap { Self.isSeen($0, under: root) ? $0 : nil }
  }

  /// Whether a node is under `root` and seen.
  static func isSeen(_ node: Node, under root: Node) -> Bool {
    var node = node
    while !node.isHidden, let parent = node.parent { node = parent }
    return node === root && !node.isHidden
  }

  /// The node so many steps on in the order of Tab.
  ///
  /// `isStart`: the ring is on its way already; the first key only shows it otherwise.
  func node(by step: Int, in order: [Node], isStart: Bool) -> Node? {
    guard !order.isEmpty else { return nil }
    guard let place = order.firstIndex(where: { $0 === node }) else {
      return step > 0 ? order.first : order.last
    }
    return isStart ? order[(place + step + order.count) % order.count] : order[place]
  }

  /// The nearest node that way: what lies beside counts half as far as what lies ahead.
  func node(toward key: Key, in order: [Node], isStart: Bool, at now: Duration) -> Node? {
    guard let focus = node, isStart, order.contains(where: { $0 === focus }) else {
      return node(by: 1, in: order, isStart: isStart)
    }
    let here = focus.windowTransform(at: now)(focus.focusFrame(at: now).center)
    func cost(_ node: Node) -> Double? {
      let center = node.windowTransform(at: now)(node.focusFrame(at: now).center)
      let seen = place(center, of: node, seenFrom: focus, at: now)
      let offset = seen - place(here, of: focus, seenFrom: node, at: now)
      let (ahead, aside) =
        switch key {
        case .up: (-offset.y, offset.x)
        case .down: (offset.y, offset.x)
        case .left: (-offset.x, offset.y)
        default: (offset.x, offset.y)
        }
      return ahead > 1 ? ahead + 2 * abs(aside) + center.distance(to: seen) : nil
    }
    return order.compactMap { node in cost(node).map { (node, $0) } }.min { $0.1 < $1.1 }?.0
  }

  /// The place of a node for the focus: seen from outside a clip, a hidden node is at its edge.
  private func place(
    _ center: Point, of node: Node, seenFrom focus: Node, at now: Duration
  ) -> Point {
    var place = center
    var around = node.parent
    while let here = around {
      if here.clips, focus.frame(in: here, at: now) == nil {
        let box = here.windowFrame(at: now)
        place = Point(
          x: min(max(place.x, box.minX), box.maxX), y: min(max(place.y, box.minY), box.maxY))
      }
      around = here.parent
    }
    return place
  }

  /// The ring, while it is shown.
  func draw(into list: inout DrawList, at now: Duration) {
    guard isShown, let node, !node.isHidden else { return }
    let row = group.compactMap(\.node)
    let boxes = (row.isEmpty ? [node] : row).map {
      $0.windowTransform(at: now).bounds(of: $0.focusFrame(at: now))
    }
    let box = boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }.inset(by: -5)
    list.shape(
      Shape(radius: 13, fill: .clear, border: 5, borderColor: Theme.paper.faded(0.9)),
      in: box.inset(by: -1))
    list.shape(
      Shape(radius: 12, fill: .clear, border: 3, borderColor: Theme.focus), in: box)
  }
}
