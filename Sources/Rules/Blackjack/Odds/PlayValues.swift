/// What each play is worth, as the mean return in bets of the hand; only those allowed are there.
public struct PlayValues: Hashable, Sendable {
  /// One play and its value.
  public struct Entry: Hashable, Sendable {
    /// What is played.
    public let play: Play
    /// The mean return: 1 is the bet won, −0.5 half of it lost.
    public let value: Double
  }

  /// In the order of `Play`.
  public private(set) var entries: [Entry] = []

  mutating func add(_ play: Play, _ value: Double) {
    entries.append(Entry(play: play, value: value))
  }

  /// The value of a play, or nil if it is not allowed.
  public subscript(play: Play) -> Double? { entries.first { $0.play == play }?.value }

  /// The play of the highest value; the first of equals.
  public var best: Play? {
    entries.max { $0.value < $1.value }.flatMap { best in
      entries.first { $0.value == best.value }
    }?.play
  }

  /// The highest value, or 0 where nothing can be decided.
  public var bestValue: Double { best.flatMap { self[$0] } ?? 0 }
}
