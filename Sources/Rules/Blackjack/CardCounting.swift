/// Practice in counting cards by the Hi-Lo system (Dubner 1963): 2 to 6 count +1, tens and aces −1,
/// 7 to 9 nothing.
public struct CardCounting: Hashable, Sendable {
  /// What is asked after some cards.
  public enum Question: String, Hashable, Sendable {
    /// The sum of all cards since the shuffle.
    case running
    /// The running count divided by the decks that are left, rounded to a whole number.
    case perDeck
  }

  /// The number of decks in the shoe.
  public let decks: Int
  /// The running count.
  public private(set) var running = 0
  /// How many cards were shown since the shuffle.
  public private(set) var seen = 0
  /// How many questions were asked, and how many answers were right.
  public private(set) var asked = 0
  /// How many answers were right.
  public private(set) var right = 0
  /// How many cards come before the next question.
  public private(set) var untilQuestion = 0
  private var shoe: Shoe
  private var generator: SeededGenerator

  /// A freshly shuffled shoe.
  public init(decks: Int, seed: UInt64) {
    self.decks = decks
    shoe = Shoe(CardCounts(decks: decks), seed: seed)
    generator = SeededGenerator(seed: seed &+ 1)
    untilQuestion = nextLength()
  }

  /// What a card counts.
  public static func value(of card: Card) -> Int {
    switch card.value {
    case 2...6: 1
    case 7...9: 0
    default: -1
    }
  }

  /// The decks that are left, to half a deck; never less than a half.
  public var decksLeft: Double {
    max(0.5, (2 * Double(shoe.cards.total) / 52).rounded() / 2)
  }

  /// The running count per deck that is left, rounded to a whole number.
  public var perDeck: Int { Int((Double(running) / decksLeft).rounded()) }

  /// Whether the last quarter of the shoe is reached, where it is shuffled.
  public var isOver: Bool { 4 * shoe.cards.total <= 52 * decks && untilQuestion == 0 }

  /// The answer to a question.
  public func answer(to question: Question) -> Int { question == .running ? running : perDeck }

  /// Shows the next card; nil if a question is due.
  public mutating func next() -> Card? {
    guard untilQuestion > 0, let card = shoe.draw() else { return nil }
    untilQuestion -= 1
    seen += 1
    running += Self.value(of: card)
    return card
  }

  /// Four answers to choose from in ascending order; one of them is right.
  public mutating func choices(for question: Question) -> [Int] {
    let first = answer(to: question) - generator.below(4)
    return (0..<4).map { first + $0 }
  }

  /// Notes an answer; returns whether it is right.
  public mutating func give(_ answer: Int, to question: Question) -> Bool {
    let isRight = answer == self.answer(to: question)
    asked += 1
    right += isRight ? 1 : 0
    return isRight
  }

  /// Continues after the questions.
  public mutating func resume() {
    if untilQuestion == 0 { untilQuestion = nextLength() }
  }

  private mutating func nextLength() -> Int { 5 + generator.below(8) }
}
