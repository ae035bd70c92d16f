import Arcade
import Languages
import Rules
import Stage

/// The help pages of Pet.
enum PetHelp {
  static func scene(_ palette: Palette) -> HelpScene {
    func signs(_ names: [String], _ columns: Int) -> HelpIcons {
      HelpIcons(names.map { .icon("icon-" + $0) }, columns: columns, palette: palette)
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
          title: tr("Ill or tired"),
          text: tr(
            "Dirt or too much food makes it ill: give it medicine, or tea and time. Training and contests make it tired: let it rest or sleep. A feeder, for {n} materials, feeds it while you are away: tap it to fill it.",
            ["n": "\(Pet.feederCost)"]),
          picture: signs(["soap", "lamp", "food", "materials"], 2)),
        HelpPage(
          title: tr("Weight and manners"),
          text: tr(
            "Meals make it heavier, play and training lighter: too heavy or too light it tires sooner. Sometimes it begs although it's full, doesn't want to eat, or does something nice. Teach it or praise it: manners help to decide what it becomes."
          ),
          picture: signs(["food", "training", "hint", "star"], 2)),
        HelpPage(
          title: tr("Elements and teams"),
          text: tr(
            "Every adult has an element: leaf beats water, water beats fire, fire beats leaf. Under Contest › Team, forms from your album stand beside your pet: two in front, three behind."
          ),
          picture: signs(["contest", "two-players", "album", "trophy"], 2)),
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
            "Tab moves from item to item. On the pet, Enter strokes it, K tickles it, ↑ picks it up and tosses it, ← and → carry it, ↓ puts it down."
          ),
          picture: HelpIcons(
            [
              .none, .letter("↑"), .none, .letter("←"), .letter("↓"), .letter("→"), .letter("⏎"),
              .letter("K"),
            ],
            columns: 3, palette: palette)),
      ], remake: { scene(palette) })
  }
}
