public import Languages
public import Stage
public import Store

/// What the shared scenes need to know about a game's results: how they are described, ordered
/// and compared, and how one is replayed.
public struct LeaderboardDescription {
  /// An order of the results.
  public struct Order {
    /// How the store sorts it.
    public var order: ResultOrder
    /// Its name in the trace, and the title above the list.
    public var id, title: String
    /// A rank as a sentence: "Number 3 by time".
    public var rank: (Int) -> String

    /// An order of the results.
    public init(
      order: ResultOrder, id: String, title: String, rank: @escaping (Int) -> String
    ) {
      self.order = order
      self.id = id
      self.title = title
      self.rank = rank
    }

    /// The fastest first.
    public static var time: Order {
      Order(order: .time, id: "time", title: tr("Time")) {
        $0 == 1 ? tr("Fastest time ever!") : tr("#{n} by time", ["n": "\($0)"])
      }
    }

    /// The fewest moves first.
    public static var moves: Order {
      Order(order: .moves, id: "moves", title: tr("Moves")) {
        $0 == 1 ? tr("Fewest moves ever!") : tr("#{n} by moves", ["n": "\($0)"])
      }
    }
  }
  /// One part of a variant, such as the size of the board.
  public struct Part {
    /// Its name in node ids (`results.<id>.<option>`), and what players read.
    public var id, label: String
    /// The possible values; at least one.
    public var options: [(id: String, label: String)]
    /// The value that goes without saying where a variant is named; nil if each is named.
    public var usual: Int?
    /// Makes the card of an option, as in the setup of the game; nil if only its label says what it is.
    public var card: CardMaker?

    /// Makes the card for an index of the options, with an id.
    public typealias CardMaker = (Int, _ id: String, GameContext, Palette) -> ChoiceCard

    /// A part of a variant with its options.
    public init(
      id: String, label: String, options: [(id: String, label: String)], usual: Int? = nil,
      card: CardMaker? = nil
    ) {
      self.id = id
      self.label = label
      self.options = options
      (self.usual, self.card) = (usual, card)
    }
  }

  /// The game's id.
  public var game: String
  /// The name of the game that players see.
  public var title: String
  /// Its colours.
  public var palette: Palette
  /// How results are ranked.
  public var scoring: Scoring
  /// The parts of a variant; empty if there is only one variant.
  public var parts: [Part]
  /// The variant for one option of each part.
  public var variant: ([Int]) -> String
  /// The orders; the first one is the default.
  public var orders: [Order]
  /// A result in a few words; unless that is obvious, with the game and its board in a first line.
  public var summary: (_ result: NewResult, _ withVariant: Bool) -> String
  /// The same description in the current language.
  public var renewed: (() -> LeaderboardDescription)?
  /// The drawing above a result that still waits for a name.
  public var art: (NewResult) -> String = { _ in "paper-star" }
  /// Which player a result of several belongs to, for whoever names it later; empty if there was one, or
  /// if that can't be told.
  public var side: (NewResult) -> String = { _ in "" }
  /// The card for sharing a result; nil if it can't be shared.
  public var shareCard: (NewResult) -> ShareCard?
  /// Reads the record of a result, on any thread, and answers what makes the photo of its last board;
  /// nil if there is none, or if the current rules can't replay the record.
  public var photo: @Sendable (NewResult) -> BoardPicture? = { _ in nil }
  /// Why a result is on no leaderboard.
  public var unranked: (NewResult) -> String
  /// A remark on what a result counts for; empty if there is none.
  public var remark: (NewResult) -> String
  /// A further value of a result in the rows of leaderboards; nil if there is none.
  public var detail: (NewResult) -> String?

  /// What opens a result; nil if it is replayed.
  ///
  /// It answers nil if the current rules can't.
  public var open: ((GameResult, GameContext) -> (any Scene)?)?
  /// Figures of its own on a player's page of statistics, after the averages of its measures.
  public var figures: (PlayerStatistics) -> [GameStatistics.Figure] = { _ in [] }
  /// Whether the moves per second of a result are of interest.
  public var showsPace = false

  /// The description of a game's results; optional properties are set afterwards.
  public init(
    game: String, title: String, palette: Palette, scoring: Scoring, parts: [Part],
    variant: @escaping ([Int]) -> String, orders: [Order],
    summary: @escaping (NewResult, Bool) -> String,
    renewed: (() -> LeaderboardDescription)? = nil,
    shareCard: @escaping (NewResult) -> ShareCard? = { _ in nil },
    unranked: @escaping (NewResult) -> String = { _ in
      tr("Played with help, so it doesn't count for the leaderboards.")
    }, remark: @escaping (NewResult) -> String = { _ in "" },
    detail: @escaping (NewResult) -> String? = { _ in nil }
  ) {
    self.game = game
    self.title = title
    self.palette = palette
    self.scoring = scoring
    self.parts = parts
    self.variant = variant
    self.orders = orders
    self.summary = summary
    self.renewed = renewed
    self.shareCard = shareCard
    self.unranked = unranked
    self.remark = remark
    self.detail = detail
  }

  /// Opens a result, or replays it as the context's game of this name does; nil if the current rules can't.
  public func replay(_ result: GameResult, _ context: GameContext) -> (any Scene)? {
    if let open { return open(result, context) }
    let maker = (try? context.games.named(game)?.readRecord?(result.played.record)) ?? nil
    return maker?(
      ReplayContext(
        title: result.player?.name, milliseconds: result.played.milliseconds, context: context))
  }

  /// The options of a variant, also if it names fewer parts; the first option of each part if
  /// there is no such variant.
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

/// How a game ended, and whether the result is on disk.
public enum GameEnd {
  /// The result waits for a name.
  case draft(GameResult)
  /// The result could not be saved; saving can be retried with the name, and then ends the game
  /// saved in the slot.
  case lost(NewResult, ending: String?, because: StoreError)

  /// The result, saved or not.
  public var played: NewResult {
    switch self {
    case .draft(let result): result.played
    case .lost(let result, _, _): result
    }
  }

  /// Saves a result as a draft and deletes its saved game, in one transaction.
  ///
  /// `saves`: what the result changed besides, by slot; saved in the same transaction.
  @MainActor public static func save(
    _ new: NewResult, ending slot: String?, saving saves: [String: SavedGame] = [:],
    in context: GameContext
  ) -> GameEnd {
    // Pending saves of these slots are older than this.
    for slot in [slot].compactMap({ $0 }) + saves.keys { context.autosaver.cancel(slot) }
    context.noteEnd(of: new.game, slot: slot)
    do throws(StoreError) {
      let draft = try context.store.draft(new, ending: slot, saving: saves)
      context.beginProof(of: draft)
      return .draft(draft)
    } catch {
      return .lost(new, ending: slot, because: error)
    }
  }
}
