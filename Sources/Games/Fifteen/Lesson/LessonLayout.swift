import Geometry

/// The layout of a lesson: board and text side by side, or the text above the board.
struct LessonLayout {
  private(set) var headerWidth: Double
  private(set) var board = Rect.zero
  private(set) var sheet = Rect.zero
  /// In the sheet's own points, like all that follow.
  private(set) var title = Rect.zero
  private(set) var text = Rect.zero
  private(set) var dots = Rect.zero
  private(set) var hint = Rect.zero
  private(set) var next = Rect.zero

  init(bounds: Rect) {
    let margin = bounds.size.shortSide < 600 ? 12.0 : 24
    headerWidth = bounds.width
    if bounds.width > bounds.height * 1.15 {
      let side = min(bounds.height - 2 * margin, bounds.width * 0.6)
      let width = min(420, bounds.width - side - 3 * margin)
      let left = max(margin, (bounds.width - side - margin - width) / 2)
      headerWidth = left + width
      board = Rect(
        x: left + width + margin, y: bounds.midY - side / 2, width: side, height: side)
      let height = min(bounds.height - 80 - margin, 420)
      let top = max(80, bounds.midY - height / 2)
      sheet = Rect(x: left, y: top, width: width, height: height)
    } else {
      let height = min(260, max(216, bounds.height * 0.22))
      let width = min(bounds.width - 2 * margin, 720)
      let room = bounds.height - 80 - height - 3 * margin
      let side = min(width, room)
      let top = 80 + max(0, (room - side) / 2)
      sheet = Rect(x: bounds.midX - width / 2, y: top, width: width, height: height)
      board = Rect(
        x: bounds.midX - side / 2, y: sheet.maxY + margin, width: side, height: side)
    }
    fill(margin)
  }

  private mutating func fill(_ margin: Double) {
    let pad = sheet.width < 320 ? 14.0 : 20
    let inner = sheet.width - 2 * pad
    let foot = sheet.height - pad - 56
    title = Rect(x: pad, y: pad - 4, width: inner, height: 40)
    dots = Rect(x: pad, y: foot - 32, width: inner, height: 24)
    text = Rect(x: pad, y: title.maxY + 4, width: inner, height: dots.minY - title.maxY - 8)
    let half = (inner - 12) / 2
    hint = Rect(x: pad, y: foot, width: half, height: 56)
    next = Rect(x: pad + half + 12, y: foot, width: half, height: 56)
  }
}
