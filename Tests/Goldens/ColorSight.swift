import Drawing
import Foundation
import Geometry

/// An eye, and how it sees colours.
///
/// Eyes without one of the three kinds of cones see as in G. M. Machado, M. M. Oliveira and L. A. F. Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
/// Computer Graphics 15 (6), 2009, with a severity of 1. Their matrices apply to linear light.
enum ColorSight: CaseIterable {
  case usual, protanopia, deuteranopia, tritanopia
  /// No hue at all: what remains is drawn, not coloured.
  case lightness

  /// The eyes that see hues.
  nonisolated static let withHues: [ColorSight] = [.usual, .protanopia, .deuteranopia, .tritanopia]

  /// What red, green and blue light become, row by row.
  private var matrix: [Float] {
    switch self {
    case .usual: [1, 0, 0, 0, 1, 0, 0, 0, 1]
    case .protanopia:
      [
        0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
      ]
    case .deuteranopia:
      [
        0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881,
      ]
    case .tritanopia:
      [
        1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900,
      ]
    case .lightness:
      [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722]
    }
  }

  /// An opaque picture as this eye sees it.
  func seen(_ picture: Pixmap) -> Pixmap {
    guard self != .usual else { return picture }
    var picture = picture
    let (matrix, linear) = (matrix, LabColors.linear)
    picture.bytes.withUnsafeMutableBufferPointer { bytes in
      var at = 0
      while at < bytes.count {
        let (r, g, b) = (
          linear[Int(bytes[at])], linear[Int(bytes[at + 1])], linear[Int(bytes[at + 2])]
        )
        for row in 0..<3 {
          let light = matrix[row * 3] * r + matrix[row * 3 + 1] * g + matrix[row * 3 + 2] * b
          bytes[at + row] = Self.encoded[Int(min(1, max(0, light)) * 4095 + 0.5)]
        }
        at += 4
      }
    }
    return picture
  }

  /// A colour as this eye sees it.
  func seen(_ color: Color) -> Color {
    let bytes = seen(
      Pixmap(width: 1, height: 1, bytes: [color.red, color.green, color.blue, 255])
    ).bytes
    return Color(UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2]))
  }

  /// The bytes of 4096 steps of linear light.
  private static let encoded: [UInt8] = (0..<4096).map { step in
    let v = Float(step) / 4095
    return UInt8((v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055) * 255 + 0.5)
  }
}
