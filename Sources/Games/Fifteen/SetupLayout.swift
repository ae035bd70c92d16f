import Arcade
import Geometry

/// The layout of the setup's pictures, choices and buttons.
struct SetupLayout {
  private(set) var pictureTitle = Rect.zero
  /// All pictures together.
  private(set) var gallery = Rect.zero
  private(set) var sizeTitle = Rect.zero
  private(set) var sizes: [Rect] = []
  private(set) var scrambles: [Rect] = []
  private(set) var play = Rect.zero
  /// The button for races, beside it.
  private(set) var race = Rect.zero
  /// The saved game; zero if there is none.
  private(set) var kept = Rect.zero
  private let hasKept: Bool
  /// The height and spacing of the cards: less in a low window.
  private var card = 72.0
  private var gap = 12.0

  init(bounds: Rect, hasKept: Bool) {
    self.hasKept = hasKept
    let margin = bounds.width < 900 ? 16.0 : 40
    let top = 80.0
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top - margin)
    if room.height < controls + (bounds.width > bounds.height ? 0 : 260) { (card, gap) = (60, 8) }
    if bounds.width > bounds.height {
      wide(room)
    } else {
      tall(room)
    }
  }

  /// The height of sizes, scrambles and buttons, one below the other.
  private var controls: Double {
    3 * card + button + 3 * gap + 4 + (hasKept ? card + gap : 0)
  }

  private var button: Double { card < 72 ? 56 : 64 }

  /// Pictures at the left, all else in a column at the right.
  private mutating func wide(_ room: Rect) {
    let column = min(400, max(356, room.width * 0.36))
    let left = min(room.width - column - 32, 900)
    let x = (room.midX - (left + 32 + column) / 2).rounded()
    // The titles are omitted if there is too little height.
    let title = room.height >= controls + 48 ? 48.0 : 0
    let height = min(room.height, max(title + controls, 640))
    let y = (room.midY - height / 2).rounded()
    if title > 0 {
      pictureTitle = Rect(x: x, y: y, width: left, height: 40)
      sizeTitle = Rect(x: x + left + 32, y: y, width: column, height: 40)
    }
    gallery = Rect(x: x, y: y + title, width: left, height: height - title)
    let spare = max(0, height - title - controls)
    stack(x: x + left + 32, y: y + title, width: column, spare: min(spare, 60))
  }

  /// Pictures above, the rest below.
  private mutating func tall(_ room: Rect) {
    let width = min(room.width, 760)
    let x = (room.midX - width / 2).rounded()
    let title = room.height >= controls + 380 ? 48.0 : 0
    let picture = min(room.height - controls - 2 * title - 24, width)
    let whole = picture + controls + 2 * title + 24
    let y = (room.midY - whole / 2).rounded()
    gallery = Rect(x: x, y: y + title, width: width, height: picture)
    if title > 0 {
      pictureTitle = Rect(x: x, y: y, width: width, height: 40)
      sizeTitle = Rect(x: x, y: gallery.maxY + 24, width: width, height: 40)
    }
    stack(x: x, y: gallery.maxY + 24 + title, width: width, spare: 0)
  }

  private mutating func stack(x: Double, y: Double, width: Double, spare: Double) {
    let step = card + gap
    sizes = row(4, x: x, y: y, width: width, gap: 8) + row(3, x: x, y: y + step, width: width)
    scrambles = row(3, x: x, y: y + 2 * step, width: width)
    // What isn't always shown comes last, so that the others don't move.
    let next = y + 3 * step + 4 + spare
    if hasKept { kept = Rect(x: x, y: next + button + gap, width: width, height: card) }
    let wide = ((width - gap) * 0.64).rounded()
    play = Rect(x: x, y: next, width: wide, height: button)
    race = Rect(x: play.maxX + gap, y: next, width: width - gap - wide, height: button)
  }

  private func row(
    _ count: Int, x: Double, y: Double, width: Double, gap: Double? = nil
  ) -> [Rect] {
    let gap = gap ?? self.gap
    let cell = ((width - gap * Double(count - 1)) / Double(count)).rounded(.down)
    return (0..<count).map {
      Rect(x: x + Double($0) * (cell + gap), y: y, width: cell, height: card)
    }
  }
}
