import Arcade
import FoundationEssentials
import Rules
import Store

/// The mode and what a double tap does, as chosen last.
nonisolated struct RecycleChoice: GameChoice, Codable {
  /// Where the store has it.
  static let slot = "recycle.setup"

  var mode: Recycle.Mode?
  var halving: Recycle.Halving?

  init() {}

  init(_ setup: Recycle.Setup) { (mode, halving) = (setup.mode, setup.halving) }

  var setup: Recycle.Setup {
    Recycle.Setup(mode: mode ?? .solo, halving: halving ?? .classic)
  }

  /// What was chosen since the start of the program, and else before it.
  @MainActor static func last(in cabinet: Cabinet) -> RecycleChoice {
    var choice = cabinet.choices[RecycleChoice.self]
    guard let saved = RecycleChoice(cabinet.store) else { return choice }
    choice.mode = choice.mode ?? saved.mode
    choice.halving = choice.halving ?? saved.halving
    return choice
  }

  /// The newest one that was saved, or nil.
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
