import Geometry

/// Posters in rows, as large as the space allows.
enum PosterRows {
  /// The frames of this many posters in reading order.
  ///
  /// The number of rows is the one that makes the smallest poster largest; of several, the
  /// lowest. Five posters form one row in a wide window, and rows of three and two in a medium
  /// one; in a tall window a wide poster lies above two pairs.
  static func frames(_ count: Int, in room: Rect, isTall: Bool, isWide: Bool) -> [Rect] {
    let gap = max(12, min(28, room.width / 48))
    if count == 5 {
      return rows(isTall ? [1, 2, 2] : isWide ? [5] : [3, 2], in: room, gap: gap)
    }
    var best: [Rect] = []
    for number in stride(from: 1, through: count, by: 1) {
      let (least, longer) = count.quotientAndRemainder(dividingBy: number)
      let counts = (0..<number).map { $0 < longer ? least + 1 : least }
      let frames = rows(counts, in: room, gap: gap)
      if best.isEmpty || smallest(frames) > smallest(best) { best = frames }
    }
    return best
  }

  private static func smallest(_ frames: [Rect]) -> Double {
    frames.map(\.size.shortSide).min() ?? 0
  }

  private static func rows(_ counts: [Int], in room: Rect, gap: Double) -> [Rect] {
    let most = Double(counts.max() ?? 1)
    let cell = (room.width - gap * (most - 1)) / most
    let full = (room.height - gap * Double(counts.count - 1)) / Double(counts.count)
    // Limits the height, so that posters don't become tall columns.
    let height = min(full, cell * (counts.count == 1 ? 2.75 : 1.4))
    let width = min(cell, height * 1.2)
    let block = height * Double(counts.count) + gap * Double(counts.count - 1)
    var frames: [Rect] = []
    var y = room.minY + (room.height - block) / 2
    for count in counts {
      let wide = count == 1 ? min(width * 2 + gap, room.width) : width
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
