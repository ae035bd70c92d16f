public import Arcade
import Languages
import Rules
import Stage
import Store

nonisolated extension GameEntry {
  /// A puzzle of pieces on one side, which the other side mirrors.
  public static var mirror: GameEntry {
    var entry = GameEntry(
      id: Mirror.name, title: { tr("Mirror") }, palette: .mirror, poster: "menu-mirror",
      setup: { MirrorSetupScene(context: $0, choice: .last(in: $0)) })
    entry.icon = "icon-mirror-axis"
    entry.posterFront = PosterFront(width: 196, height: 120, x: 168, y: 158, movement: .shuttle)
    entry.board = { MirrorScene(context: $0, $0.choices[MirrorChoice.self]) }
    entry.savedQuestion = { context in
      let choice = context.choices[MirrorChoice.self]
      return SavedMirror(context, of: choice.setup)?.question(context) {
        $0.perform(.push(MirrorScene(context: context, choice)))
      }
    }
    entry.resume = { context, saved in
      SavedMirror(saved).map { MirrorScene(context, $0) }
    }
    entry.readCode = BoardCode.mirror
    entry.results = { .mirror }
    entry.readRecord = entry.reader(MirrorReplayScene.init)
    entry.demo = "Demos/mirror.recreo"
    entry.proves = MirrorProof.proves
    entry.scoring = Scoring()
    entry.earns = { _ in [.food: 1, .training: 1, .toys: 1] }
    entry.achievements = Mirror.achievements
    entry.stickers = StickerDrawings(
      [
        "loom-bird", "loom-butterfly", "loom-fish", "loom-flower", "loom-frog", "loom-house",
        "loom-person", "loom-star", "loom-sun", "loom-boat", "loom-diamond",
      ], areWhite: true)
    entry.words = { $0.mirrorWords }
    entry.files = .looms
    entry.files?.review = { LoomGalleryScene($0, isForOwner: true) }
    entry.pictures = GamePictures(use: .panel, ours: { MirrorPicture.all.map(\.name) })
    return entry
  }
}

nonisolated extension BoardCode {
  /// The code of a board, such as `mirror-3x4-axis-numbers-7-diamonds`, with `-turned` before the
  /// seed if pieces must be turned.
  ///
  /// `brocade`: the id of one of ours, since other pictures don't exist everywhere.
  init(_ setup: Mirror.Setup, seed: UInt64, brocade: String?) {
    self.init(
      Mirror.name,
      [setup.size, setup.symmetry.rawValue, setup.hints.rawValue]
        + (setup.turned == nil ? [] : ["turned"]), seed: seed, end: brocade,
      choice: MirrorChoice(
        picture: brocade, columns: setup.columns, symmetry: setup.symmetry, hints: setup.hints,
        isTurned: setup.turned == nil ? nil : true))
  }

  fileprivate static func mirror(_ parts: [String]) -> BoardCode? {
    var parts = parts
    let isTurned = parts.count > 4 && parts[3] == "turned"
    if isTurned { parts.remove(at: 3) }
    guard parts.count == 4 || parts.count == 5, let seed = seed(parts[3]),
      let columns = Mirror.Setup.sizes.first(where: { Mirror.Setup(columns: $0).size == parts[0] }),
      let symmetry = Mirror.Symmetry(rawValue: parts[1]),
      let hints = Mirror.Hints(rawValue: parts[2]),
      parts.count == 4 || Brocade.all.contains(where: { $0.id == parts[4] })
    else { return nil }
    return BoardCode(
      Mirror.Setup(
        columns: columns, symmetry: symmetry, hints: hints, turned: isTurned ? [1] : nil),
      seed: seed, brocade: parts.count == 5 ? parts[4] : nil)
  }
}
