import FoundationEssentials
import Rules
import Store

/// The design that is being worked on: kept after every change, and in the gallery once it is left.
nonisolated struct LoomWork: Hashable, Sendable {
  static let slot = "loom"
  var design: LoomDesign
  /// Its place in the gallery; nil while it has none.
  var id: SavedLoom.ID?

  /// What is no part of the design.
  private struct Extra: Codable { var id: Int? }

  init(design: LoomDesign = LoomDesign(), id: SavedLoom.ID? = nil) {
    self.design = design
    self.id = id
  }

  /// What was worked on last; nil where there is none.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let design = LoomDesign(code: saved.record),
      let extra = try? JSONDecoder().decode(Extra.self, from: Data(saved.extra.utf8))
    else { return nil }
    self.init(design: design, id: extra.id)
  }

  /// A design of the gallery; nil where its text is none.
  init?(_ loom: SavedLoom) {
    guard let design = LoomDesign(code: loom.design) else { return nil }
    self.init(design: design, id: loom.id)
  }

  /// As the store keeps it; `date` in milliseconds since 1970.
  func saved(at date: Int) -> SavedGame {
    SavedGame(
      game: Self.slot, record: design.code, milliseconds: 0, at: date,
      extra: jsonText(Extra(id: id)))
  }

  /// Puts it into the gallery; bare cloth that was never there stays out.
  ///
  /// `name`: what a new one is called, by its number.
  mutating func shelve(
    in store: Store, at date: Int, name: (Int) -> String
  ) throws(StoreError) {
    if let id, let known = try store.loom(id) {
      guard known.design != design.code else { return }
      try store.updateLoom(id, design: design.code, at: date)
    } else if !design.isBare {
      let player = try store.currentPlayer().flatMap { try? PlayerName($0.name) }
      let count = try store.looms().count
      id = try store.addLoom(name: name(count + 1), by: player, design: design.code, at: date).id
    }
  }
}
