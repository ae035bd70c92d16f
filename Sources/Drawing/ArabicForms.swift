/// Arabic letters in the shapes they take beside their neighbours.
///
/// Fonts hold these as signs of their own, so a line can be drawn glyph by glyph.
enum ArabicForms {
  /// Letters in the order of their shapes in Unicode, and how many each has: 4 join on both sides,
  /// 2 only with the letter before, 1 with none.
  private static let shapes: [UInt32: (first: UInt32, count: UInt32)] = {
    let runs: [(letters: [UInt32], first: UInt32, counts: [UInt32])] = [
      (
        Array(0x0621...0x063A), 0xFE80,
        [
          1, 2, 2, 2, 2, 4, 2, 4, 2, 4, 4, 4, 4, 4, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4,
        ]
      ),
      (Array(0x0641...0x064A), 0xFED1, [4, 4, 4, 4, 4, 4, 4, 2, 2, 4]),
      ([0x067E], 0xFB56, [4]), ([0x0686], 0xFB7A, [4]), ([0x0698], 0xFB8A, [2]),
      ([0x06A9], 0xFB8E, [4]), ([0x06AF], 0xFB92, [4]), ([0x06CC], 0xFBFC, [4]),
    ]
    var shapes: [UInt32: (first: UInt32, count: UInt32)] = [:]
    for run in runs {
      var next = run.first
      for (letter, count) in zip(run.letters, run.counts) {
        shapes[letter] = (next, count)
        next += count
      }
    }
    return shapes
  }()
  /// Lam and one of these are one sign.
  private static let alefs: [UInt32: UInt32] = [
    0x0622: 0xFEF5, 0x0623: 0xFEF7, 0x0625: 0xFEF9, 0x0627: 0xFEFB,
  ]
  private static let lam: UInt32 = 0x0644

  /// The same text with each letter in its shape; other signs stay.
  static func shaped(_ text: some StringProtocol) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { shapes[$0.value] != nil }) else { return String(text) }
    var result = String.UnicodeScalarView()
    var joinsBefore = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard var shape = shapes[scalar.value] else {
        result.append(scalar)
        if !isMark(scalar) { joinsBefore = false }
        continue
      }
      if scalar.value == lam, index < scalars.count, let alef = alefs[scalars[index].value] {
        shape = (alef, 2)
        index += 1
      }
      let next = scalars[index...].first { !isMark($0) }
      let joinsAfter = shape.count == 4 && next.map { (shapes[$0.value]?.count ?? 0) > 1 } ?? false
      let isJoined = joinsBefore && shape.count > 1
      let form: UInt32 = isJoined ? (joinsAfter ? 3 : 1) : (joinsAfter ? 2 : 0)
      result.append(Unicode.Scalar(shape.first + form) ?? scalar)
      joinsBefore = shape.count == 4
    }
    return String(result)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x064B...0x065F).contains(scalar.value) || scalar.value == 0x0670
  }
}
