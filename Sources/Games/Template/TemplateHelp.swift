import Arcade
import Languages
import Stage

/// The help of the game, one page.
enum TemplateHelp {
  static func scene(_ palette: Palette) -> HelpScene {
    HelpScene(
      game: "template", title: tr("Template"), palette: palette,
      pages: [
        HelpPage(
          title: tr("Light every lamp."), text: tr("A tap switches a lamp on or off."),
          picture: HelpIcons([.icon("icon-hand")], columns: 1, palette: palette))
      ], remake: { scene(palette) })
  }
}
