import Arcade
import FoundationEssentials
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

  /// The puzzle saved in a slot; nil if there is none that the current rules can resume.
  @MainActor init?(_ store: Store, slot: SaveSlot) {
    guard let saved = try? store.savedGame(slot.name) else { return nil }
    self.init(saved)
  }

  /// A puzzle as it was saved; nil if the current rules can't resume it.
  @MainActor init?(_ saved: SavedGame) {
    guard let record = Self.record(of: saved),
      var round = try? MirrorRound(replaying: record), round.game.outcome == nil,
      let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8)),
      let picture = MirrorPicture(name: extra.picture)
    else { return nil }
    round.letGo()
    let sorting = extra.sorting.flatMap { $0.fits(round.setup) ? $0 : nil }
    self.init(
      round: round, milliseconds: saved.milliseconds, picture: picture, sorting: sorting)
  }

  private static func record(of saved: SavedGame) -> Record<Mirror>? {
    try? JSONDecoder().decode(Record<Mirror>.self, from: Data(saved.record.utf8))
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
    context.moveOldSave(Mirror.name) { Self.record(of: $0)?.setup.kind }
    self.init(context.store, slot: context.saveSlot(setup))
  }

  /// The current player's last saved puzzle of any kind.
  @MainActor static func latest(_ context: GameContext) -> SavedMirror? {
    context.moveOldSave(Mirror.name) { record(of: $0)?.setup.kind }
    let saved = context.savedBoards(of: Mirror.name)
    let slots = Mirror.Setup.kinds.map(context.saveSlot).filter { saved.contains($0.name) }
    func date(_ slot: SaveSlot) -> Int { (try? context.store.savedGame(slot.name))?.at ?? 0 }
    return slots.max { date($0) < date($1) }.flatMap { SavedMirror(context.store, slot: $0) }
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
