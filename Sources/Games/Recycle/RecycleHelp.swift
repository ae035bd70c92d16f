import Arcade
import Geometry
import Languages
import Stage

/// How Recycle is played, one gesture a page.
enum RecycleHelp {
  static func scene(_ world: ColorWorld) -> HelpScene {
    HelpScene(
      game: "recycle", title: tr("Recycle"), world: world,
      pages: [
        page(
          "containers", tr("What goes where"),
          tr("Bottles go into green, paper into blue, crisps bags and packaging into yellow.")),
        page(
          "drag", tr("Carry with one finger"),
          tr("Let go over the right container. Paper and packaging bring 75 points, glass 100.")),
        page(
          "pinch", tr("Make it bigger with two fingers"),
          tr(
            "Points are multiplied by the size. But it must fit through the opening: twice its size at most."
          )),
        page(
          "turn", tr("Turn the bottle over"),
          tr("Turn two fingers: a bottle goes in only upside down.")),
        page(
          "tap", tr("Tap"),
          tr("A double tap halves a thing. A tap on the free table brings a new one.")),
        page(
          "clock", tr("One minute"),
          tr("Then nothing more goes in. Every thing has its own hand: play with all your fingers!")
        ),
        HelpPage(
          title: tr("With mouse and keyboard"),
          text: tr(
            "The wheel sizes, with Shift it turns; a double click halves. Tab chooses, Enter takes and lets go, arrows carry, + and − size, [ and ] turn, H halves."
          ),
          picture: HelpSigns(
            [
              .letter("Tab"), .letter("Enter"), .letter("H"), .letter("+"), .letter("−"),
              .letter("↑"), .letter("["), .letter("]"), .letter("↓"),
            ], columns: 3, world: world)),
      ], remake: { scene(world) })
  }

  private static func page(_ art: String, _ title: String, _ text: String) -> HelpPage {
    HelpPage(title: title, text: text, picture: HelpDrawing("recycle-rule-" + art))
  }
}

/// A drawing on a page of help that stands still.
final class HelpDrawing: Illustration {
  private let art: ArtNode

  init(_ name: String) {
    art = ArtNode(name)
    super.init("help.picture", role: .image)
    add(art)
  }

  override func sizeDidChange() {
    let width = min(size.width, size.height * 1.6)
    art.frame = Rect(center: bounds.center, size: Size(width: width, height: width / 1.6))
  }
}
