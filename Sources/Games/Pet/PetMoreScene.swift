import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A card of the pet, and what is needed less often: players, options, help, and sharing it.
final class PetMoreScene: Scene, DialogScene {
  let name = "pet.more"
  let root = Node("")
  let leavesOnTapBeside = true
  private let context: GameContext
  let sheet: DialogSheet

  init(context: GameContext) {
    self.context = context
    let palette = context.dressed(.pet)
    func button(_ id: String, _ label: String, _ icon: String) -> Button {
      Button("pet." + id, label: label, icon: "icon-" + icon, palette: palette.onSheet)
    }
    let buttons = [
      button("help", tr("Help"), "help"), button("options", tr("Options"), "options"),
      button("players", tr("Players"), "two-players"), button("share", tr("Share"), "share"),
    ]
    let body = context.pets.pet.map { PetPortrait($0, palette: palette) }
    sheet = DialogSheet(
      title: context.pets.pet?.name ?? tr("Pet"), body: body ?? Node(""), widest: 620,
      palette: palette, buttons: buttons, bodyHeight: { body?.height(forWidth: $0) ?? 0 })
    root.add(sheet)
    let scenes: [(GameContext) -> (any Scene)?] = [
      { PetHelp.scene($0.dressed(.pet)) }, { OptionsScene(context: $0, palette: .pet) },
      { PlayersScene(context: $0) },
      { context in
        ShareScene(
          context.pets.pet.map { SharedCard($0, at: context.date()) }, context: context)
      },
    ]
    for (button, scene) in zip(buttons, scenes) {
      button.action = { [weak self] in
        guard let self, let stage, let next = scene(context) else { return }
        stage.perform(.pop)
        stage.perform(.push(next))
      }
    }
  }

  func renewed() -> (any Scene)? {
    PetMoreScene(context: context).inPlace()
  }
}

/// A photo of the pet beside its form, its condition and its skills.
final class PetPortrait: Node {
  private let photo: PetPhoto
  private let sign: PetElementSign
  private let form, age: Label
  private let bars: [PetStatBar]
  private static let row = 36.0
  private static let line = 30.0

  init(_ pet: Pet, palette: Palette) {
    photo = PetPhoto(pet.form, pose: pet.isAsleep ? .sleep : .happy)
    sign = PetElementSign(pet.form.element, id: "pet.element")
    form = Label(
      PetWords.name(of: pet.form), style: TextStyle(size: 24, weight: .bold), color: palette.ink)
    age = Label(
      PetWords.state(of: pet) + " · " + PetWords.age(of: pet), style: TextStyle(size: 18),
      color: palette.quietInk, id: "pet.age")
    let best = Pet.Stat.allCases.map { pet.stats[$0] }.max() ?? 100
    bars = Pet.Stat.allCases.map {
      PetStatBar($0, pet.stats[$0], best: max(120, best), palette: palette)
    }
    super.init("pet.portrait")
    add([photo, sign, form, age])
    add(bars)
  }

  private func isNarrow(_ width: Double) -> Bool { width < 400 }
  private var lines: Double { 2 * Self.line + 8 + 3 * Self.row }

  func height(forWidth width: Double) -> Double { isNarrow(width) ? 150 + lines : max(172, lines) }

  override func sizeDidChange() {
    let isNarrow = isNarrow(size.width)
    photo.frame =
      isNarrow
      ? Rect(x: size.width / 2 - 90, y: 0, width: 180, height: 142)
      : Rect(x: 0, y: 0, width: min(230, size.width * 0.42), height: size.height)
    let left = isNarrow ? 0 : photo.frame.maxX + 20
    let width = size.width - left
    var y = isNarrow ? 150.0 : max(0, (size.height - lines) / 2)
    sign.frame = Rect(x: size.width - 34, y: y, width: 32, height: 32)
    form.frame = Rect(x: left, y: y, width: width - 40, height: Self.line)
    y += Self.line
    age.frame = Rect(x: left, y: y, width: width, height: Self.line)
    y += Self.line + 8
    for bar in bars {
      bar.frame = Rect(x: left, y: y, width: width, height: Self.row)
      y += Self.row
    }
  }
}
