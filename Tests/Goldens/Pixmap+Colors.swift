import Drawing
import Geometry

/// Parts of a picture of the screen, and the colours of which they are made.
extension Pixmap {
  /// The part within a frame of a window of one pixel for each point.
  func part(_ frame: Rect) -> Pixmap {
    let (left, top) = (Int(frame.minX.rounded()), Int(frame.minY.rounded()))
    let (across, down) = (Int(frame.width + 0.01), Int(frame.height + 0.01))
    return cropped(
      x: max(0, left)..<min(width, left + across), y: max(0, top)..<min(height, top + down))
  }

  /// The colour that most pixels have: the paper.
  var paper: Color { colors.max { $0.value < $1.value }?.key ?? .clear }

  /// What is drawn on the paper: of the colours with at least a fiftieth of the pixels, the one that stands out most.
  var ink: Color {
    let (colors, paper) = (colors, paper)
    return colors.filter { $0.value * 50 >= width * height }
      .max { LabColors.difference($0.key, paper) < LabColors.difference($1.key, paper) }?.key
      ?? paper
  }

  /// How much of what is drawn on either of two papers is lighter or darker on the other by 10 of 100 or more; 0 if
  /// nothing is drawn.
  func shareThatDiffersInLightness(from other: Pixmap) -> Double {
    let (one, two) = (lightness, other.lightness)
    let (onePaper, twoPaper) = (paper.lightness, other.paper.lightness)
    var (drawn, different) = (0, 0)
    for (here, there) in zip(one, two) {
      if abs(here - there) >= 10 { different += 1 }
      if abs(here - onePaper) >= 10 || abs(there - twoPaper) >= 10 { drawn += 1 }
    }
    return drawn == 0 ? 0 : Double(different) / Double(drawn)
  }

  /// The lightness of each pixel, row by row.
  private var lightness: [Float] {
    LabColors.cells(of: self, columns: 1, rows: 1)[0].map(\.x)
  }

  /// How many pixels have each colour.
  private var colors: [Color: Int] {
    var colors: [Color: Int] = [:]
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let bits = UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
      colors[Color(bits: bits | 0xFF00_0000), default: 0] += 1
    }
    return colors
  }
}

extension Color {
  /// L* of CIE 1976, 0 to 100.
  fileprivate var lightness: Float { LabColors.lab(red, green, blue).x }
}
