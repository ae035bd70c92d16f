import Arcade
import Geometry

/// The layout of the setup's pictures, choices and buttons.
struct MirrorSetupLayout {
  private(set) var gallery = Rect.zero
  private(set) var sizes: [Rect] = []
  private(set) var symmetries: [Rect] = []
  private(set) var hints: [Rect] = []
  private(set) var play = Rect.zero
  /// The saved puzzle; zero if there is none.
  private(set) var kept = Rect.zero
  private let hasKept: Bool
  private let card: Double
  private static let gap = 12.0

  /// `sizes`: the number of sizes to choose from.
  init(bounds: Rect, sizes count: Int, hasKept: Bool) {
    self.hasKept = hasKept
    let margin = bounds.width < 900 ? 16.0 : 40
    let top = 80.0
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top - margin)
    let isWide = bounds.width > bounds.height
    card = (isWide ? room.height : room.height * 0.6) < 420 ? 64 : 76
    if isWide {
      wide(room, count)
    } else {
      tall(room, count)
    }
  }

  private var controls: Double {
    3 * (card + Self.gap) + 4 + 64 + (hasKept ? card + Self.gap : 0)
  }

  /// Pictures at the left, all else in a column at the right.
  private mutating func wide(_ room: Rect, _ count: Int) {
    let column = min(420, max(380, room.width * 0.34))
    let left = min(room.width - column - 32, 960)
    let x = (room.midX - (left + 32 + column) / 2).rounded()
    let height = min(room.height, max(controls, 640))
    let y = (room.midY - height / 2).rounded()
    gallery = Rect(x: x, y: y, width: left, height: height)
    let spare = min(60, max(0, height - controls))
    stack(x: x + left + 32, y: y + (height - controls - spare) / 2, width: column, count, spare)
  }

  /// Pictures above, the rest below.
  private mutating func tall(_ room: Rect, _ count: Int) {
    let width = min(room.width, 760)
    let x = (room.midX - width / 2).rounded()
    let picture = min(room.height - controls - 24, width)
    let y = (room.midY - (picture + 24 + controls) / 2).rounded()
    gallery = Rect(x: x, y: y, width: width, height: picture)
    stack(x: x, y: gallery.maxY + 24, width: width, count, 0)
  }

  private mutating func stack(
    x: Double, y: Double, width: Double, _ count: Int, _ spare: Double
  ) {
    let step = card + Self.gap
    sizes = row(count, x: x, y: y, width: width, gap: 8)
    symmetries = row(3, x: x, y: y + step, width: width)
    hints = row(3, x: x, y: y + 2 * step, width: width)
    var next = y + 3 * step + 4 + spare
    if hasKept {
      kept = Rect(x: x, y: next, width: width, height: card)
      next += step
    }
    play = Rect(x: x, y: next, width: width, height: 64)
  }

  private func row(
    _ count: Int, x: Double, y: Double, width: Double, gap: Double = Self.gap
  ) -> [Rect] {
    let whole = width - gap * Double(count - 1)
    let cell = (whole / Double(max(1, count))).rounded(.down)
    return (0..<count).map {
      Rect(x: x + Double($0) * (cell + gap), y: y, width: cell, height: card)
    }
  }
}
