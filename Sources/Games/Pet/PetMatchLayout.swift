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
  /// What lies under them.
  let rug: Rect
  /// The last line, the button that shows all of them, and the paper with all of them.
  let strip, story, sheet: Rect
  /// Whether all lines are always shown.
  let showsStory: Bool
  /// The row of buttons at the end.
  let buttons: Rect
  /// The sky that nothing covers.
  let sky: Rect

  /// Wide: a stage above the last line.
  ///
  /// Tall: a stage above all lines.
  init(bounds: Rect, isOfTeams: Bool = false, density: Double) {
    let isTall = bounds.height > bounds.width
    let isLow = bounds.height < 560
    let margin = isLow ? 8.0 : 16
    let line = isLow ? 56.0 : 72
    showsStory = isTall
    buttons = Rect(
      x: margin, y: bounds.maxY - margin - 56, width: bounds.width - 2 * margin, height: 56)
    let low = buttons.minY - margin
    let plate = isLow ? 60.0 : 84
    let wide = min(420, bounds.width / 2 - 24)
    plates = [16, bounds.maxX - 16 - wide].map {
      Rect(x: $0, y: Header.height + 4, width: wide, height: plate)
    }
    let floor: Double
    if isTall {
      floor = Header.height + (low - Header.height) * 0.56
      sheet = Rect(
        x: margin, y: floor + margin * 2, width: bounds.width - 2 * margin,
        height: low - floor - margin * 2)
      (strip, story) = (.zero, .zero)
    } else {
      let width = min(900, bounds.width - 2 * margin - line - 8)
      strip = Rect(
        x: bounds.midX - (width + line + 8) / 2, y: low - line, width: width, height: line)
      story = Rect(x: strip.maxX + 8, y: strip.minY, width: line, height: line)
      floor = strip.minY - margin - (isLow ? 12 : 32)
      let paper = min(720, bounds.width - 2 * margin)
      sheet = Rect(
        x: bounds.midX - paper / 2, y: Header.height + 4, width: paper,
        height: strip.minY - Header.height - 4 - margin)
    }
    feet = floor - (isTall ? bounds.height * 0.03 : 0)
    let top = plates[0].maxY
    let side = PixelNode.fitting(
      min(bounds.width * (isTall ? 0.44 : 0.3), (floor - top) * 1.1, 640), density: density)
    self.side = side
    let apart = min(bounds.width * 0.5, side * (isTall ? 1.08 : 1.35))
    let feet = feet
    fighters = [-0.5, 0.5].map {
      Rect(x: bounds.midX + apart * $0 - side / 2, y: feet - side, width: side, height: side)
    }
    let small = PixelNode.fitting(min(side, bounds.width / 5.6), density: density)
    teams = [-1.0, 1].map { way in
      // Two in front, three behind; every other one further away.
      [(0.62, 0.14), (1.0, -0.26), (1.52, 0.14), (1.92, -0.26), (2.36, 0.1)].map { far, near in
        Rect(
          x: bounds.midX + way * far * small - small / 2, y: feet + near * small - small,
          width: small, height: small)
      }
    }
    let long = isOfTeams ? bounds.width - 16 : min(bounds.width - 16, apart + side * 1.1)
    rug = Rect(
      x: bounds.midX - long / 2, y: feet - side * 0.1, width: long, height: side * 0.17)
    sky = Rect(x: 0, y: top, width: bounds.width, height: max(1, feet - top))
  }
}
