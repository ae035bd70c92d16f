public import Rules
public import Stage
public import Store

/// Everything that the program knows of one game: the one value that its module hands over.
///
/// The list of all games is in `recreo/Games.swift`; nothing else names one.
public nonisolated struct GameEntry: Identifiable, Sendable {
  /// Makes one of its scenes.
  public typealias SceneMaker = @MainActor @Sendable (GameContext) -> any Scene
  /// Reads the parts of a board's code behind the game's id; nil where they are none.
  public typealias CodeReader = @Sendable ([String]) -> BoardCode?
  /// Proves a record written as JSON and gives what plays it; nil where it is none.
  public typealias RecordReader =
    @MainActor @Sendable (String) throws(ReplayError) -> ReplayMaker?

  /// Its name in the command line, in records, settings and node ids; never changes.
  public let id: String
  /// What players call it.
  public let title: @MainActor @Sendable () -> String
  /// Its colours.
  public let palette: Palette
  /// The picture of its poster, a drawing of `Art`.
  public let poster: String
  /// Makes its first scene, where a player chooses.
  public let setup: SceneMaker
  /// Opens a board with the last chosen setup; nil if the game has no setup.
  public var board: SceneMaker?
  /// Reads its boards' codes; nil while it has none.
  public var readCode: CodeReader?
  /// How its results are shown and compared; nil while it has none.
  public var results: (@MainActor @Sendable () -> LeaderboardDescription)?
  /// Reads its records; nil while it has none.
  public var readRecord: RecordReader?
  /// How its results are ranked.
  public var scoring = Scoring(measures: [])
  /// What can be reached in it, in the order it is shown.
  public var achievements: [Achievement] = []
  /// What its records tell to achievements that were stored before there were any.
  public var earlierGameStats: (@Sendable (_ record: String) -> GameStats)?
  /// What its achievements are called.
  public var words: @MainActor @Sendable (Achievement) -> AchievementWords = {
    AchievementWords(title: $0.id, explanation: "")
  }
  /// The game's settings, in the order they are listed.
  public var settings: [Setting] = []
  /// Its section in Options; nil while it has none.
  public var options: (@MainActor @Sendable (OptionRows) -> GameOptions)?
  /// What it does with pictures of one's own; nil where it shows none.
  public var pictures: GamePictures?
  /// What it does while another scene is shown; nil where that is nothing.
  public var background: (@MainActor @Sendable (GameContext) -> any BackgroundTask)?
  /// What it does while the program is closed; nil where that is nothing.
  public var agent: GameAgent?

  /// A game that can be opened, and has nothing else yet.
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

/// What an achievement is called and how it is reached, for people.
public nonisolated struct AchievementWords: Hashable, Sendable {
  /// A few words.
  public var title: String
  /// One sentence: what to do for it.
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
  /// Shows the values in force; called with each frame.
  public var update: () -> Void
  /// The page is left.
  public var leave: () -> Void

  /// A section, and what keeps it up to date.
  public init(
    _ section: OptionSection, update: @escaping () -> Void = {}, leave: @escaping () -> Void = {}
  ) {
    self.section = section
    self.update = update
    self.leave = leave
  }
}

/// What a game does with pictures of one's own.
public nonisolated struct GamePictures: Sendable {
  /// What they are cut for.
  public var use: PictureUse
  /// The names of the pictures that come with the game; nil is every file of `Resources/Pictures`.
  public var ours: (@MainActor @Sendable () -> [String])?
  /// Opens the game with a picture that was dropped on the menu; nil where it takes none there.
  public var open: (@MainActor @Sendable (_ picture: String, GameContext) -> any Scene)?

  /// Pictures that are cut for a use.
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
  /// The game of this id; nil where there is none.
  public func named(_ id: String) -> GameEntry? { first { $0.id == id } }

  /// The one with most to reach: what a player's page and the leaderboards show first.
  var mostToReach: GameEntry? {
    self.max { $0.achievements.count < $1.achievements.count }
  }

  /// The one that takes a picture that is dropped on the menu.
  public var takingDroppedPictures: GameEntry? { first { $0.pictures?.open != nil } }

  /// What the store has to know of them.
  public var catalogue: GameCatalogue {
    GameCatalogue(
      map {
        GameCatalogue.Game(
          id: $0.id, scoring: $0.scoring, achievements: $0.achievements,
          earlierGameStats: $0.earlierGameStats)
      })
  }

  /// Every setting there is: the program's, then each game's.
  public var settings: [Setting] { Setting.ofProgram + flatMap(\.settings) }
}
