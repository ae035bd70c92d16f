import Drawing
import Geometry
import Services
import Stage

/// A QR code on white paper; every square is a whole number of pixels wide.
final class QRNode: Paper {
  private let code: QRCode?
  private let bars: [(row: Int, columns: Range<Int>)]

  /// `text`: the content of the code, which the trace shows too.
  init(_ id: String, label: String, text: String) {
    code = QRCode(text)
    bars = code?.bars ?? []
    self.text = text
    super.init(id, role: .image, label: label, fill: .white, radius: Theme.smallRadius)
    keepsSides = true
    grain = 0
  }

  private let text: String
  override var traceText: String? { text }

  /// The number of squares in a row, including the margins.
  private var squares: Int { (code?.side ?? 0) + 2 * QRCode.quietZone }

  /// The side of a square in points, in a box this wide at a pixel density; at least one pixel.
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
    // Starts on a whole pixel. This doesn't matter while the scene is animated.
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
