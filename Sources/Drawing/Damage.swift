/// Where two frames differ: a few boxes of pixels outside which they are the same.
///
/// If both frames draw a quad in the same order with the same corners, picture and clip, it
/// changes nothing except where it meets a quad that differs. So the boxes cover all quads that
/// differ. Nothing is allocated once the list of boxes has grown.
public struct Damage: Sendable {
  /// With more boxes, the extra draw calls would cost too much.
  static let boxLimit = 8
  /// How many quads ahead to look for the next one that both frames share.
  private static let reach = 48
  /// Searching longer than this costs more than it saves.
  private static let changeLimit = 1000
  /// How many unchanged pixels joining two boxes may add; about the cost of one box's draw calls.
  private static let slack = 4096

  /// The areas to redraw.
  ///
  /// None contains another, but they may overlap.
  public private(set) var boxes: [PixelBox] = []
  private var limit = 0
  private var changes = 0

  /// No difference yet; `compare` fills `boxes`.
  public init() { boxes.reserveCapacity(Self.boxLimit + 1) }

  /// Compares two frames from the given quads on; false if it is cheaper to draw everything.
  public mutating func compare(_ old: QuadCursor, _ new: QuadCursor, on grid: PixelGrid) -> Bool {
    boxes.removeAll(keepingCapacity: true)
    (limit, changes) = (grid.box.area / 4 * 3, 0)
    guard old.sharesSprites(with: new) else { return false }
    var (old, new) = (old, new)
    while !old.isAtEnd || !new.isAtEnd {
      if old.matches(new) {
        old.advance()
        new.advance()
      } else {
        guard meet(&old, &new) else { return false }
      }
    }
    return true
  }

  /// Skips a difference: advances to a quad that the other frame draws a little later, or past
  /// one quad of each.
  private mutating func meet(_ old: inout QuadCursor, _ new: inout QuadCursor) -> Bool {
    let (gone, come) = (Self.steps(from: old, to: new), Self.steps(from: new, to: old))
    switch (gone, come) {
    case (let gone?, let come) where come.map({ gone <= $0 }) ?? true:
      return skip(&old, gone)
    case (_, let come?): return skip(&new, come)
    default: return skip(&old, 1) && skip(&new, 1)
    }
  }

  /// The number of quads that `cursor` must skip to match `other`, or nil if that is too many.
  private static func steps(from cursor: QuadCursor, to other: QuadCursor) -> Int? {
    guard !other.isAtEnd else { return nil }
    var cursor = cursor
    for step in 1...reach {
      cursor.advance()
      if cursor.isAtEnd { return nil }
      if cursor.matches(other) { return step }
    }
    return nil
  }

  private mutating func skip(_ cursor: inout QuadCursor, _ steps: Int) -> Bool {
    for _ in 0..<steps where !cursor.isAtEnd {
      guard add(cursor.box) else { return false }
      cursor.advance()
    }
    return true
  }
}

extension Damage {
  /// Adds a box, merged with others if that is cheaper; false when there is too much to redraw.
  mutating func add(_ box: PixelBox) -> Bool {
    changes += 1
    guard changes <= Self.changeLimit else { return false }
    guard !box.isEmpty else { return true }
    var box = box
    while let other = partner(of: box) { box = box.union(boxes.remove(at: other)) }
    boxes.append(box)
    if boxes.count > Self.boxLimit { joinCheapest() }
    return boxes.reduce(0) { $0 + $1.area } <= limit
  }

  private static func cost(_ one: PixelBox, _ other: PixelBox) -> Int {
    one.union(other).area - one.area - other.area
  }

  /// A box that is cheaper to draw together with this one.
  private func partner(of box: PixelBox) -> Int? {
    boxes.firstIndex { Self.cost($0, box) <= Self.slack }
  }

  private mutating func joinCheapest() {
    var best = (cost: Int.max, one: 0, other: 1)
    for one in boxes.indices {
      for other in boxes.indices where other > one {
        let cost = Self.cost(boxes[one], boxes[other])
        if cost < best.cost { best = (cost, one, other) }
      }
    }
    let joined = boxes[best.one].union(boxes.remove(at: best.other))
    boxes.remove(at: best.one)
    boxes.append(joined)
  }
}
