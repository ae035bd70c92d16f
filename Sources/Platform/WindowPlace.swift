import Geometry

/// A monitor that is on, in the coordinates of the X screen.
nonisolated struct Monitor: Hashable, Sendable {
  /// The number of its name, which it keeps when it is off for a while.
  var name: UInt
  var frame: Rect
}

/// Where a window belongs while monitors come, go and change.
///
/// What a monitor forces on it for a while is undone when the monitor is back.
nonisolated struct WindowPlace {
  /// The monitors that were on last, the primary one first.
  var monitors: [Monitor]
  /// The monitor that the window fills, also while it is off.
  private var home: UInt?
  /// Where the window was before it had to make room, and the size that it got.
  private var former: (frame: Rect, given: Size)?

  init(monitors: [Monitor] = []) { self.monitors = monitors }

  /// From now on the window fills the monitor that most of it is on, or another while that is off.
  mutating func fill(from frame: Rect) { home = host(of: frame)?.name }

  /// What a window that fills its monitor fills; nil if none is on.
  var filled: Rect? { (monitors.first { $0.name == home } ?? monitors.first)?.frame }

  /// The monitors have changed: where the window goes now, or nil if none is on.
  mutating func follow(_ new: [Monitor], from frame: Rect, fills: Bool) -> Rect? {
    guard !new.isEmpty else { return nil }
    if fills, home == nil { fill(from: frame) }
    monitors = new
    guard !fills else {
      if home == nil { home = new[0].name }
      return filled
    }
    home = nil
    let wished = former.flatMap { $0.given == frame.size ? $0.frame : nil } ?? frame
    let room = host(of: wished)?.frame ?? new[0].frame
    let size = Size(
      width: min(wished.width, room.width), height: min(wished.height, room.height))
    let target = Rect(
      x: min(max(wished.minX, room.minX), room.maxX - size.width),
      y: min(max(wished.minY, room.minY), room.maxY - size.height), width: size.width,
      height: size.height)
    former = target == wished ? nil : (wished, size)
    return target
  }

  /// The monitor that most of a frame is on; the first if it is on none.
  private func host(of frame: Rect) -> Monitor? {
    func shared(_ monitor: Monitor) -> Double {
      let both = monitor.frame.intersection(frame)
      return both.width * both.height
    }
    return monitors.max { shared($0) < shared($1) }
      .flatMap { shared($0) > 0 ? $0 : monitors.first }
  }
}
