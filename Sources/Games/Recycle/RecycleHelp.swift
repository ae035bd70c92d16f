import Arcade
import Geometry
import Languages
import Stage

/// The help pages of Recycle, one gesture per page.
enum RecycleHelp {
  static func scene(_ palette: Palette) -> HelpScene {
    HelpScene(
      game: "recycle", title: tr("Recycle"), palette: palette,
      pages: [
        page(
          "containers", tr("What goes where"),
          tr("Bottles go in green, paper in blue, crisp packets and packaging in yellow.")),
        page(
          "drag", tr("Drag with one finger"),
          tr(
            "Let go over the right container, or flick the item at it. Paper and packaging are worth 75 points, glass 100."
          )
        ),
        page(
          "pinch", tr("Make it bigger with two fingers"),
          tr(
            "A bigger item is worth more points, but it must fit through the opening: at most twice its normal size."
          )),
        page(
          "turn", tr("Turn the bottle over"),
          tr("Rotate it with two fingers: a bottle only goes in upside down.")),
        page(
          "tap", tr("Tap"),
          tr("Double tap an item to halve it. Tap an empty spot on the table for a new one.")),
        page(
          "clock", tr("One minute"),
          tr(
            "When time is up, nothing more counts. You can move several items at once: play with all your fingers!"
          )
        ),
        HelpPage(
          title: tr("Mouse and keyboard"),
          text: tr(
            "The wheel resizes, or rotates with Shift; a double click halves. Tab selects, Enter picks up and lets go, arrow keys move, + and − resize, T and Shift+T rotate, X halves, F brings the next item."
          ),
          picture: HelpIcons(
            [
              .letter(tr("Tab")), .letter(tr("Enter")), .letter("X"), .letter("+"), .letter("−"),
              .letter("↑"), .letter("T"), .letter("F"), .letter("↓"),
            ], columns: 3, palette: palette)),
      ], remake: { scene(palette) })
  }

  private static func page(_ art: String, _ title: String, _ text: String) -> HelpPage {
    HelpPage(title: title, text: text, picture: HelpDrawing("recycle-rule-" + art))
  }
}

/// A still drawing on a help page.
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
