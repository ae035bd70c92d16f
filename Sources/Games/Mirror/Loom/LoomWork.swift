import Arcade
import FoundationEssentials
import Rules
import Store

/// The design in progress: saved after every change, and in the gallery once it is left.
nonisolated struct LoomWork: Hashable, Sendable {
  /// What it is called in the trace and in saved games.
  static let name = "loom"
  var design: LoomDesign
  /// Its id in the gallery; nil while it has none.
  var id: SavedLoom.ID?

  /// Data that is not part of the design.
  private struct Extra: Codable { var id: Int? }

  init(design: LoomDesign = LoomDesign(), id: SavedLoom.ID? = nil) {
    self.design = design
    self.id = id
  }

  /// The current player's slot.
  @MainActor static func slot(_ context: GameContext) -> SaveSlot {
    context.saveSlot(name, board)
  }

  private static let board = "work"

  /// The design that the current player worked on last, or nil.
  @MainActor init?(_ context: GameContext) {
    context.moveOldSave(Self.name) { _ in Self.board }
    guard let saved = try? context.store.savedGame(Self.slot(context).name),
      let design = LoomDesign(code: saved.record),
      let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8))
    else { return nil }
    self.init(design: design, id: extra.id)
  }

  /// A design from the gallery; nil if its text isn't valid.
  init?(_ loom: SavedLoom) {
    guard let design = LoomDesign(code: loom.design) else { return nil }
    self.init(design: design, id: loom.id)
  }

  /// The form to store; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Self.name, record: design.code, milliseconds: 0, at: date,
      extra: jsonText(Extra(id: id)))
  }

  /// Saves it in the gallery, unless it is a new design without any motif.
  ///
  /// `mayChange`: false if the saved design belongs to someone else; it then stays the same, and
  /// the changed one is saved as a new design. `name`: the name of a new one, by its number.
  mutating func saveDesign(
    in store: Store, mayChange: Bool = true, at date: Int, name: (Int) -> String
  ) throws(StoreError) {
    var known: SavedLoom?
    if let id { known = try store.loom(id) }
    if known?.design == design.code { return }
    if let known, mayChange {
      try store.updateLoom(known.id, design: design.code, at: date)
    } else if !design.isBare {
      let player = try store.currentPlayer().flatMap { try? PlayerName($0.name) }
      let count = try store.looms().count
      id = try store.addLoom(name: name(count + 1), by: player, design: design.code, at: date).id
    }
  }
}
