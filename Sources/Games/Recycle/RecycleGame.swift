public import Arcade
import Languages
import Rules
import Stage
import Store

nonisolated extension GameEntry {
  /// Sixty seconds of gestures: items go into the right container.
  public static var recycle: GameEntry {
    var entry = GameEntry(
      id: Recycle.name, title: { tr("Recycle") }, palette: .recycle, poster: "menu-recycle",
      setup: { RecycleSetupScene(context: $0, choice: RecycleChoice.last(in: $0)) })
    entry.icon = "icon-recycle"
    entry.posterFront = PosterFront(width: 160, height: 128, x: 182, y: 96, movement: .fly)
    entry.board = { RecycleScene(context: $0, $0.choices[RecycleChoice.self].setup) }
    entry.savedQuestion = { context in
      let setup = context.choices[RecycleChoice.self].setup
      return SavedRecycle(context, of: setup)?.question(context) {
        $0.perform(.push(RecycleScene(context: context, setup)))
      }
    }
    entry.resume = { context, saved in
      SavedRecycle(saved).map { RecycleScene(context, resuming: $0) }
    }
    entry.readCode = BoardCode.recycle
    entry.results = { .recycle }
    entry.readRecord = RecycleScene.prove
    entry.demo = "Demos/recycle.recreo"
    entry.proves = RecycleProof.proves
    entry.scoring = .recycle
    entry.earns = { [.materials: 1 + min(max($0, 0) / 1000, 9), .medicine: 1] }
    entry.achievements = Recycle.achievements
    entry.stickers = StickerDrawings(
      [
        "recycle-apple", "recycle-bottle", "recycle-can", "recycle-mug", "recycle-plane",
        "recycle-banana", "recycle-jar", "recycle-newspaper", "recycle-carton", "recycle-bag",
        "recycle-pot",
      ])
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
  /// The code of a round, such as `recycle-solo-classic-7` or `recycle-town-italy-7`.
  init(_ setup: Recycle.Setup, seed: UInt64) {
    self.init(
      Recycle.name, [setup.mode.rawValue, setup.region?.rawValue ?? setup.halving.rawValue],
      seed: seed,
      choice: RecycleChoice(setup))
  }

  fileprivate static func recycle(_ parts: [String]) -> BoardCode? {
    guard parts.count == 3, let mode = Recycle.Mode(rawValue: parts[0]),
      let seed = seed(parts[2])
    else { return nil }
    if mode == .town {
      guard let region = Recycle.Region(rawValue: parts[1]) else { return nil }
      return BoardCode(Recycle.Setup(mode: mode, region: region), seed: seed)
    }
    guard let halving = Recycle.Halving(rawValue: parts[1]) else { return nil }
    return BoardCode(Recycle.Setup(mode: mode, halving: halving), seed: seed)
  }
}
