import Arcade
import Geometry

/// The layout of the setup: the loom, the strip of pictures, the cards and the buttons.
struct MirrorSetupLayout {
  private(set) var loom = Rect.zero
  /// The name of the chosen picture.
  private(set) var name = Rect.zero
  /// All pictures in a strip.
  private(set) var gallery = Rect.zero
  /// The headings of the three rows of cards; empty where there is little height.
  private(set) var headings: [Rect] = []
  private(set) var sizes: [Rect] = []
  private(set) var symmetries: [Rect] = []
  /// The hints and, at the end, whether pieces are turned.
  private(set) var hints: [Rect] = []
  private(set) var play = Rect.zero
  /// The saved puzzle; zero if there is none.
  private(set) var savedGame = Rect.zero
  private let gap: Double
  private let strip: Double
  private let hasSavedGame: Bool
  private static let column = 380.0
  private static let heading = 32.0

  /// `hasOwn`: whether the gallery needs room for its buttons, below the pictures.
  init(bounds: Rect, hasSavedGame: Bool, hasOwn: Bool) {
    self.hasSavedGame = hasSavedGame
    let short = bounds.size.shortSide
    let margin = short < 600 ? 16.0 : 32
    gap = short < 600 ? 10 : 20
    strip = min(160, max(56, (short * 0.13).rounded())) + (hasOwn ? 64 : 0)
    let room = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height - margin * 0.75)
    if room.width > room.height {
      beside(room)
    } else {
      stacked(room)
    }
  }

  /// The loom with the strip below it, and the choices in a column at the right.
  private mutating func beside(_ room: Rect) {
    let high = room.height - strip - line(room) - gap
    let width = min(room.width - max(Self.column, room.width * 0.42) - 2 * gap, high * 1.8)
      .rounded()
    pictures(
      in: Rect(x: room.minX, y: room.minY, width: width, height: room.height),
      loom: min(high, width * 0.85))
    let x = room.minX + width + 2 * gap
    controls(in: Rect(x: x, y: room.minY, width: room.maxX - x, height: room.height), button: 0.15)
  }

  /// One below the other, in an upright window.
  private mutating func stacked(_ room: Rect) {
    // The cards come first: in a low window the loom is lower.
    let row = room.height < 800 ? 60.0 : 84
    let least = 3 * (row + gap) + 72 + (hasSavedGame ? 72 + gap : 0)
    let height = min(
      room.width * 0.68, room.height - line(room) - strip - 2 * gap - least
    ).rounded()
    let end = height + line(room) + strip + gap
    pictures(
      in: Rect(x: room.minX, y: room.minY, width: room.width, height: end), loom: height)
    controls(
      in: Rect(
        x: room.minX, y: room.minY + end + gap, width: room.width,
        height: room.height - end - gap), button: 0.12)
  }

  private func line(_ room: Rect) -> Double { room.height < 600 ? 32 : 44 }

  private mutating func pictures(in room: Rect, loom height: Double) {
    loom = Rect(x: room.minX, y: room.minY, width: room.width, height: height.rounded())
    name = Rect(x: room.minX, y: loom.maxY, width: room.width, height: line(room))
    gallery = Rect(
      x: room.minX, y: name.maxY, width: room.width, height: room.maxY - name.maxY)
  }

  /// Three rows of cards, the saved puzzle and Play, which fill the room.
  private mutating func controls(in room: Rect, button part: Double) {
    let button = min(140, max(60, (room.height * part).rounded()))
    let photo = hasSavedGame ? min(96, max(60, (room.height * 0.13).rounded())) + gap : 0
    let free = room.height - button - photo - 3 * gap
    let hasHeadings = free / 3 - Self.heading >= 100
    let heading = hasHeadings ? Self.heading : 0
    let card = (free / 3 - heading).rounded(.down)
    var y = room.minY
    func row(_ count: Int) -> [Rect] {
      let gap = min(gap, count > 4 ? 8 : 12)
      let whole = room.width - gap * Double(count - 1)
      let cell = (whole / Double(count)).rounded(.down)
      return (0..<count).map {
        Rect(x: room.minX + Double($0) * (cell + gap), y: y, width: cell, height: card)
      }
    }
    for (index, count) in [6, 3, 4].enumerated() {
      if hasHeadings {
        headings.append(Rect(x: room.minX, y: y, width: room.width, height: heading))
        y += heading
      }
      switch index {
      case 0: sizes = row(count)
      case 1: symmetries = row(count)
      default: hints = row(count)
      }
      y += card + gap
    }
    if hasSavedGame {
      savedGame = Rect(x: room.minX, y: y, width: room.width, height: photo - gap)
      y += photo
    }
    play = Rect(x: room.minX, y: y, width: room.width, height: room.maxY - y)
  }
}
