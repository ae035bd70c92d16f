/// Rules of a casino table that a player switched one by one.
public struct CustomRules: Hashable, Codable, Sendable {
  /// The numbers of decks to choose from.
  public static let deckChoices = [1, 2, 6, 8]

  /// The number of decks, one of `deckChoices`.
  public var decks: Int
  /// Whether the dealer draws on a soft 17.
  public var hitsSoft17: Bool
  /// Whether a hand that was split may double.
  public var doublesAfterSplit: Bool
  /// Whether half the bet can be surrendered.
  public var surrenders: Bool
  /// Whether a natural pays 6:5 instead of 3:2.
  public var paysSixToFive: Bool
  /// Whether the dealer takes a hidden card and looks at it before anyone plays.
  public var peeks: Bool

  /// The most usual rules: six decks, and the dealer stands on soft 17.
  public init() {
    decks = 6
    hitsSoft17 = false
    doublesAfterSplit = true
    surrenders = false
    paysSixToFive = false
    peeks = true
  }

  /// The rules to start from when a preset is changed.
  public init(_ rules: TableRules) {
    self.init()
    if Self.deckChoices.contains(rules.decks) { decks = rules.decks }
    guard rules.openingCards == 2 else { return }
    hitsSoft17 = rules.hitsSoft17
    doublesAfterSplit = rules.doublingAfterSplit
    surrenders = rules.lateSurrender
    paysSixToFive = rules.paysSixToFive
    peeks = rules.holeCard
  }

  /// Decodes rules; a missing one has its usual value, and a number of decks that can't be chosen
  /// is an error.
  public init(from decoder: any Decoder) throws {
    self.init()
    let box = try decoder.container(keyedBy: CodingKeys.self)
    decks = try box.decodeIfPresent(Int.self, forKey: .decks) ?? decks
    func read(_ key: CodingKeys, _ usual: Bool) throws -> Bool {
      try box.decodeIfPresent(Bool.self, forKey: key) ?? usual
    }
    hitsSoft17 = try read(.hitsSoft17, hitsSoft17)
    doublesAfterSplit = try read(.doublesAfterSplit, doublesAfterSplit)
    surrenders = try read(.surrenders, surrenders)
    paysSixToFive = try read(.paysSixToFive, paysSixToFive)
    peeks = try read(.peeks, peeks)
    guard Self.deckChoices.contains(decks) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "No table has \(decks) decks."))
    }
  }

  private enum CodingKeys: String, CodingKey {
    case decks
    case hitsSoft17 = "h17"
    case doublesAfterSplit = "das"
    case surrenders = "surrender"
    case paysSixToFive = "6to5"
    case peeks = "peek"
  }

  /// The table's rules.
  public var rules: TableRules {
    var rules = TableRules()
    rules.decks = decks
    rules.hitsSoft17 = hitsSoft17
    rules.doublingAfterSplit = doublesAfterSplit
    rules.lateSurrender = surrenders
    rules.paysSixToFive = paysSixToFive
    rules.holeCard = peeks
    return rules
  }
}
