import Arcade
import Rules
import Store

/// The last choice of a mode, of what a double tap does, and of a town's country.
nonisolated struct RecycleChoice: GameChoice, Codable {
  var mode: Recycle.Mode?
  var halving: Recycle.Halving?
  var region: Recycle.Region?

  var setup: Recycle.Setup {
    Recycle.Setup(mode: mode ?? .solo, halving: halving ?? .classic, region: region)
  }
}

extension RecycleChoice {
  private static let slot = "recycle.setup"

  init(_ setup: Recycle.Setup) {
    self.init(mode: setup.mode, halving: setup.halving, region: setup.region)
  }

  /// The last choice since the program started, or else the saved one.
  @MainActor static func last(in context: GameContext) -> RecycleChoice {
    var choice = context.choices[RecycleChoice.self]
    guard let saved: RecycleChoice = context.savedChoice(slot) else { return choice }
    choice.mode = choice.mode ?? saved.mode
    choice.halving = choice.halving ?? saved.halving
    choice.region = choice.region ?? saved.region
    return choice
  }

  /// Remembers and saves it; if it can't be saved, the next start offers what was saved before.
  @MainActor func remember(in context: GameContext) {
    context.choices.remember(self)
    // A visitor's choice ends with the visit.
    guard !context.settings.isOn(.kiosk) else { return }
    try? context.store.save(
      SavedGame(Recycle.name, choice: self, at: context.date()), slot: Self.slot)
  }
}
