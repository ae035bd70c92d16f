public import Drawing
public import Stage

/// A row of drawn choices in a setup, below a heading that is dropped where there is little room.
public struct SetupRow {
  /// The heading.
  public let title: Label
  /// The choices.
  public var cards: [ChoiceCard]
  /// Words about what is chosen.
  public let note: Label?
  /// The least width of a card; longer rows are broken.
  let least: Double
  /// The most height of a card of a width, for drawings that don't get better in more room.
  let tallest: (_ width: Double) -> Double

  /// A row with this heading and these cards.
  public init(
    _ title: String, _ cards: [ChoiceCard], style: TextStyle = Theme.heading, least: Double = 48,
    note: String? = nil, tallest: @escaping (_ width: Double) -> Double = { _ in .infinity }
  ) {
    (self.title, self.cards, self.least) = (Label(title, style: style), cards, least)
    (self.note, self.tallest) = (note.map { Label($0, style: Theme.body) }, tallest)
  }
}

/// Cards of which one is chosen, each for a value.
public struct SetupChoices<Value: Hashable, Card: ChoiceCard> {
  /// The values in order.
  public let values: [Value]
  /// A card for each.
  public let cards: [Card]

  /// Makes the cards.
  public init(_ values: some Sequence<Value>, card: (Value) -> Card) {
    self.values = Array(values)
    cards = self.values.map(card)
  }

  /// Shows which is chosen; none if it has no card.
  public func choose(_ value: Value?) {
    for (own, card) in zip(values, cards) { card.isOn = own == value }
  }

  /// Calls this with the value of a card that is tapped.
  public func onChoose(_ choose: @escaping (Value) -> Void) {
    for (value, card) in zip(values, cards) { card.action = { choose(value) } }
  }
}
