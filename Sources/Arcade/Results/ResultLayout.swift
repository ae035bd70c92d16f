import Geometry

/// Where the photo and the sheet go at the end of a game, in a window of any shape.
///
/// A wide window has the photo at the left of the sheet; a tall one has it above the sheet. The sheet
/// never covers any of it. Where there is no room for both there is no photo.
struct ResultLayout {
  /// Between the photo and the sheet.
  private static let gap = 8.0
  /// How far a corner of the photo sticks out, as it lies askew, in parts of its side.
  private static let lean = ResultPhoto.tilt / 2
  private let bounds: Rect
  private let photo: Size?
  private let isTall: Bool
  /// The width of the sheet.
  let width: Double
  /// The most that the sheet may be high, with what stands out above it.
  let heightLimit: Double

  /// `aspect`: the photo's width by its height, nil without one; `wanted`: the sheet's width where
  /// there is room.
  init(in bounds: Rect, photo aspect: Double?, wanted: Double) {
    self.bounds = bounds
    let whole = min(wanted, bounds.width - 32)
    let isTall = bounds.height >= bounds.width * 1.2
    self.isTall = isTall
    let margin = bounds.size.shortSide >= 600 ? 40.0 : 20
    if let aspect, isTall {
      let room = Size(
        width: bounds.width - 2 * margin - 24, height: bounds.height * (0.46 - 0.00004 * whole))
      let size = Self.fit(aspect, in: room)
      if bounds.height >= 760, size.shortSide >= 180 {
        photo = size
        width = whole
        heightLimit =
          bounds.height - size.height - size.width * Self.lean - Self.gap - 2 * margin
        return
      }
    } else if let aspect {
      let beside = min(whole, bounds.width * 0.53)
      let room = bounds.width - 2 * margin - beside - Self.gap
      let size = Self.fit(
        aspect,
        in: Size(width: room * aspect / (aspect + Self.lean), height: bounds.height * 0.74))
      if beside >= 400, size.shortSide >= 150 {
        photo = size
        width = beside
        heightLimit = bounds.height - 16
        return
      }
    }
    photo = nil
    width = whole
    heightLimit = bounds.height - 16
  }

  private static func fit(_ aspect: Double, in room: Size) -> Size {
    let width = min(room.width, room.height * aspect)
    return Size(width: width, height: width / aspect)
  }

  /// From where the sheet slides out beneath the photo.
  var slide: Point { isTall ? Point(x: 0, y: -120) : Point(x: -120, y: 0) }

  /// Whether there is a photo.
  var hasPhoto: Bool { photo != nil }

  /// The frames for a sheet so high, with something that stands `above` its upper edge.
  func frames(height: Double, above: Double) -> (photo: Rect?, sheet: Rect) {
    let middle = bounds.midY + above / 2
    let size = Size(width: width, height: height)
    guard let photo else {
      return (nil, Rect(center: Point(x: bounds.midX, y: middle), size: size))
    }
    if isTall {
      let gap = photo.width * Self.lean + Self.gap
      let whole = photo.height + gap + above + height
      let top = max(16, bounds.minY + (bounds.height - whole) / 2)
      let frame = Rect(
        x: bounds.midX - photo.width / 2, y: top, width: photo.width, height: photo.height)
      let y = frame.maxY + gap + above
      return (frame, Rect(origin: Point(x: bounds.midX - width / 2, y: y), size: size))
    }
    let gap = photo.height * Self.lean + Self.gap
    let left = bounds.midX - (photo.width + width + gap) / 2
    let frame = Rect(
      center: Point(x: left + photo.width / 2, y: bounds.midY), size: photo)
    let corner = Point(x: frame.maxX + gap, y: middle - height / 2)
    return (frame, Rect(origin: corner, size: size))
  }
}
