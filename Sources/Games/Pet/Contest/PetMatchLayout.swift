import Arcade
import Geometry
import Stage

/// The layout of a contest in a window of any shape.
struct PetMatchLayout {
  /// The height of the fighters' feet, and the side of their pictures.
  let feet: Double
  let side: Double
  /// Where the two stand, and their names with their spirits.
  let fighters, plates: [Rect]
  /// Where the members of teams stand, by side and place.
  let teams: [[Rect]]
  /// Where others stand who look on: beside the two, never behind them.
  let onlookers: [Rect]
  /// What lies under them.
  let rug: Rect
  /// The last line, the button that shows all of them, and the paper with all of them.
  let strip, story, sheet: Rect
  /// The row of buttons at the end.
  let buttons: Rect
  /// The sky that nothing covers.
  let sky: Rect

  /// A stage above the last line; in a tall window there is lawn below that, too.
  init(bounds: Rect, isOfTeams: Bool = false, density: Double) {
    let isTall = bounds.height > bounds.width
    let isLow = bounds.height < 560
    let margin = isLow ? 8.0 : 16
    let line = isLow ? 56.0 : 72
    buttons = Rect(
      x: margin, y: bounds.maxY - margin - 56, width: bounds.width - 2 * margin, height: 56)
    let low = buttons.minY - margin
    let plate = isLow ? 60.0 : 84
    let wide = min(420, bounds.width / 2 - 24)
    plates = [16, bounds.maxX - 16 - wide].map {
      Rect(x: $0, y: Header.height + 4, width: wide, height: plate)
    }
    let high = isTall ? line + 16 : line
    let width = min(900, bounds.width - 2 * margin - line - 8)
    strip = Rect(
      x: bounds.midX - (width + line + 8) / 2,
      y: isTall
        ? min(low - high, (Header.height + (low - Header.height) * 0.82).rounded()) : low - high,
      width: width, height: high)
    story = Rect(x: strip.maxX + 8, y: strip.midY - line / 2, width: line, height: line)
    let paper = min(isTall ? 900 : 720, bounds.width - 2 * margin)
    sheet = Rect(
      x: bounds.midX - paper / 2, y: Header.height + 4, width: paper,
      height: strip.minY - Header.height - 4 - margin)
    feet =
      strip.minY - margin - (isLow ? 12 : 32) - (isTall ? bounds.height * 0.03 : 0)
    let top = plates[0].maxY
    side = PixelNode.fitting(
      min(bounds.width * (isTall ? 0.38 : 0.3), (feet - top) * 1.1, 640), density: density)
    let (feet, side) = (feet, side)
    let apart = min(bounds.width * 0.5, side * (isTall ? 1.08 : 1.35))
    fighters = [-0.5, 0.5].map {
      Rect(x: bounds.midX + apart * $0 - side / 2, y: feet - side, width: side, height: side)
    }
    onlookers =
      isOfTeams
      ? []
      : Self.onlookers(
        in: Rect(x: 0, y: 0, width: fighters[0].minX, height: feet - side * 0.16),
        side: PixelNode.fitting(side * 0.42, density: density), width: bounds.width)
    let small = PixelNode.fitting(min(side, bounds.width / 5.6), density: density)
    teams = [-1.0, 1].map { sign in
      // Two in front, three behind; every other one further away.
      [(0.62, 0.14), (1.0, -0.26), (1.52, 0.14), (1.92, -0.26), (2.36, 0.1)].map { far, near in
        Rect(
          x: bounds.midX + sign * far * small - small / 2, y: feet + near * small - small,
          width: small, height: small)
      }
    }
    let long = isOfTeams ? bounds.width - 32 : min(bounds.width - 32, apart + side * 1.1)
    rug = Rect(
      x: bounds.midX - long / 2, y: feet - side * 0.1, width: long, height: side * 12 / 64)
    sky = Rect(x: 0, y: top, width: bounds.width, height: max(1, feet - top))
  }

  /// As many as there is room for in the space at the left, three at most, and as many at the
  /// right.
  private static func onlookers(in space: Rect, side: Double, width: Double) -> [Rect] {
    guard space.width >= side else { return [] }
    let step = side * 0.7
    let count = min(3, 1 + Int((space.width - side) / step))
    let left = (space.width - side - step * Double(count - 1)) / 2
    return (0..<count).flatMap { index in
      let one = Rect(
        x: left + step * Double(index), y: space.maxY - side * (index % 2 == 0 ? 1 : 1.12),
        width: side, height: side)
      return [one, one.offset(by: Point(x: width - one.minX - one.maxX, y: 0))]
    }
  }
}
