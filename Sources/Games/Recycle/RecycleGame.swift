public import Arcade
import Languages
import Rules
import Store

nonisolated extension GameEntry {
  /// Sixty seconds of gestures: items go into the right container.
  public static var recycle: GameEntry {
    var entry = GameEntry(
      id: Recycle.name, title: { tr("Recycle") }, palette: .recycle, poster: "menu-recycle",
      setup: { RecycleSetupScene(context: $0, choice: RecycleChoice.last(in: $0)) })
    entry.posterFront = PosterFront(width: 160, height: 128, x: 182, y: 96)
    entry.board = { RecycleScene(context: $0, $0.choices[RecycleChoice.self].setup) }
    entry.readCode = BoardCode.recycle
    entry.results = { .recycle }
    entry.readRecord = RecycleScene.prove
    entry.scoring = .recycle
    entry.achievements = Recycle.achievements
    entry.words = { $0.recycleWords }
    entry.settings = Setting.ofRecycle
    entry.options = RecycleOptions.section
    return entry
  }
}

nonisolated extension Scoring {
  /// Ranked by points.
  static let recycle = Scoring(measures: [.score])
}

nonisolated extension BoardCode {
  /// The code of a round, such as `recycle-solo-classic-7`.
  init(_ setup: Recycle.Setup, seed: UInt64) {
    self.init(
      Recycle.name, [setup.mode.rawValue, setup.halving.rawValue], seed: seed,
      choice: RecycleChoice(setup))
  }

  fileprivate static func recycle(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let mode = Recycle.Mode(rawValue: parts[0]),
      let halving = Recycle.Halving(rawValue: parts[1]), let seed = seed(parts[2])
    else { return nil }
    return BoardCode(Recycle.Setup(mode: mode, halving: halving), seed: seed)
  }
}
