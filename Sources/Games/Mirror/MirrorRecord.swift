import Arcade
import FoundationEssentials
import Rules
import Store

typealias MirrorRecord = PictureRecord<Mirror>

/// An unfinished puzzle that can be resumed.
nonisolated struct SavedMirror {
  var round: MirrorRound
  var milliseconds: Int
  var picture: MirrorPicture

  /// What is no part of the rules.
  private struct Extra: Codable { var picture: String }

  init(round: MirrorRound, milliseconds: Int, picture: MirrorPicture) {
    self.round = round
    self.milliseconds = milliseconds
    self.picture = picture
  }

  /// The saved one of a slot; nil where there is none that today's rules can resume.
  @MainActor init?(_ store: Store, slot: SaveSlot) {
    guard let saved = try? store.savedGame(slot.name), let record = Self.record(of: saved),
      var round = try? MirrorRound(replaying: record), round.game.outcome == nil,
      let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8)),
      let picture = MirrorPicture(name: extra.picture)
    else { return nil }
    round.letGo()
    self.init(round: round, milliseconds: saved.milliseconds, picture: picture)
  }

  private static func record(of saved: SavedGame) -> Record<Mirror>? {
    try? JSONDecoder().decode(Record<Mirror>.self, from: Data(saved.record.utf8))
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Mirror.name, record: jsonText(round.record), milliseconds: milliseconds, at: date,
      extra: jsonText(Extra(picture: picture.name)))
  }
}

extension SavedMirror {
  /// The current player's unfinished puzzle of this kind; nil where there is none to resume.
  @MainActor init?(_ context: GameContext, of setup: Mirror.Setup) {
    context.moveOldSave(Mirror.name) { Self.record(of: $0)?.setup.kind }
    self.init(context.store, slot: context.saveSlot(setup))
  }

  /// What the current player left last, of any kind.
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
  /// What one unfinished puzzle is saved of: size, symmetry, and whose the panel is.
  fileprivate var kind: String {
    "\(size)-\(symmetry.rawValue)" + (looks == nil ? "" : "-own")
  }

  /// One of each kind.
  fileprivate static var kinds: [Mirror.Setup] {
    sizes.flatMap { columns in
      Mirror.Symmetry.allCases.flatMap { symmetry in
        let ours = Mirror.Setup(columns: columns, symmetry: symmetry)
        return [ours, ours.ofOtherPanel]
      }
    }
  }

  /// The same with a panel of one's own instead of ours, or the other way round.
  var ofOtherPanel: Mirror.Setup {
    Mirror.Setup(
      columns: columns, symmetry: symmetry, hints: hints,
      looks: looks == nil ? Array(0..<count) : nil)
  }
}
