/// What a finished game tells beyond its result, as far as achievements ask for it.
///
/// The names are kept with results: append, never rename.
public enum Feat: String, CaseIterable, Hashable, Sendable {
  /// Recycle: pieces that just fitted, of the player who had most.
  case perfectFits
  /// Recycle: pieces of a player who had none refused; else 0.
  case flawlessPieces
  /// Recycle: the longest streak.
  case streak
  /// Blackjack: 1 for a round won, 0 for one lost; a draw does not say.
  case won
  /// Blackjack: natural hands that won.
  case naturals
  /// Blackjack: hands of five cards or more that count 21.
  case fiveCards
  /// Blackjack: hands won that came of a split.
  case splitsWon
  /// Blackjack: hands won that were doubled.
  case doublesWon
  /// Blackjack: a bit for the table that was won at.
  case tableWon
  /// Blackjack: 1 where each decision was the coach's, 0 where one was not; a round without one does
  /// not say.
  case asCoached
  /// Pet: 1 once it has left its egg.
  case hatched
  /// Pet: the grown-up forms in its album.
  case grownForms
  /// Pet: contests won since it was looked at last.
  case contestsWon
  /// Pet: whole days it lived since it hatched or fainted last.
  case steadyDays
  /// Pet: the room's size.
  case room
  /// Pet: the highest of attack, defence and luck.
  case strength
  /// Pet: its place in the line of eggs.
  case generation
}

/// The feats of one game, each with its figure or not told at all.
public struct Feats: Hashable, Sendable {
  private var figures = [Int?](repeating: nil, count: Feat.allCases.count)

  /// None.
  public init() {}

  /// What is told of a feat, or nil.
  public subscript(feat: Feat) -> Int? {
    get { figures[Self.index(of: feat)] }
    set { figures[Self.index(of: feat)] = newValue }
  }

  private static func index(of feat: Feat) -> Int { Feat.allCases.firstIndex(of: feat) ?? 0 }
}

extension Feats {
  /// As it is kept: `perfectFits=3 streak=7`, in the order of the cases.
  public var text: String {
    Feat.allCases.compactMap { feat in self[feat].map { "\(feat.rawValue)=\($0)" } }
      .joined(separator: " ")
  }

  /// Reads what was kept; what it does not know, or no game can bring, it leaves out.
  public init(text: String) {
    let largest = 1_000_000_000
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let feat = Feat(rawValue: String(parts[0])) else { continue }
      self[feat] = Int(parts[1]).flatMap { (0...largest).contains($0) ? $0 : nil }
    }
  }
}
