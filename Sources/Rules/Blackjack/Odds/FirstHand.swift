/// A first hand against the dealer's card, as a chart of play lists it.
public struct FirstHand: Hashable, Sendable {
  /// The three parts of a chart.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Two different values without an ace.
    case hard = "h"
    /// An ace and another value.
    case soft = "s"
    /// Two cards of one value.
    case pair = "p"
  }

  /// The part of the chart.
  public let kind: Kind
  /// The total of a hard hand (5 to 19) or a soft one (13 to 20), or the value of a pair's cards.
  public let number: Int
  /// The value of the dealer's card, 1 to 10.
  public let up: Int

  /// The rows of a part, from the top of a chart.
  public static func numbers(of kind: Kind) -> [Int] {
    switch kind {
    case .hard: Array(5...19)
    case .soft: Array(13...20)
    case .pair: Array(1...10)
    }
  }

  /// Every first hand except a natural.
  public static let all: [FirstHand] = Kind.allCases.flatMap { kind in
    numbers(of: kind).flatMap { number in
      (1...10).map { FirstHand(kind: kind, number: number, up: $0) }
    }
  }

  init(kind: Kind, number: Int, up: Int) {
    (self.kind, self.number, self.up) = (kind, number, up)
  }

  /// The first hand of these two values; nil for other numbers of cards and for a natural.
  public init?(_ values: [Int], up: Int) {
    guard values.count == 2, (1...10).contains(up), values.allSatisfy((1...10).contains) else {
      return nil
    }
    let sum = values[0] + values[1]
    if values[0] == values[1] {
      self.init(kind: .pair, number: values[0], up: up)
    } else if values.contains(1) {
      guard sum < 11 else { return nil }
      self.init(kind: .soft, number: sum + 10, up: up)
    } else {
      self.init(kind: .hard, number: sum, up: up)
    }
  }

  /// The pairs of values that make this hand, the lower one first.
  public var compositions: [[Int]] {
    switch kind {
    case .pair: [[number, number]]
    case .soft: [[1, number - 11]]
    case .hard: (2...10).map { [$0, number - $0] }.filter { $0[0] < $0[1] && $0[1] <= 10 }
    }
  }
}

extension FirstHand: Codable {
  /// Reads a code such as `h16-10`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    guard let hand = FirstHand(code: code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No first hand has the code \(code).")
    }
    self = hand
  }

  /// The hand of a code; nil if there is none.
  public init?(code: String) {
    let parts = code.dropFirst().split(separator: "-").compactMap { Int($0) }
    guard let kind = code.first.flatMap({ Kind(rawValue: String($0)) }), parts.count == 2,
      Self.numbers(of: kind).contains(parts[0]), (1...10).contains(parts[1])
    else { return nil }
    self.init(kind: kind, number: parts[0], up: parts[1])
  }

  /// Its code.
  public var code: String { "\(kind.rawValue)\(number)-\(up)" }

  /// Writes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
