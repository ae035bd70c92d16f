import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Asks for the pet's name.
final class PetNameScene: Scene {
  /// Longer names would not fit on its screen.
  static let longest = 12
  let name = "pet.name"
  let root = Node("")
  let isOpaque = false
  private let context: GameContext
  private let sheet: DialogSheet
  private let field: TextField

  init(context: GameContext) {
    self.context = context
    let palette = context.dressed(.pet)
    let field = TextField(
      "pet.name.field", label: tr("Its name"), text: context.pets.pet?.name ?? "",
      placeholder: tr("Its name"),
      limit: Self.longest, palette: palette)
    field.holdsName = true
    self.field = field
    let body = Node("")
    body.add(field)
    let finish = Button(
      "pet.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let back = Button("pet.name.back", label: tr("Back"), palette: palette.onSheet)
    sheet = DialogSheet(
      title: tr("What is it called?"), body: body, palette: palette,
      buttons: [finish, back],
      bodyHeight: { width in
        field.frame = Rect(x: 4, y: 8, width: width - 8, height: TextField.height)
        return TextField.height + 16
      })
    root.add(sheet)
    field.submit = { [weak self] _ in self?.keep() }
    finish.action = { [weak self] in self?.keep() }
    back.action = { [weak self] in self?.goBack() }
  }

  func renewed() -> (any Scene)? { PetNameScene(context: context) }

  func didAppear(on stage: Stage) {
    sheet.appear()
    field.ask()
  }

  func goBack() { stage?.perform(.pop) }

  private func keep() {
    let words = field.text.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { context.pets.rename(to: words) }
    goBack()
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}
