import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// Where the pet gets its name.
final class PetNameScene: Scene {
  /// More letters would not fit beside it.
  static let longest = 12
  let name = "pet.name"
  let root = Node("")
  let isOpaque = false
  private let cabinet: Cabinet
  private let sheet: DialogSheet
  private let field: TextField
  private weak var stage: Stage?

  init(cabinet: Cabinet) {
    self.cabinet = cabinet
    let world = cabinet.dressed(.pet)
    var (keep, leave) = ({}, {})
    let field = TextField(
      "pet.name.field", label: tr("Its name"), text: cabinet.pets.pet?.name ?? "",
      placeholder: tr("Its name"),
      limit: Self.longest, world: world, submit: { _ in keep() })
    field.holdsName = true
    self.field = field
    let body = Node("")
    body.add(field)
    sheet = DialogSheet(
      title: tr("What is it called?"), body: body, world: world,
      buttons: [
        Button(
          "pet.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
          world: world.onSheet, action: { keep() }),
        Button(
          "pet.name.back", label: tr("Back"), world: world.onSheet, action: { leave() }),
      ],
      bodyHeight: { width in
        field.frame = Rect(x: 4, y: 8, width: width - 8, height: TextField.height)
        return TextField.height + 16
      })
    root.add(sheet)
    keep = { [weak self] in self?.keep() }
    leave = { [weak self] in self?.goBack() }
  }

  func renewed() -> (any Scene)? { PetNameScene(cabinet: cabinet) }

  func didAppear(on stage: Stage) {
    self.stage = stage
    sheet.appear()
    field.ask()
  }

  func goBack() { stage?.perform(.pop) }

  private func keep() {
    let words = field.text.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { cabinet.pets.rename(to: words) }
    goBack()
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    list.shape(Shape(fill: Theme.veil), in: bounds)
  }

  func layout(in bounds: Rect) { sheet.place(in: bounds) }
}
