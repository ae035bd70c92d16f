internal import CQRencode

/// A text as a QR code, to be scanned with a phone (ISO/IEC 18004).
///
/// Dark squares on a light ground; leave `quietZone` squares free on every side when drawing it.
public struct QRCode: Hashable, Sendable {
  /// The light margin that the standard requires, in squares.
  public static let quietZone = 4

  /// The number of squares in a row or column.
  public let side: Int
  /// Whether each square is dark, row by row from the upper left.
  public let modules: [Bool]

  /// The smallest code for a text in UTF-8, at error correction level M (15 %).
  ///
  /// Nil if the text is empty or has more than the largest code can hold (2331 bytes).
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty,
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    self.side = side
    // The lowest bit is the square's colour; the others say what it is part of.
    modules = (0..<(side * side)).map { code.pointee.data[$0] & 1 == 1 }
  }

  /// Whether the square in a column and a row is dark; everything beyond the edges is light.
  public func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return modules[row * side + column]
  }

  /// The dark squares as horizontal bars: the runs of each row, from the left.
  public var bars: [(row: Int, columns: Range<Int>)] {
    (0..<side).flatMap { row in
      var runs: [(row: Int, columns: Range<Int>)] = []
      for column in 0..<side where isDark(column, row) {
        if let last = runs.last, last.columns.upperBound == column {
          runs[runs.count - 1].columns = last.columns.lowerBound..<(column + 1)
        } else {
          runs.append((row, column..<(column + 1)))
        }
      }
      return runs
    }
  }
}
