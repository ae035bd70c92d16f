import Geometry
import Stage

extension Button {
  /// Buttons of one width beside each other; where their words do not fit, their signs alone.
  static func place(_ row: Rect, among buttons: [Button]) {
    let count = Double(buttons.count)
    let cell = (row.width - 16 * (count - 1)) / count
    let fits = buttons.allSatisfy { $0.fits(width: cell) }
    for (index, button) in buttons.enumerated() {
      button.isCompact = !fits
      button.frame = Rect(
        x: row.minX + Double(index) * (cell + 16), y: row.minY, width: cell, height: row.height)
    }
  }
}
