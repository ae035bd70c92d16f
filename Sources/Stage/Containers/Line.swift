public import Geometry
public import Input

/// Boxes one after the other along an axis: a `Row` or a `Column`.
public nonisolated protocol Line: Box {
  /// Along which axis.
  static var axis: Axis { get }
  /// Between two boxes.
  var gap: Double { get }
  /// Where a box lies that is not as long as the line is wide.
  var alignment: LineAlignment { get }
  /// Where the boxes lie if nothing takes what is left over.
  var packing: LineAlignment { get }
  /// In order.
  var boxes: [any Box] { get }
}

/// Where boxes lie in more room than they take.
public nonisolated enum LineAlignment: Double, Sendable {
  /// At the left or the top, in the middle, or at the right or the bottom.
  case start = 0, center = 0.5, end = 1
}

nonisolated extension Line {
  /// Those of its boxes, in order.
  public var cells: [Cell] { boxes.flatMap(\.cells) }

  /// See `Box`.
  public func contentLength(_ axis: Axis, across room: Double) -> Length {
    guard axis != Self.axis else {
      let lengths = boxes.map { $0.length(axis, across: room) }
      var whole = zip(boxes, lengths).filter { $0.0.rank == nil }.map(\.1).joined(gap: gap)
      whole.most = lengths.joined(gap: gap).most
      return whole
    }
    // Across it is as long as its longest box, at the length that box has along it.
    let lengths = boxes.map { $0.length(Self.axis, across: .infinity) }.sharing(
      room - gap * Double(max(0, boxes.count - 1)))
    return zip(boxes, lengths).map { $0.length(axis, across: $1) }.longest
  }

  /// See `Box`.
  public func frames(in room: Rect) -> [Rect?] {
    let along = Self.axis == .horizontal ? room.width : room.height
    let across = Self.axis == .horizontal ? room.height : room.width
    let all = boxes.map { $0.length(Self.axis, across: across) }
    let shown = shown(all, along)
    let lengths = shown.map { all[$0] }.sharing(along - gap * Double(max(0, shown.count - 1)))
    let whole = lengths.reduce(gap * Double(max(0, shown.count - 1)), +)
    var start = max(0, along - whole) * packing.rawValue
    var frames: [[Rect?]] = boxes.map { $0.cells.map { _ in nil } }
    for (index, length) in zip(shown, lengths) {
      // Edges are whole points, so nothing is lost between two boxes.
      let (low, high) = (start.rounded(), (start + length).rounded())
      let side = min(across, boxes[index].length(Self.axis.other, across: length).most)
      let beside = ((across - side) * alignment.rawValue).rounded()
      let frame =
        Self.axis == .horizontal
        ? Rect(x: room.minX + low, y: room.minY + beside, width: high - low, height: side)
        : Rect(x: room.minX + beside, y: room.minY + low, width: side, height: high - low)
      frames[index] = boxes[index].frames(in: frame)
      start += length + gap
    }
    return frames.flatMap { $0 }
  }

  /// The boxes that are not dropped: those of the lowest rank go first, all at once.
  private func shown(_ lengths: [Length], _ room: Double) -> [Int] {
    var shown = Array(boxes.indices)
    while shown.map({ lengths[$0] }).joined(gap: gap).ideal > room,
      let lowest = shown.compactMap({ boxes[$0].rank }).min()
    {
      shown.removeAll { boxes[$0].rank == lowest }
    }
    return shown
  }
}

nonisolated extension Axis {
  /// The axis across this one.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
