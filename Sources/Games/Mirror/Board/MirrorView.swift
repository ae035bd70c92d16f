import Geometry

/// What is seen of a puzzle that can be zoomed: how large, and where.
struct MirrorView: Hashable {
  /// How much larger than the whole brocade.
  var scale = 1.0
  /// The point in the middle, from the upper left corner of the whole, in parts of its size.
  var center = Point(x: 0.5, y: 0.5)

  /// The whole brocade.
  static let whole = MirrorView()

  /// The view on the way to another.
  func on(wayTo other: MirrorView, _ part: Double) -> MirrorView {
    MirrorView(
      scale: scale + (other.scale - scale) * part,
      center: center + (other.center - center) * part)
  }
}

extension MirrorLayout {
  /// The short side of a cell that is zoomed in as far as possible, and of one that is large
  /// enough to work with.
  private static let largest = 120.0
  private static let workable = 72.0

  /// Whether the whole can be zoomed.
  var canZoom: Bool { zoomBar != .zero && cell.shortSide >= 1 }

  /// The largest scale.
  var most: Double { canZoom ? max(1, Self.largest / cell.shortSide) : 1 }
  /// The scale at which cells are large enough to work with.
  var working: Double { canZoom ? min(most, max(1.5, Self.workable / cell.shortSide)) : 1 }

  /// The layout of a view; of one that rests, cells are a whole number of points large.
  func zoomed(_ view: MirrorView, isResting: Bool) -> MirrorLayout {
    guard view.scale > 1, canZoom else { return self }
    var place = self
    place.cell = cell * view.scale
    if isResting {
      place.cell = Size(
        width: place.cell.width.rounded(), height: place.cell.height.rounded())
    }
    let size = Size(
      width: place.cell.width * Double(2 * columns),
      height: place.cell.height * Double(rows * panels))
    place.whole = Rect(
      x: Self.start(size.width, view.center.x, whole.minX, whole.maxX, room.minX, room.maxX),
      y: Self.start(size.height, view.center.y, whole.minY, whole.maxY, room.minY, room.maxY),
      width: size.width, height: size.height)
    if isResting {
      place.whole.origin = Point(
        x: place.whole.minX.rounded(), y: place.whole.minY.rounded())
    }
    place.window = place.whole.intersection(room)
    return place
  }

  /// Where something of this length begins: within the room, or over all of it.
  ///
  /// `low`, `high`: where it is when it is not zoomed.
  private static func start(
    _ length: Double, _ center: Double, _ low: Double, _ high: Double, _ least: Double,
    _ most: Double
  ) -> Double {
    if length <= most - least {
      return min(max((low + high - length) / 2, least), most - length)
    }
    return min(max((least + most) / 2 - center * length, most - length), least)
  }

  /// The view of this size that shows the point which `shown` has at `from` at `to` instead, as
  /// far as the whole reaches.
  func view(_ scale: Double, moving from: Point, to: Point, in shown: MirrorLayout) -> MirrorView {
    let scale = min(max(scale, 1), most)
    let part = Point(
      x: (from.x - shown.whole.minX) / max(1, shown.whole.width),
      y: (from.y - shown.whole.minY) / max(1, shown.whole.height))
    let size = whole.size * scale
    let center = Point(
      x: (room.midX - to.x + part.x * size.width) / max(1, size.width),
      y: (room.midY - to.y + part.y * size.height) / max(1, size.height))
    return clamped(MirrorView(scale: scale, center: center))
  }

  /// The same view, not beyond the edges.
  func clamped(_ view: MirrorView) -> MirrorView {
    let scale = min(max(view.scale, 1), most)
    func limit(_ center: Double, _ length: Double, _ room: Double) -> Double {
      let half = min(0.5, room / 2 / max(1, length * scale))
      return min(max(center, half), 1 - half)
    }
    return MirrorView(
      scale: scale,
      center: Point(
        x: limit(view.center.x, whole.width, room.width),
        y: limit(view.center.y, whole.height, room.height)))
  }
}
