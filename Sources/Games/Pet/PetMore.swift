import Arcade
import Languages
import Rules
import Stage

/// What is needed less often: players, options and help.
enum PetMore {
  static func scene(_ context: GameContext) -> MessageScene {
    func choice(
      _ id: String, _ label: String, _ icon: String,
      _ make: @escaping (GameContext) -> any Scene
    ) -> MessageScene.Choice {
      .init(
        id: "pet." + id, label: label, icon: "icon-" + icon,
        action: { stage in
          stage.perform(.pop)
          stage.perform(.push(make(context)))
        })
    }
    return MessageScene(
      name: "pet.more", title: context.pets.pet?.name ?? tr("Pet"), text: strength(context),
      palette: context.dressed(.pet),
      choices: [
        choice("help", tr("Help"), "help") { PetHelp.scene($0) },
        choice("options", tr("Options"), "options") { OptionsScene(context: $0, palette: .pet) },
        choice("players", tr("Players"), "two-players") { PlayersScene(context: $0) },
      ])
  }

  private static func strength(_ context: GameContext) -> String {
    guard let pet = context.pets.pet else { return "" }
    return Pet.Stat.allCases.map { "\(PetWords.name(of: $0)) \(pet.stats[$0])" }
      .joined(separator: " · ")
  }
}
