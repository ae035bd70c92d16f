/// The value of each allowed play: its mean return in bets of the hand.
public struct PlayValues: Hashable, Sendable {
  /// One play and its value.
  public struct Entry: Hashable, Sendable {
    /// The play.
    public let play: Play
    /// The mean return: 1 means the bet is won, −0.5 that half of it is lost.
    public let value: Double
  }

  /// The values in the order of `Play`.
  public private(set) var entries: [Entry] = []

  mutating func add(_ play: Play, _ value: Double) {
    entries.append(Entry(play: play, value: value))
  }

  /// The value of a play, or nil if it is not allowed.
  public subscript(play: Play) -> Double? { entries.first { $0.play == play }?.value }

  /// The play with the highest value; the first of equals.
  public var best: Play? {
    entries.max { $0.value < $1.value }.flatMap { best in
      entries.first { $0.value == best.value }
    }?.play
  }

  /// The highest value, or 0 if there is nothing to decide.
  public var bestValue: Double { best.flatMap { self[$0] } ?? 0 }
}
