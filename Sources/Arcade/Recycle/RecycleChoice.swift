import FoundationEssentials
import Rules
import Store

/// The mode and the double tap that were chosen last, for the next start of the program.
nonisolated struct RecycleChoice: Codable {
  /// Where the store has it.
  static let slot = "recycle.setup"

  var mode: Recycle.Mode
  var halving: Recycle.Halving

  init(_ setup: Recycle.Setup) { (mode, halving) = (setup.mode, setup.halving) }

  /// The newest one, or nil.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let read = try? JSONDecoder().decode(Self.self, from: Data(saved.record.utf8))
    else { return nil }
    self = read
  }

  /// Puts it on disk; without it the next start only offers what the first one did.
  @MainActor func save(in cabinet: Cabinet) {
    // A visitor's choice ends with the visit.
    guard !cabinet.settings.isOn(.kiosk) else { return }
    let saved = SavedGame(
      game: Recycle.name, record: jsonText(self), milliseconds: 0, at: cabinet.date())
    try? cabinet.store.keep(saved, slot: Self.slot)
  }
}
