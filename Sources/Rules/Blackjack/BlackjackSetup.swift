extension Blackjack {
  /// The table and the bet.
  public struct Setup: Hashable, Codable, Sendable {
    /// The bets a hand may begin with, in chips.
    public static let stakes = 1...10_000

    /// The most a purse can hold, in half chips.
    public static let fullestPurse = 1_000_000_000_000

    /// The table.
    public let table: Table
    /// The rules of a custom table; nil at all others.
    public let custom: CustomRules?
    /// The bet, in chips.
    public let stake: Int
    /// The player's money in half chips, including the bet; nil without play money.
    public let purse: Int?
    /// Whether the cards come from outside, as moves.
    public let isDealtFromOutside: Bool
    /// The cards missing from the shoe because of earlier rounds.
    public let gone: CardCounts

    /// Clamps the stake to the allowed range.
    ///
    /// If `gone` isn't possible at the table, or leaves too few cards, the shoe is shuffled.
    public init(
      table: Table = .source, custom: CustomRules? = nil, stake: Int = 1, purse: Int? = nil,
      isDealtFromOutside: Bool = false,
      gone: CardCounts = CardCounts()
    ) {
      self.table = table
      self.custom = table == .custom ? custom ?? CustomRules() : nil
      let bet = min(max(stake, Self.stakes.lowerBound), Self.stakes.upperBound)
      self.stake = bet
      self.purse = purse.map { max($0, 2 * bet) }
      self.isDealtFromOutside = isDealtFromOutside
      self.gone =
        Self.isEnough(self.custom?.rules ?? table.rules, without: gone) ? gone : CardCounts()
    }

    /// The rules of the table.
    public var rules: TableRules { custom?.rules ?? table.rules }

    /// Whether the shoe need not be shuffled before a round.
    ///
    /// Four hands drawn to thirty and a dealer at twenty-six take 146 points, aces as one. A shoe
    /// with that many and at least a quarter of its cards never runs out during a round.
    static func isEnough(_ rules: TableRules, without gone: CardCounts) -> Bool {
      var shoe = CardCounts(decks: rules.decks)
      return shoe.remove(gone) && shoe.points >= 146 && shoe.total >= 13 * rules.decks
    }

    /// Decodes a setup; throws if a value is out of range, since no real game has it.
    public init(from decoder: any Decoder) throws {
      let box = try decoder.container(keyedBy: CodingKeys.self)
      let stake = try box.decode(Int.self, forKey: .stake)
      let purse = try box.decodeIfPresent(Int.self, forKey: .purse)
      let gone = try box.decodeIfPresent(CardCounts.self, forKey: .gone) ?? CardCounts()
      self.init(
        table: try box.decode(Table.self, forKey: .table),
        custom: try box.decodeIfPresent(CustomRules.self, forKey: .custom), stake: stake,
        purse: purse,
        isDealtFromOutside: try box.decodeIfPresent(Bool.self, forKey: .isDealtFromOutside)
          ?? false,
        gone: gone)
      guard self.stake == stake, self.purse == purse, self.gone == gone,
        purse.map({ $0 <= Self.fullestPurse }) ?? true
      else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "No table takes that bet, or deals from that shoe."))
      }
    }

    /// Encodes a setup without default values.
    public func encode(to encoder: any Encoder) throws {
      var box = encoder.container(keyedBy: CodingKeys.self)
      try box.encode(table, forKey: .table)
      try box.encodeIfPresent(custom, forKey: .custom)
      try box.encode(stake, forKey: .stake)
      try box.encodeIfPresent(purse, forKey: .purse)
      if isDealtFromOutside { try box.encode(true, forKey: .isDealtFromOutside) }
      if gone.total > 0 { try box.encode(gone, forKey: .gone) }
    }

    private enum CodingKeys: String, CodingKey {
      case table, stake, purse
      case custom = "rules"
      case isDealtFromOutside = "outside"
      case gone
    }
  }
}
