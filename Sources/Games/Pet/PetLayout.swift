import Arcade
import Drawing
import Geometry
import Stage

/// The layout of the pet's screen in a window of any shape.
///
/// Above: its needs and its supplies. In the middle: the pet. Along the lower edge: what can be
/// done, between the suitcase and the door.
struct PetLayout {
  let isTall: Bool
  private let isLow: Bool
  /// Where the pet lives; its lower edge is the edge of the path.
  let room: Rect
  /// The strip with the seals.
  let bar: Rect
  /// The side of a seal.
  let seal: Double
  /// Hunger, fun and stamina.
  let needs: [Rect]
  /// The upper left part of the room that the needs cover in a low window; in others they are above
  /// the bed.
  var corner: Size {
    isLow ? Size(width: needs[2].maxX, height: needs[2].maxY - room.minY) : .zero
  }
  /// The jars, and below them its weight and its manners.
  let shelf, care: Rect
  /// At which end of its place the weight is.
  let careSide: TextStyle.Alignment
  /// The part of the sky that nothing covers.
  let sky: Rect

  /// The room for a name below a seal.
  static let drop = 30.0
  /// Between the jars and around them, as a fraction of a jar's width.
  private static let gap = 0.16

  init(bounds: Rect) {
    isTall = bounds.height > bounds.width
    isLow = bounds.height < 560 && !isTall
    let unit = min(1.6, max(0.6, bounds.height / 800))
    let margin = bounds.height < 560 ? 8.0 : 14
    // Five seals, their gaps, and a thing of 0.85 seals on either side.
    seal = max(Theme.touch, min(isTall ? 150 : 96 * unit, bounds.width / 7.8)).rounded(.down)
    let height = seal + Self.drop + margin
    bar = Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    room = Rect(
      x: 0, y: Header.height, width: bounds.width, height: bar.minY - Header.height - 4)
    let careHeight = max(24, 32 * unit) + 14
    if isTall {
      (needs, shelf) = Self.above(bounds)
      care = Rect(x: 0, y: shelf.maxY + 12, width: bounds.width, height: careHeight)
      careSide = .center
      sky = Rect(
        x: 0, y: shelf.maxY, width: bounds.width, height: max(1, room.maxY - shelf.maxY))
    } else {
      (needs, shelf) = Self.corners(bounds, unit)
      let left = needs[0].maxX
      let free = max(1, shelf.minX - left)
      // Below the jars of a low window stands the lamp; a bubble needs room beside the weight.
      let isBeside = isLow && free > 360
      care =
        isBeside
        ? Rect(x: left + 12, y: shelf.minY, width: free - 24, height: careHeight)
        : Rect(x: shelf.minX, y: shelf.maxY + 8, width: shelf.width, height: careHeight)
      careSide = isBeside ? .leading : .trailing
      let top = isBeside ? care.maxY + 4 : Header.height
      sky = Rect(x: left, y: top, width: free, height: max(1, room.maxY - top))
    }
  }

  /// Wide windows: needs at the left, jars at the right.
  private static func corners(_ bounds: Rect, _ unit: Double) -> ([Rect], Rect) {
    let cell = max(24, 32 * unit)
    let need = PetHearts.size(cell: cell)
    let needs = (0..<3).map { row in
      Rect(
        x: 16, y: Header.height + 4 + Double(row) * (need.height + 8), width: need.width,
        height: need.height)
    }
    let shelf = PetShelf.size(jar: max(50, 72 * unit))
    return (
      needs,
      Rect(
        origin: Point(x: bounds.maxX - 16 - shelf.width, y: Header.height + 4), size: shelf)
    )
  }

  /// Tall windows: needs side by side, the jars in a row below.
  private static func above(_ bounds: Rect) -> ([Rect], Rect) {
    let third = min(420, (bounds.width - 64) / 3)
    let need = PetHearts.size(cell: (third - PetHearts.margin) / 6)
    let left = bounds.midX - 1.5 * third - 16
    let needs = (0..<3).map { column in
      Rect(
        x: left + Double(column) * (third + 16), y: Header.height + 4, width: third,
        height: need.height)
    }
    let jar = min(150, (bounds.width - 32) / 4.9, bounds.height * 0.13 / PetJar.ratio)
    let shelf = PetShelf.size(jar: jar)
    let top = needs[0].maxY + 14
    return (
      needs, Rect(origin: Point(x: bounds.midX - shelf.width / 2, y: top), size: shelf)
    )
  }

  /// The side of the pet's picture in a room of this size.
  static func petSide(in room: Size, density: Double) -> Double {
    PixelNode.fitting(min(room.height * 0.67, room.width * 0.43, 640), density: density)
  }
}
