import Arcade
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
  /// `mayChange`: off where its place there is another person's. That design stays as it is, and
  /// what was made of it is a new one. `name`: what a new one is called, by its number.
  mutating func shelve(
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
