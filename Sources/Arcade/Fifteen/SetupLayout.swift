import Geometry

/// Where the setup's pictures, sizes and button go.
struct SetupLayout {
  var pictureTitle = Rect.zero
  var sizeTitle = Rect.zero
  var play = Rect.zero
  var pictures: [Rect] = []
  var sizes: [Rect] = []

  init(bounds: Rect, pictures count: Int, sizes sizeCount: Int) {
    let margin = bounds.width < 900 ? 16.0 : 40
    let top = 80.0
    let room = Rect(
      x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top - margin)
    if bounds.width > bounds.height {
      wide(room, count, sizeCount)
    } else {
      tall(room, count, sizeCount)
    }
  }

  /// Pictures at the left, sizes and the button in a column at the right.
  private mutating func wide(_ room: Rect, _ count: Int, _ sizeCount: Int) {
    let column = min(320, room.width * 0.32)
    let area = Rect(
      x: room.minX, y: room.minY + 48, width: room.width - column - 32, height: room.height - 48)
    let grid = Self.grid(count, in: area)
    let width = (grid.map(\.maxX).max() ?? area.maxX) - area.minX
    let height = (grid.map(\.maxY).max() ?? area.maxY) - area.minY
    let shift = Point(
      x: ((room.width - width - 32 - column) / 2).rounded(),
      y: max(0, (area.height - height) / 2 - 12).rounded())
    pictures = grid.map { $0.offset(by: shift) }
    let top = room.minY + shift.y
    pictureTitle = Rect(x: room.minX + shift.x, y: top, width: width, height: 40)
    let x = room.minX + shift.x + width + 32
    sizeTitle = Rect(x: x, y: top, width: column, height: 40)
    let gap = room.height < 420 ? 8.0 : 16
    for index in 0..<sizeCount {
      sizes.append(
        Rect(x: x, y: top + 48 + Double(index) * (56 + gap), width: column, height: 56))
    }
    let last = sizes.last?.maxY ?? top
    play = Rect(
      x: x, y: min(max(last + gap, top + 48 + height - 72), room.maxY - 72), width: column,
      height: 72)
  }

  /// Pictures above, sizes in a row, the button below.
  private mutating func tall(_ room: Rect, _ count: Int, _ sizeCount: Int) {
    let width = min(room.width, 760)
    let x = room.midX - width / 2
    let stacked = width < 560
    let sizesHeight = stacked ? 56 * Double(sizeCount) + 8 * Double(sizeCount - 1) : 56
    let foot = 40 + 8 + sizesHeight + 24 + 72
    pictureTitle = Rect(x: x, y: room.minY, width: width, height: 40)
    let grid = Rect(
      x: x, y: room.minY + 48, width: width, height: max(120, room.height - 48 - foot - 24))
    pictures = Self.grid(count, in: grid)
    let lowest = min((pictures.map(\.maxY).max() ?? grid.maxY) + 32, room.maxY - foot)
    // What is left over goes above and below alike, so that hands find everything in the middle.
    let spare = max(0, (room.maxY - lowest - foot) / 2).rounded()
    pictureTitle.origin.y += spare
    pictures = pictures.map { $0.offset(by: Point(x: 0, y: spare)) }
    let top = lowest + spare
    sizeTitle = Rect(x: x, y: top, width: width, height: 40)
    for index in 0..<sizeCount {
      let cell = (width - 16 * Double(sizeCount - 1)) / Double(sizeCount)
      sizes.append(
        stacked
          ? Rect(x: x, y: top + 48 + Double(index) * 64, width: width, height: 56)
          : Rect(x: x + Double(index) * (cell + 16), y: top + 48, width: cell, height: 56))
    }
    play = Rect(x: x, y: top + 48 + sizesHeight + 24, width: width, height: 72)
  }

  /// Squares as large as fit, in the number of columns that makes them largest.
  private static func grid(_ count: Int, in room: Rect) -> [Rect] {
    guard count > 0 else { return [] }
    let gap = room.width < 500 ? 12.0 : 20
    func side(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      return min(
        (room.width - gap * Double(columns - 1)) / Double(columns),
        (room.height - gap * Double(rows - 1)) / Double(rows))
    }
    let columns = (1...count).max { side($0) < side($1) } ?? 1
    let side = side(columns).rounded(.down)
    return (0..<count).map { index in
      Rect(
        x: room.minX + Double(index % columns) * (side + gap),
        y: room.minY + Double(index / columns) * (side + gap), width: side, height: side)
    }
  }
}
