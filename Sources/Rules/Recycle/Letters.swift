/// Whole numbers as letters: five bits each, the lowest first, all but the last marked.
enum Letters {
  private static let alphabet = Array(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_".utf8)

  /// Writes a number that is not negative.
  static func write(_ number: Int, to text: inout [UInt8]) {
    var rest = number
    while rest >= 32 {
      text.append(alphabet[rest & 31 | 32])
      rest >>= 5
    }
    text.append(alphabet[rest])
  }

  /// Writes any number: the lowest bit says which side of zero.
  static func writeSigned(_ number: Int, to text: inout [UInt8]) {
    write(number < 0 ? -2 * number - 1 : 2 * number, to: &text)
  }

  /// Reads a number of at most 35 bits; nil where there is none.
  static func read(_ text: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    for place in 0..<7 {
      guard let letter = text.popFirst(), let digit = value(of: letter) else { return nil }
      number |= (digit & 31) << (5 * place)
      if digit < 32 { return number }
    }
    return nil
  }

  static func readSigned(_ text: inout ArraySlice<UInt8>) -> Int? {
    read(&text).map { $0 & 1 == 1 ? -($0 + 1) / 2 : $0 / 2 }
  }

  private static func value(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter) - 97 + 10
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter) - 65 + 36
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
