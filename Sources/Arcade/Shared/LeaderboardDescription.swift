public import Languages
public import Stage
public import Store

/// What the shared scenes of results have to know of a game: how its results are told, ordered and
/// compared, and how one is played again.
public struct LeaderboardDescription {
  /// One of the ways to order a list.
  public struct Order {
    /// How the store sorts it.
    public var order: ResultOrder
    /// Its name in the trace, and over the list.
    public var id, title: String
    /// A place in the list as a sentence: "Number 3 by time".
    public var rank: (Int) -> String

    /// A way to order a list.
    public init(
      order: ResultOrder, id: String, title: String, rank: @escaping (Int) -> String
    ) {
      self.order = order
      self.id = id
      self.title = title
      self.rank = rank
    }
  }
  /// One of the things a variant is made of, such as the size of the board.
  public struct Part {
    /// Its name in node ids (`results.<id>.<option>`), and what players read.
    public var id, label: String
    /// What it can be; at least one.
    public var options: [(id: String, label: String)]

    /// A part of a variant with what it may be.
    public init(id: String, label: String, options: [(id: String, label: String)]) {
      self.id = id
      self.label = label
      self.options = options
    }
  }

  /// The game's id.
  public var game: String
  /// What players call the game.
  public var title: String
  /// Its colours.
  public var palette: Palette
  /// How they are ranked.
  public var scoring: Scoring
  /// What a variant is made of; empty where there is only one.
  public var parts: [Part]
  /// The variant of one option of each part.
  public var variant: ([Int]) -> String
  /// The ways to order the list; the first one is the usual one.
  public var orders: [Order]
  /// A result in a few words, with what it was played on where that is not clear.
  public var summary: (_ result: NewResult, _ withVariant: Bool) -> String
  /// Plays a result again; nil where today's rules cannot.
  public var replay: (GameResult, GameContext) -> (any Scene)?
  /// The same in the language spoken now.
  public var renewed: (() -> LeaderboardDescription)?
  /// What is shown around of a result; nil where there is nothing.
  public var shareCard: (NewResult) -> ShareCard?
  /// Why a result is in no list.
  public var unranked: (NewResult) -> String
  /// What else a player should know of what a result counts for; empty where there is nothing.
  public var remark: (NewResult) -> String

  /// The results of a game; optional properties are set afterwards.
  public init(
    game: String, title: String, palette: Palette, scoring: Scoring, parts: [Part],
    variant: @escaping ([Int]) -> String, orders: [Order],
    summary: @escaping (NewResult, Bool) -> String,
    replay: @escaping (GameResult, GameContext) -> (any Scene)?,
    renewed: (() -> LeaderboardDescription)? = nil,
    shareCard: @escaping (NewResult) -> ShareCard? = { _ in nil },
    unranked: @escaping (NewResult) -> String = { _ in
      tr("Played with help, so it doesn't count for the leaderboards.")
    }, remark: @escaping (NewResult) -> String = { _ in "" }
  ) {
    self.game = game
    self.title = title
    self.palette = palette
    self.scoring = scoring
    self.parts = parts
    self.variant = variant
    self.orders = orders
    self.summary = summary
    self.replay = replay
    self.renewed = renewed
    self.shareCard = shareCard
    self.unranked = unranked
    self.remark = remark
  }

  /// The options that make a variant, or one that is named by fewer of its words; the first of each
  /// part where there is none.
  public func options(of variant: String) -> [Int] {
    var words = variant.split(separator: "-")
    while !words.isEmpty {
      if let options = exactOptions(of: words.joined(separator: "-")) { return options }
      words.removeLast()
    }
    return parts.map { _ in 0 }
  }

  private func exactOptions(of variant: String) -> [Int]? {
    var choice = parts.map { _ in 0 }
    while true {
      if self.variant(choice) == variant { return choice }
      guard let index = choice.indices.first(where: { choice[$0] + 1 < parts[$0].options.count })
      else { return nil }
      choice[index] += 1
      for lower in 0..<index { choice[lower] = 0 }
    }
  }
}

/// How a game ended, and whether the disk has it.
public enum GameEnd {
  /// It waits for a name.
  case draft(GameResult)
  /// The disk did not take it; it can still be tried with the name, and then ends the game that is
  /// kept in the slot.
  case lost(NewResult, ending: String?, because: StoreError)

  /// The result itself, wherever it is.
  public var played: NewResult {
    switch self {
    case .draft(let result): result.played
    case .lost(let result, _, _): result
    }
  }

  /// Keeps a result as a draft and lets go of its saved game, in one transaction.
  ///
  /// `saves`: what the result changed with it, by slot; it is saved in the same transaction.
  @MainActor public static func keep(
    _ new: NewResult, ending slot: String?, saving saves: [String: SavedGame] = [:],
    in context: GameContext
  ) -> GameEnd {
    // What still waits to be written there is older than this.
    for slot in [slot].compactMap({ $0 }) + saves.keys { context.keeper.forget(slot) }
    do throws(StoreError) {
      return .draft(try context.store.draft(new, ending: slot, saving: saves))
    } catch {
      return .lost(new, ending: slot, because: error)
    }
  }
}
