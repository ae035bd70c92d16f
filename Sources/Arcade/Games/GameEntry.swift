public import Rules
public import Stage
public import Store

/// Everything that the program knows about a game: the one value that its module exports.
///
/// The list of all games is in `recreo/Games.swift`; nothing else names one.
public nonisolated struct GameEntry: Identifiable, Sendable {
  /// Makes one of its scenes.
  public typealias SceneMaker = @MainActor @Sendable (GameContext) -> any Scene
  /// Parses the parts of a board code after the game's id; nil if they aren't valid.
  public typealias CodeReader = @Sendable ([String]) -> BoardCode?
  /// Verifies a record in JSON and returns what replays it; nil if it isn't valid.
  public typealias RecordReader =
    @MainActor @Sendable (String) throws(ReplayError) -> ReplayMaker?

  /// Its name on the command line and in records, settings and node ids; never changes.
  public let id: String
  /// The name that players see.
  public let title: @MainActor @Sendable () -> String
  /// Its colours.
  public let palette: Palette
  /// The picture on its poster, a drawing of `Art`.
  public let poster: String
  /// The icon that stands for it in a list, a drawing of `Art`.
  public var icon = "icon-dice"
  /// The drawing in front of its poster; nil if the poster is a single square drawing.
  public var posterFront: PosterFront?
  /// Makes its first scene, where a player chooses.
  public let setup: SceneMaker
  /// Opens a board with the last chosen setup; nil if the game has no setup.
  public var board: SceneMaker?
  /// What the game shows in a small window on the desktop; nil if nothing.
  public var desktop: SceneMaker?
  /// Asks before a board that was asked for from outside takes the place of a saved game; nil if it
  /// takes none.
  public var savedQuestion: (@MainActor @Sendable (GameContext) -> (any Scene)?)?
  /// Goes on with a saved game as if it had not been left; nil if it is none that can be resumed.
  public var resume: (@MainActor @Sendable (GameContext, SavedGame) -> (any Scene)?)?
  /// Parses its board codes; nil if it has none.
  public var readCode: CodeReader?
  /// How its results are shown and compared; nil if it has none.
  public var results: (@MainActor @Sendable () -> LeaderboardDescription)?
  /// A player's statistics in it, nil if there are none; without this they are those of its results.
  public var statistics: (@MainActor @Sendable (GameContext, Player.ID) -> GameStatistics?)?
  /// Parses its records; nil if it has none.
  public var readRecord: RecordReader?
  /// A recorded game for a kiosk that nobody touches, a file below `Resources`; nil if it has none.
  ///
  /// The scene that replays it is a `Demonstration`.
  public var demo: String?
  /// Makes a `Demonstration` that is no record, for a game without records; nil if it has none.
  public var demoScene: (@MainActor @Sendable (GameContext) -> (any Scene)?)?
  /// Whether the record of a result, replayed, ends as the result says; nil if it has no records.
  ///
  /// A result that is not proved is refused when it is claimed.
  public var proves: (@Sendable (NewResult) -> Bool)?
  /// How its results are ranked.
  public var scoring = Scoring(measures: [])
  /// What a game that ended with this score earns besides points; nothing by default.
  public var earns: @Sendable (_ score: Int) -> [Resource: Int] = { _ in [:] }
  /// Its achievements, in the order in which they are shown.
  public var achievements: [Achievement] = []
  /// What is drawn on the stickers of its achievements; nil for the icons of their kinds.
  public var stickers: StickerDrawings?
  /// Statistics from records that were stored before there were achievements.
  public var earlierGameStats: (@Sendable (_ record: String) -> GameStats)?
  /// The names of its achievements.
  public var words: @MainActor @Sendable (Achievement) -> AchievementWords = {
    AchievementWords(title: $0.id, explanation: "")
  }
  /// The game's settings, in the order they are listed.
  public var settings: [Setting] = []
  /// Its section in Options; nil if it has none.
  public var options: (@MainActor @Sendable (OptionRows) -> GameOptions)?
  /// Its settings that help players to see, for the page For me.
  public var sightOptions: (@MainActor @Sendable (OptionRows) -> [Node])?
  /// How it uses players' own pictures; nil if it doesn't.
  public var pictures: GamePictures?
  /// Its files, which are exported and imported; nil if it has none.
  public var files: GameFiles?
  /// What it does while another scene is shown; nil if nothing.
  public var background: (@MainActor @Sendable (GameContext) -> any BackgroundTask)?
  /// What it does while the program is closed; nil if nothing.
  public var agent: GameAgent?

  /// A game that can be opened; everything else is optional.
  public init(
    id: String, title: @escaping @MainActor @Sendable () -> String, palette: Palette,
    poster: String, setup: @escaping SceneMaker
  ) {
    self.id = id
    self.title = title
    self.palette = palette
    self.poster = poster
    self.setup = setup
  }
}

/// The name of an achievement and how to reach it, in the player's language.
public nonisolated struct AchievementWords: Hashable, Sendable {
  /// A few words.
  public var title: String
  /// One sentence that says what to do.
  public var explanation: String

  /// A title and an explanation.
  public init(title: String, explanation: String) {
    self.title = title
    self.explanation = explanation
  }
}

/// A game's section in Options.
public struct GameOptions {
  /// Its rows.
  public var section: OptionSection
  /// Shows the current values; called for each frame.
  public var update: () -> Void
  /// Called when the page is left.
  public var leave: () -> Void

  /// A section and the functions that keep it up to date.
  public init(
    _ section: OptionSection, update: @escaping () -> Void = {}, leave: @escaping () -> Void = {}
  ) {
    self.section = section
    self.update = update
    self.leave = leave
  }
}

/// How a game uses players' own pictures.
public nonisolated struct GamePictures: Sendable {
  /// What they are cropped for.
  public var use: PictureUse
  /// The names of the pictures that come with the game; nil means every file in
  /// `Resources/Pictures`.
  public var ours: (@MainActor @Sendable () -> [String])?
  /// Opens the game with a picture that was dropped on the menu; nil if it doesn't accept one
  /// there.
  public var open: (@MainActor @Sendable (_ picture: String, GameContext) -> any Scene)?

  /// Pictures cropped for a use.
  public init(
    use: PictureUse, ours: (@MainActor @Sendable () -> [String])? = nil,
    open: (@MainActor @Sendable (String, GameContext) -> any Scene)? = nil
  ) {
    self.use = use
    self.ours = ours
    self.open = open
  }
}

nonisolated extension Sequence<GameEntry> {
  /// The game with this id, or nil.
  public func named(_ id: String) -> GameEntry? { first { $0.id == id } }

  /// The game with the most achievements, which players' pages and the leaderboards show first.
  var mostToReach: GameEntry? {
    self.max { $0.achievements.count < $1.achievements.count }
  }

  /// The first game that accepts a picture dropped on the menu.
  public var takingDroppedPictures: GameEntry? { first { $0.pictures?.open != nil } }

  /// What the store has to know about the games.
  public var catalogue: GameCatalogue {
    GameCatalogue(
      map {
        GameCatalogue.Game(
          id: $0.id, scoring: $0.scoring, achievements: $0.achievements,
          earlierGameStats: $0.earlierGameStats)
      })
  }

  /// All settings: the program's, which games a kiosk offers, then each game's.
  public var settings: [Setting] { Setting.ofProgram + map(\.offer) + flatMap(\.settings) }
}
