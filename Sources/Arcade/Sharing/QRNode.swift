import Drawing
import Geometry
import Services
import Stage

/// A QR code on white paper, every square so many whole pixels wide.
final class QRNode: Paper {
  private let code: QRCode?
  private let bars: [(row: Int, columns: Range<Int>)]

  /// `text`: what a phone reads; the trace tells it too.
  init(_ id: String, label: String, text: String) {
    code = QRCode(text)
    bars = code?.bars ?? []
    self.text = text
    super.init(id, role: .image, label: label, fill: .white, radius: Theme.smallRadius)
    grain = 0
  }

  private let text: String
  override var traceText: String? { text }

  /// How many squares lie beside each other, those of the margin too.
  private var squares: Int { (code?.side ?? 0) + 2 * QRCode.quietZone }

  /// Points of a square in a box so wide, at so many pixels a point; at least one pixel.
  private func square(_ room: Double, _ density: Double) -> Double {
    max(1, (room * density / Double(squares)).rounded(.down)) / density
  }

  /// The side of the code with its margin in a box of `room` points.
  func side(within room: Double) -> Double {
    square(room, stage?.density ?? 1) * Double(squares)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let square = square(size.shortSide, list.density)
    let margin = (size.shortSide - square * Double(squares)) / 2 + square * Double(QRCode.quietZone)
    let map = list.context.transform
    // From a whole pixel on; while the scene comes and goes nobody reads it.
    func snapped(_ value: Double, _ shift: Double) -> Double {
      ((value + shift) * list.density).rounded() / list.density - shift
    }
    let (left, top) = (snapped(margin, map.tx), snapped(margin, map.ty))
    for bar in bars {
      list.shape(
        Shape(fill: .black),
        in: Rect(
          x: left + Double(bar.columns.lowerBound) * square, y: top + Double(bar.row) * square,
          width: Double(bar.columns.count) * square, height: square))
    }
  }
}
