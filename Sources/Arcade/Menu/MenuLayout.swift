import Geometry
import Stage

/// Where everything in the menu goes in a window of any shape.
struct MenuLayout {
  let logo: Rect
  let options: Rect
  let tiles: [Rect]

  /// Wide: one row of posters. Middle: three and two. Tall: one wide poster and two pairs.
  init(bounds: Rect, margin: Double, options size: Size) {
    let isTall = bounds.height > bounds.width
    let head = min(max(bounds.height * (isTall ? 0.15 : 0.2), 88), 220)
    options = Rect(
      x: bounds.maxX - margin - size.width, y: isTall ? margin : (head - size.height) / 2,
      width: size.width, height: size.height)
    if isTall {
      logo = Rect(
        x: margin, y: margin + size.height + 8, width: bounds.width - 2 * margin, height: head)
    } else {
      let side = size.width + margin + 16
      logo = Rect(x: side, y: 12, width: bounds.width - 2 * side, height: head - 24)
    }
    let top = isTall ? logo.maxY + margin / 2 : head
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top - margin)
    let gap = max(12, min(28, room.width / 48))
    let rows: [Int] =
      if isTall { [1, 2, 2] } else { bounds.width / bounds.height >= 1.45 ? [5] : [3, 2] }
    tiles = Self.rows(rows, in: room, gap: gap)
  }

  private static func rows(_ counts: [Int], in room: Rect, gap: Double) -> [Rect] {
    let most = Double(counts.max() ?? 1)
    let cell = (room.width - gap * (most - 1)) / most
    let full = (room.height - gap * Double(counts.count - 1)) / Double(counts.count)
    // Posters, not pillars.
    let height = min(full, cell * 1.5)
    let width = min(cell, height * 1.2)
    let block = height * Double(counts.count) + gap * Double(counts.count - 1)
    var frames: [Rect] = []
    var y = room.minY + (room.height - block) / 2
    for count in counts {
      let wide = count == 1 ? width * 2 + gap : width
      let row = wide * Double(count) + gap * Double(count - 1)
      for index in 0..<count {
        frames.append(
          Rect(
            x: room.midX - row / 2 + Double(index) * (wide + gap), y: y, width: wide,
            height: height))
      }
      y += height + gap
    }
    return frames
  }
}
