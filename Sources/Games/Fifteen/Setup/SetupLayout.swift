import Arcade
import Geometry

/// The layout of the setup: the tray, the strip of pictures, the cards and the buttons.
struct SetupLayout {
  private(set) var tray = Rect.zero
  /// All pictures in a strip.
  private(set) var gallery = Rect.zero
  /// The headings of sizes and scrambles; zero where there is little height.
  private(set) var sizeTitle = Rect.zero
  private(set) var mixTitle = Rect.zero
  private(set) var sizes: [Rect] = []
  private(set) var scrambles: [Rect] = []
  private(set) var play = Rect.zero
  private(set) var race = Rect.zero
  private(set) var lesson = Rect.zero
  private(set) var code = Rect.zero
  /// The saved board, clipped to the tray; there is always room for it.
  private(set) var savedGame = Rect.zero
  private let gap: Double
  private let strip: Double
  private static let column = 356.0
  private static let heading = 40.0
  /// The least width at which six scrambles, or eight sizes, fit side by side.
  private static let wide = 680.0
  /// The least height of a card in one of four rows.
  private static let low = 60.0

  /// `hasOwn`: whether the gallery needs room for its buttons, below the pictures.
  init(bounds: Rect, hasOwn: Bool) {
    let short = bounds.size.shortSide
    let margin = short < 640 ? 16.0 : 32
    gap = short < 640 ? 10 : 20
    strip = min(160, max(56, (short * 0.14).rounded())) + (hasOwn ? 64 : 0)
    let room = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height - margin * 0.75)
    let below = room.height - strip - gap
    let wide = min(below, room.width - Self.column - 2 * gap)
    let rows = Self.rows(in: room)
    let tall = min(room.width, below - (rows + 1) * gap - rows * (rows == 4 ? 64 : 72) - 64)
    if room.width - room.height - 2 * gap >= max(560, room.height * 0.8) {
      panorama(room)
    } else if wide >= tall {
      beside(room, side: wide)
    } else {
      stacked(room)
    }
    let side = min(200, max(108, (tray.width * 0.3).rounded()))
    let photo = FifteenSavedGameCard.size(width: side)
    savedGame = Rect(
      x: tray.maxX - side - 14, y: tray.maxY - photo.height - 14, width: side,
      height: photo.height)
  }

  /// The tray as high as the window; everything else beside it.
  private mutating func panorama(_ room: Rect) {
    let width = min(room.width, room.height + 2 * gap + room.height * 2.1)
    let left = (room.midX - width / 2).rounded()
    tray = Rect(x: left, y: room.minY, width: room.height, height: room.height)
    let x = tray.maxX + 2 * gap
    gallery = Rect(x: x, y: room.minY, width: left + width - x, height: strip)
    controls(
      in: Rect(
        x: x, y: gallery.maxY + gap, width: gallery.width,
        height: room.maxY - gallery.maxY - gap))
  }

  /// The tray with the strip below it, and a column at the right.
  private mutating func beside(_ room: Rect, side: Double) {
    tray = Rect(x: room.minX, y: room.minY, width: side, height: side)
    gallery = Rect(
      x: room.minX, y: tray.maxY + gap, width: side, height: room.maxY - tray.maxY - gap)
    let x = tray.maxX + 2 * gap
    controls(in: Rect(x: x, y: room.minY, width: room.maxX - x, height: room.height))
  }

  /// One below the other, in an upright window.
  private mutating func stacked(_ room: Rect) {
    let hasTitles = room.height > 1300
    let titles = hasTitles ? 2 * Self.heading : 0
    let rows = Self.rows(in: room)
    let row = max(rows == 2 ? 72 : 64, (room.height * 0.085).rounded())
    let button = max(64, (room.height * 0.068).rounded())
    let least = strip + rows * row + button + (rows + 2) * gap + titles
    let side = min(room.width, room.height - least)
    // What is left makes the strip and the cards higher.
    let spare = max(0, room.height - least - side) / (rows + 2)
    tray = Rect(
      x: (room.midX - side / 2).rounded(), y: room.minY, width: side, height: side)
    gallery = Rect(
      x: room.minX, y: tray.maxY + gap, width: room.width, height: strip + spare)
    controls(
      in: Rect(
        x: room.minX, y: gallery.maxY + gap, width: room.width,
        height: room.maxY - gallery.maxY - gap), button: button + spare)
  }

  /// The rows of cards in an upright window: sizes and scrambles need two each if it is narrow.
  private static func rows(in room: Rect) -> Double {
    room.width >= wide ? 2 : room.height >= 700 ? 4 : 3
  }

  /// Sizes and scrambles, each in one row or two, and the buttons.
  private mutating func controls(in room: Rect, button: Double? = nil) {
    let play = button ?? min(120, max(56, (room.height * 0.16).rounded()))
    let isLow = room.height < 420
    let fitsTwoRows = (room.height - play - 4 * gap) / 4 >= Self.low
    let isWide = room.width >= (isLow || button != nil ? Self.wide : 840)
    // A row that is too narrow for all has no room for the card that leads to larger boards.
    let sizeRows = isWide ? [8] : fitsTwoRows || room.width < 8 * 50 ? [4, 4] : [7]
    let mixRows = room.width >= Self.wide ? [6] : [3, 3]
    let rows = Double(sizeRows.count + mixRows.count)
    let hasTitles = room.height - play - rows * (96 + gap) >= 2 * Self.heading
    let title = hasTitles ? Self.heading : 0
    let card = min(
      240, ((room.height - play - 2 * title - rows * gap) / rows).rounded(.down))
    var y = room.minY
    if hasTitles { sizeTitle = Rect(x: room.minX, y: y, width: room.width, height: title) }
    y += title
    for part in sizeRows {
      sizes += row(part, y: y, height: card, in: room)
      y += card + gap
    }
    if hasTitles { mixTitle = Rect(x: room.minX, y: y, width: room.width, height: title) }
    y += title
    for part in mixRows {
      scrambles += row(part, y: y, height: card, in: room)
      y += card + gap
    }
    buttons(in: Rect(x: room.minX, y: y, width: room.width, height: max(play, room.maxY - y)))
  }

  private mutating func buttons(in line: Rect) {
    let height = min(line.height, 160)
    let y = line.maxY - height
    let gap = min(gap, 12)
    let small = ((line.width - 3 * gap) * 0.17).rounded()
    play = Rect(
      x: line.minX, y: y, width: line.width - 3 * small - 3 * gap, height: height)
    race = Rect(x: play.maxX + gap, y: y, width: small, height: height)
    lesson = Rect(x: race.maxX + gap, y: y, width: small, height: height)
    code = Rect(x: lesson.maxX + gap, y: y, width: small, height: height)
  }

  private func row(_ count: Int, y: Double, height: Double, in room: Rect) -> [Rect] {
    let gap = count > 4 ? min(gap, room.width < 560 ? 6 : 14) : gap
    let cell = ((room.width - gap * Double(count - 1)) / Double(count)).rounded(.down)
    return (0..<count).map {
      Rect(x: room.minX + Double($0) * (cell + gap), y: y, width: cell, height: height)
    }
  }
}
