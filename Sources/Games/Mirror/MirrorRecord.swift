import Arcade
import Rules
import Store

typealias MirrorRecord = PictureRecord<Mirror>

/// A saved puzzle that can be resumed.
nonisolated struct SavedMirror {
  var round: MirrorRound
  var milliseconds: Int
  var picture: MirrorPicture
  /// How the pieces are sorted; nil if they aren't.
  var sorting: MirrorSorting?

  /// Data that is not part of the rules.
  private struct Extra: Codable {
    var picture: String
    var sorting: MirrorSorting?
  }

  init(
    round: MirrorRound, milliseconds: Int, picture: MirrorPicture, sorting: MirrorSorting? = nil
  ) {
    self.sorting = sorting
    self.round = round
    self.milliseconds = milliseconds
    self.picture = picture
  }

  /// A puzzle as it was saved; nil if the current rules can't resume it.
  @MainActor init?(_ saved: SavedGame) {
    guard let record: Record<Mirror> = decoded(saved.record),
      var round = try? MirrorRound(replaying: record), round.game.outcome == nil,
      let extra: Extra = decoded(saved.extra),
      let picture = MirrorPicture(name: extra.picture)
    else { return nil }
    round.letGo()
    let sorting = extra.sorting.flatMap { $0.fits(round.setup) ? $0 : nil }
    self.init(
      round: round, milliseconds: saved.milliseconds, picture: picture, sorting: sorting)
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Mirror.name, record: jsonText(round.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture.name, sorting: sorting)))
  }
}

extension SavedMirror {
  /// The current player's saved puzzle of this kind; nil if there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Mirror.Setup) {
    context.moveOldSave(Mirror.name) { MirrorRecord(text: $0.record)?.record.setup.kind }
    guard let saved = context.savedGame(in: context.saveSlot(setup)) else { return nil }
    self.init(saved)
  }

  /// The current player's last saved puzzle of any kind.
  @MainActor static func latest(_ context: GameContext) -> SavedMirror? {
    context.moveOldSave(Mirror.name) { MirrorRecord(text: $0.record)?.record.setup.kind }
    let saved = context.savedBoards(of: Mirror.name)
    let slots = Mirror.Setup.kinds.map(context.saveSlot).filter { saved.contains($0.name) }
    return slots.compactMap { try? context.store.savedGame($0.name) }.max { $0.at < $1.at }.flatMap
    { SavedMirror($0) }
  }
}

extension GameContext {
  /// The current player's slot for such a puzzle.
  func saveSlot(_ setup: Mirror.Setup) -> SaveSlot { saveSlot(Mirror.name, setup.kind) }
}

nonisolated extension Mirror.Setup {
  /// The kind of puzzle of which one is saved: size, symmetry, whether the panel is a player's
  /// own, whether pieces must be turned, and whether it is for two.
  var kind: String {
    "\(size)-\(symmetry.rawValue)" + (isOwn ? "-own" : "") + (turned == nil ? "" : "-turned")
      + (isForTwo ? "-two" : "")
  }

  /// One setup of each kind.
  fileprivate static var kinds: [Mirror.Setup] {
    sizes.flatMap { columns in
      Mirror.Symmetry.allCases.flatMap { kinds(columns, $0) }
    }
  }

  private static func kinds(_ columns: Int, _ symmetry: Mirror.Symmetry) -> [Mirror.Setup] {
    var kinds: [Mirror.Setup] = []
    for turned in [nil, [1]] {
      for isForTwo in [false, true] {
        let ours = Mirror.Setup(
          columns: columns, symmetry: symmetry, turned: turned, isForTwo: isForTwo)
        kinds += [ours, ours.ofOtherPanel]
      }
    }
    return kinds
  }

  /// The same with a player's own panel instead of ours, or the other way round.
  var ofOtherPanel: Mirror.Setup {
    Mirror.Setup(
      columns: columns, symmetry: symmetry, hints: hints,
      looks: isOwn ? nil : Array(0..<count), turned: turned, isForTwo: isForTwo)
  }
}
