import Arcade
import Languages
import Stage

/// The help pages of Pet.
enum PetHelp {
  static func scene(_ context: GameContext) -> HelpScene {
    let palette = context.dressed(.pet)
    func signs(_ names: [String], _ columns: Int) -> HelpSigns {
      HelpSigns(names.map { .icon("icon-" + $0) }, columns: columns, palette: palette)
    }
    return HelpScene(
      game: "pet", title: tr("Pet"), palette: palette,
      pages: [
        HelpPage(
          title: tr("From egg to adult"),
          text: tr(
            "Stroke the egg three times to hatch it. What it grows into depends on how you raise it: with lots of training, with lots of company, or mostly on its own."
          ),
          picture: signs(["egg", "person", "star"], 3)),
        HelpPage(
          title: tr("What it needs"),
          text: tr(
            "Food when it's hungry, play when it's bored, a clean path, and lights out at night. It never dies: if it faints, feed it and it recovers."
          ),
          picture: signs(["food", "toys", "soap", "lamp"], 2)),
        HelpPage(
          title: tr("With your hands"),
          text: tr(
            "Stroke it, tickle it by rotating two fingers or with the right mouse button, pick it up and put it down, toss it gently, or drag it a berry from the bowl."
          ),
          picture: signs(["hand", "again", "up", "food"], 2)),
        HelpPage(
          title: tr("Supplies"),
          text: PetWords.supplies,
          picture: signs(["food", "materials", "toys", "training"], 2)),
        HelpPage(
          title: tr("Keyboard controls"),
          text: tr(
            "Tab moves from item to item. On the pet, Enter strokes it, T tickles it, ↑ picks it up and tosses it, ← and → carry it, ↓ puts it down."
          ),
          picture: HelpSigns(
            [
              .none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→"), .letter("⏎"),
              .letter("T"),
            ],
            columns: 3, palette: palette)),
      ], remake: { scene(context) })
  }
}
