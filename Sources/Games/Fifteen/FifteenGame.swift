public import Arcade
import Languages
import Rules
import Stage
import Store

nonisolated extension GameEntry {
  /// The sliding picture puzzle.
  public static var fifteen: GameEntry {
    var entry = GameEntry(
      id: Fifteen.name, title: { tr("Fifteen") }, palette: .fifteen, poster: "menu-fifteen",
      setup: { FifteenSetupScene(context: $0, choice: .last(in: $0)) })
    entry.icon = "icon-numbers"
    entry.posterFront = PosterFront(width: 104, height: 104, x: 204, y: 180, movement: .slide)
    entry.board = { FifteenScene(context: $0, $0.choices[FifteenChoice.self]) }
    entry.savedQuestion = { context in
      let choice = context.choices[FifteenChoice.self]
      return SavedFifteen(context, of: choice.setup)?.question(context) {
        $0.perform(.push(FifteenScene(context: context, choice)))
      }
    }
    entry.resume = { context, saved in
      SavedFifteen(saved).map { FifteenScene(context, $0) }
    }
    entry.readCode = BoardCode.fifteen
    entry.results = { .fifteen }
    entry.readRecord = entry.reader(FifteenReplayScene.init)
    entry.demo = "Demos/fifteen.recreo"
    entry.proves = FifteenProof.proves
    entry.scoring = .fifteen
    entry.earns = { _ in [.food: 1, .training: 2] }
    entry.earlierGameStats = {
      FifteenRecord(text: $0)?.record.gameStats ?? GameStats()
    }
    entry.achievements = Fifteen.achievements
    entry.stickers = StickerDrawings(
      [
        "paper-boat", "paper-fish", "paper-kite", "paper-flower", "paper-leaf", "paper-moon",
        "paper-sun", "paper-cloud", "paper-heart", "crown-gold", "sleeping-fox",
      ])
    entry.words = { $0.fifteenWords }
    entry.settings = Setting.ofFifteen
    entry.options = FifteenOptions.section
    entry.pictures = GamePictures(
      use: .square,
      open: { picture, context in
        context.choices[FifteenChoice.self].picture = picture
        return FifteenSetupScene(context: context, choice: .last(in: context))
      })
    return entry
  }
}

nonisolated extension Scoring {
  /// Ranked by time, by moves and by pushes; 50 points for each achievement that a game meets.
  static let fifteen = Scoring(
    measures: [.time, .moves, .pushes], total: .points, pointsPerAchievement: 50)
}

nonisolated extension BoardCode {
  /// The code of a board, such as `fifteen-4x4-130-3w5e11264sgsf`.
  init(_ setup: Fifteen.Setup, seed: UInt64) {
    // A daily board becomes an ordinary one: on another day it is no longer that day's.
    let scramble = setup.scramble == .daily ? .any : setup.scramble
    self.init(
      Fifteen.name, [setup.shape.name, scramble.word], seed: seed,
      choice: FifteenChoice(setup, picture: nil))
  }

  fileprivate static func fifteen(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let seed = seed(parts[2]) else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Int($0) }
    let scramble = Scramble(word: parts[1]) ?? Int(parts[1]).map { .moves($0) }
    guard sides.count == 2, let scramble, scramble != .daily else { return nil }
    return BoardCode(
      Fifteen.Setup(columns: sides[0], rows: sides[1], scramble: scramble), seed: seed)
  }
}

extension GameContext {
  /// The solver.
  var solver: PuzzleSolver { service(PuzzleSolver.init(for:)) }

  /// The seed of the next board; for a daily board the number of the day.
  func nextBoard(of setup: Fifteen.Setup) -> UInt64 {
    setup.scramble == .daily ? DailyBoard.seed(of: day) : nextSeed()
  }
}

extension PuzzleSolver {
  /// A solver that saves its tables in the cache folder, if there is one.
  fileprivate convenience init(for context: GameContext) {
    let (folder, makes) = (context.cacheFolder, context.makesCaches)
    let cache = folder.map { SolverTableCache(folder: $0) }
    self.init(
      worker: context.ownWorker("solving"),
      cache: Cache(
        load: { cache?.load() },
        make: { makes ? cache?.make(shouldStop: $0, progress: $1) : nil }),
      post: context.post)
  }
}
