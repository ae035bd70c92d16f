public import Arcade
import Languages
import Rules
import Store

nonisolated extension GameEntry {
  /// The sliding picture puzzle.
  public static var fifteen: GameEntry {
    var entry = GameEntry(
      id: Fifteen.name, title: { tr("Fifteen") }, palette: .fifteen, poster: "menu-fifteen",
      setup: { FifteenSetupScene(cabinet: $0, choice: .last(in: $0)) })
    entry.board = { FifteenScene(cabinet: $0, $0.choices[FifteenChoice.self]) }
    entry.readCode = BoardCode.fifteen
    entry.results = { .fifteen }
    entry.readRecord = FifteenReplayScene.prove
    entry.scoring = .fifteen
    entry.achievements = Fifteen.achievements
    entry.words = { $0.fifteenWords }
    entry.pictures = GamePictures(
      use: .square,
      open: { picture, cabinet in
        cabinet.choices[FifteenChoice.self].picture = picture
        return FifteenSetupScene(cabinet: cabinet, choice: .last(in: cabinet))
      })
    return entry
  }
}

nonisolated extension Scoring {
  /// By time and by moves; 50 points for each challenge that a board passes.
  static let fifteen = Scoring(total: .points, pointsPerAchievement: 50)
}

nonisolated extension BoardCode {
  /// The code of a board, such as `fifteen-4x4-130-3w5e11264sgsf`.
  init(_ setup: Fifteen.Setup, seed: UInt64) {
    let scramble =
      switch setup.scramble {
      case .moves(let count): "\(count)"
      // Today's board is one of any; on another day it is no longer today's.
      case .any, .daily: "any"
      }
    self.init(
      Fifteen.name, ["\(setup.columns)x\(setup.rows)", scramble], seed: seed,
      choice: FifteenChoice(setup, picture: nil))
  }

  fileprivate static func fifteen(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let seed = seed(parts[2]) else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Int($0) }
    let scramble = parts[1] == "any" ? Scramble.any : Int(parts[1]).map { .moves($0) }
    guard sides.count == 2, let scramble else { return nil }
    return BoardCode(
      Fifteen.Setup(columns: sides[0], rows: sides[1], scramble: scramble), seed: seed)
  }
}

extension Cabinet {
  /// Works out ways home from boards.
  var solver: PuzzleSolver { service(PuzzleSolver.init(for:)) }

  /// The seed of the next board: today's number for today's.
  func nextBoard(of setup: Fifteen.Setup) -> UInt64 {
    setup.scramble == .daily ? UInt64(max(0, day)) : nextSeed()
  }
}

extension PuzzleSolver {
  /// One that saves its tables in the cache folder, where there is one.
  fileprivate convenience init(for cabinet: Cabinet) {
    let (folder, makes) = (cabinet.cacheFolder, cabinet.makesCaches)
    let shelf = folder.map { SolverShelf(folder: $0) }
    self.init(
      worker: cabinet.ownWorker("solving"),
      shelf: Shelf(
        kept: { shelf?.kept() },
        make: { makes ? shelf?.make(shouldStop: $0, progress: $1) : nil }),
      post: cabinet.post)
  }
}
