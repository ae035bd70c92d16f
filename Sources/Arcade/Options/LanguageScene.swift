import Geometry
import Languages
import Stage

/// A dialog with the languages, which take effect at once, for players who can't read their way to Options.
final class LanguageScene: Scene, DialogScene {
  let name = "language"
  let root = Node("")
  let leavesOnTapBeside = true
  let sheet: DialogSheet
  private let context: GameContext

  init(context: GameContext) {
    self.context = context
    let palette = context.dressed(.menu)
    let choice = OptionRows(context: context, palette: palette.onSheet).language("language").choice
    let done = Button(
      "language.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("Language"), body: choice, widest: 560, palette: palette, buttons: [done],
      bodyHeight: { choice.fittingSize(width: $0).height })
    sheet.crest = ArtNode("menu-seal-language")
    root.add(sheet)
    done.action = { [weak self] in self?.goBack() }
  }

  func goBack() { stage?.perform(.pop) }

  func renewed() -> (any Scene)? { LanguageScene(context: context).inPlace() }
}
