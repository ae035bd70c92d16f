internal import CQRencode

/// A text as a QR code, for a phone to take it from the screen (ISO/IEC 18004).
///
/// Dark squares on light ground; whoever draws it leaves `quietZone` squares free on every side.
public struct QRCode: Hashable, Sendable {
  /// How many squares of light the standard asks for around it.
  public static let quietZone = 4

  /// Squares in a row and in a column.
  public let side: Int
  /// Whether each square is dark, row by row from the upper left.
  public let modules: [Bool]

  /// The smallest code of a text as UTF-8, with level M's 15 % to spare.
  ///
  /// Nil where the text is empty or has more than the largest code takes (2331 bytes).
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty,
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    self.side = side
    // The lowest bit is the square; the others tell what it is part of.
    modules = (0..<(side * side)).map { code.pointee.data[$0] & 1 == 1 }
  }

  /// Whether the square of a column and a row is dark; beyond its edges all is light.
  public func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return modules[row * side + column]
  }

  /// The dark squares as bars: each row's runs, from the left.
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
