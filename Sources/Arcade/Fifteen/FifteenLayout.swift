import Geometry

/// Where the board and its panel go: beside each other in wide windows, one above the other in
/// tall ones.
struct FifteenLayout {
  let isWide: Bool
  let header: Rect
  let board: Rect
  let panel: Rect

  init(bounds: Rect, columns: Int, rows: Int) {
    let margin = bounds.size.shortSide < 600 ? 12.0 : 24
    let shape = Double(columns) / Double(rows)
    isWide = bounds.width >= bounds.height * 1.15
    if isWide {
      let column = min(280, max(200, bounds.width * 0.22))
      // The board takes the whole height; the header shares the left side with nothing.
      let room = Rect(
        x: column + 2 * margin, y: margin, width: bounds.width - column - 3 * margin,
        height: bounds.height - 2 * margin)
      let fitted = Self.fit(shape, in: room)
      let block = column + margin + fitted.width
      let x = max(margin, (bounds.width - block) / 2)
      board = Rect(
        x: x + column + margin, y: room.minY + (room.height - fitted.height) / 2,
        width: fitted.width, height: fitted.height)
      header = Rect(x: x - 16, y: board.minY - 12, width: column + 16, height: 80)
      panel = Rect(
        x: x, y: board.minY + 72, width: column, height: board.height - 72)
    } else {
      header = Rect(x: 0, y: 0, width: bounds.width, height: 80)
      let width = min(bounds.width - 2 * margin, 1000)
      let room = Rect(
        x: (bounds.width - width) / 2, y: 80 + 64 + 20, width: width,
        height: bounds.height - 80 - 64 - 20 - 20 - 56 - margin)
      let fitted = Self.fit(shape, in: room)
      board = Rect(
        x: room.midX - fitted.width / 2, y: room.minY + (room.height - fitted.height) / 2,
        width: fitted.width, height: fitted.height)
      panel = Rect(
        x: board.minX, y: board.minY - 84, width: board.width, height: board.height + 84 + 76)
    }
  }

  private static func fit(_ shape: Double, in room: Rect) -> Size {
    let width = min(room.width, room.height * shape).rounded(.down)
    return Size(width: width, height: (width / shape).rounded(.down))
  }
}
