import Geometry

/// The places on a screen where a toast may lie, and what it would cover there.
struct ToastPlaces {
  /// What is free of the window: an on-screen keyboard takes its part.
  var room: Rect
  /// What can be touched.
  var controls: [Rect] = []
  /// What can be read.
  var words: [Rect] = []
  private static let margin = 16.0
  private static let clearance = 8.0

  /// The first place that covers nothing, or else the one that covers least.
  ///
  /// `sizes`: the shapes the toast can take, the best one first. At the top in the middle if that is
  /// free, then at the bottom, then anywhere.
  func best(_ sizes: [Size]) -> Rect {
    var best: (frame: Rect, cost: Double)?
    for size in sizes {
      for frame in frames(size) {
        let cost = cost(frame, below: best?.cost ?? .infinity)
        if cost == 0 { return frame }
        if best.map({ cost < $0.cost }) ?? true { best = (frame, cost) }
      }
    }
    return best?.frame ?? .zero
  }

  /// Whether a toast here covers nothing.
  func isFree(_ frame: Rect) -> Bool {
    room.contains(frame) && cost(frame, below: .infinity) == 0
  }

  /// Every place for this size, those people expect first.
  private func frames(_ size: Size) -> [Rect] {
    let left = room.minX + Self.margin
    let right = max(left, room.maxX - Self.margin - size.width)
    let top = room.minY + Self.margin
    let bottom = max(top, room.maxY - Self.margin - size.height)
    let middle = max(room.minX, (room.midX - size.width / 2).rounded())
    let columns = [middle] + (0...8).map { (left + (right - left) * Double($0) / 8).rounded() }
    let rows = [top, bottom] + (1..<48).map { (top + (bottom - top) * Double($0) / 48).rounded() }
    return columns.flatMap { x in rows.map { Rect(origin: Point(x: x, y: $0), size: size) } }
  }

  /// Words weigh most: what is only touched still feels the finger through the toast.
  private func cost(_ frame: Rect, below limit: Double) -> Double {
    let box = frame.inset(by: -Self.clearance)
    var cost = 0.0
    for control in controls where control.intersects(box) {
      cost += control.intersection(box).size.area
      if cost >= limit { return cost }
    }
    for word in words where word.intersects(box) {
      cost += 12 * word.intersection(box).size.area
      if cost >= limit { return cost }
    }
    return cost
  }
}

extension Size {
  nonisolated fileprivate var area: Double { width * height }
}

extension Stage {
  /// What a toast must not cover on the top scene, once everything there is at rest.
  func toastPlaces() -> ToastPlaces {
    var room = bounds
    if let keyboard {
      room.size.height -= keyboard.size.height
      if keyboard.isTurned { room.origin.y = keyboard.frame.maxY }
    }
    var places = ToastPlaces(room: room)
    guard !scenes.isEmpty else { return places }
    gather(top.root, within: bounds, at: now + .seconds(60), into: &places)
    return places
  }

  private func gather(
    _ node: Node, within clip: Rect, at moment: Duration, into places: inout ToastPlaces
  ) {
    guard !node.isHidden, node.pose(at: moment).opacity > 0.05 else { return }
    let frame = node.windowFrame(at: moment).intersection(clip)
    if frame.width > 0, frame.height > 0 {
      if node !== top.root, takesTouches(node) {
        places.controls.append(frame)
      }
      let isReadout = node.role == .text && !node.id.isEmpty
      if isReadout || (node is Label && !node.label.isEmpty) { places.words.append(frame) }
    }
    let inner = node.clips ? frame : clip
    for child in node.children { gather(child, within: inner, at: moment, into: &places) }
  }

  /// Whether a finger on it means it: what only scrolls, or lies under everything, may be covered.
  private func takesTouches(_ node: Node) -> Bool {
    node.isEnabled && !node.isGround && !(node is Scroller) && !node.recognizers.isEmpty
  }

  /// Whether a finger here means something of the scene rather than the toast over it.
  func isTouchable(_ place: Point) -> Bool {
    top.root.path(to: place, at: now).contains { node in
      node.isEnabled && node !== top.root && !(node is Scroller) && !node.recognizers.isEmpty
    }
  }
}
