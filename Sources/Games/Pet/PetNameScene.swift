import Arcade
import Languages
import Rules
import Stage

/// Asks for the pet's name.
final class PetNameScene: FieldScene {
  /// Longer names would not fit on its screen.
  static let longest = 12
  private let context: GameContext

  init(context: GameContext) {
    self.context = context
    let palette = context.dressed(.pet)
    let field = TextField(
      "pet.name.field", label: tr("Its name"), text: context.pets.pet?.name ?? "",
      placeholder: tr("Its name"),
      limit: Self.longest, palette: palette)
    field.holdsName = true
    let finish = Button(
      "pet.name.done", label: tr("Done"), icon: "icon-check", kind: .primary,
      palette: palette.onSheet)
    let back = Button("pet.name.back", label: tr("Back"), palette: palette.onSheet)
    super.init(
      "pet.name", title: tr("What is it called?"), form: FieldForm("pet.name.problem", field),
      palette: palette, buttons: [finish, back])
    sheet.figure = context.pets.pet.map { PetPhoto($0.form, pose: .call) }
    field.submit = { [weak self] _ in self?.save() }
    finish.action = { [weak self] in self?.save() }
    back.action = { [weak self] in self?.goBack() }
  }

  override func renewed() -> (any Scene)? {
    PetNameScene(context: context).takePlace(of: self)
  }

  private func save() {
    let words = text.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { context.pets.rename(to: words) }
    goBack()
  }
}
