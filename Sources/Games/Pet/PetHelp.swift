import Arcade
import Languages
import Stage

/// How a pet is kept, page by page.
enum PetHelp {
  static func scene(_ cabinet: Cabinet) -> HelpScene {
    let world = cabinet.dressed(.pet)
    func signs(_ names: [String], _ columns: Int) -> HelpSigns {
      HelpSigns(names.map { .icon("icon-" + $0) }, columns: columns, world: world)
    }
    return HelpScene(
      game: "pet", title: tr("Pet"), world: world,
      pages: [
        HelpPage(
          title: tr("From egg to grown-up"),
          text: tr(
            "Stroke the egg three times and it hatches. What it grows up to depends on how you keep it: with much training, with much company, or on its own."
          ),
          picture: signs(["egg", "person", "star"], 3)),
        HelpPage(
          title: tr("What it needs"),
          text: tr(
            "Food when it is hungry, play when it is bored, a clean path, and the lights out at night. It never dies: it faints, and food brings it round."
          ),
          picture: signs(["food", "toys", "soap", "lamp"], 2)),
        HelpPage(
          title: tr("With your hands"),
          text: tr(
            "Stroke it, tickle it with two turning fingers or the right mouse button, pick it up and set it down, toss it gently, drag a berry from the bowl to it."
          ),
          picture: signs(["hand", "again", "up", "food"], 2)),
        HelpPage(
          title: tr("What it lives on"),
          text: tr(
            "Four supplies grow by themselves up to a limit, and the other games earn more: recycling brings materials, the others food, toys and training. A larger room raises the limit."
          ),
          picture: signs(["food", "materials", "toys", "training"], 2)),
        HelpPage(
          title: tr("With the keyboard"),
          text: tr(
            "Tab reaches everything. On the pet Enter strokes, T tickles, ↑ picks it up and tosses it, ← and → carry it, ↓ sets it down."
          ),
          picture: HelpSigns(
            [
              .none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→"), .letter("⏎"),
              .letter("T"),
            ],
            columns: 3, world: world)),
      ], remake: { scene(cabinet) })
  }
}
