import Arcade
import FoundationEssentials
import Rules
import Store

/// The last choice of a mode, of what a double tap does, and of a town's country.
nonisolated struct RecycleChoice: GameChoice, Codable {
  /// Its slot in the store.
  static let slot = "recycle.setup"

  var mode: Recycle.Mode?
  var halving: Recycle.Halving?
  var region: Recycle.Region?

  init() {}

  init(_ setup: Recycle.Setup) {
    (mode, halving, region) = (setup.mode, setup.halving, setup.region)
  }

  var setup: Recycle.Setup {
    Recycle.Setup(mode: mode ?? .solo, halving: halving ?? .classic, region: region)
  }

  /// The last choice since the program started, or else the saved one.
  @MainActor static func last(in context: GameContext) -> RecycleChoice {
    var choice = context.choices[RecycleChoice.self]
    guard let saved = RecycleChoice(context.store) else { return choice }
    choice.mode = choice.mode ?? saved.mode
    choice.halving = choice.halving ?? saved.halving
    choice.region = choice.region ?? saved.region
    return choice
  }

  /// The saved choice, or nil.
  init?(_ store: Store) {
    guard let saved = try? store.savedGame(Self.slot),
      let read = try? JSONDecoder().decode(Self.self, from: Data(saved.record.utf8))
    else { return nil }
    self = read
  }

  /// Saves it; if that fails, the next start offers the defaults.
  @MainActor func save(in context: GameContext) {
    // A visitor's choice ends with the visit.
    guard !context.settings.isOn(.kiosk) else { return }
    let saved = SavedGame(
      game: Recycle.name, record: jsonText(self), milliseconds: 0, at: context.date())
    try? context.store.save(saved, slot: Self.slot)
  }
}
