import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// All forms that the pets of this line have had; the others are shown as shadows.
final class PetAlbumScene: PageScene {
  private let cards: [PetCard]
  private let scroll: ScrollNode
  private let egg: Button
  /// Below the egg's button, which would be lost on the meadow.
  private let plinth: Paper

  init(context: GameContext) {
    let palette = context.dressed(.pet)
    let known = context.pets.pet?.album ?? []
    let all = Pet.Form.allCases
    cards = all.map {
      PetCard($0, isKnown: known.contains($0), palette: context.dressed(.pet))
    }
    egg = Button(
      "pet.egg", label: tr("New egg"), icon: "icon-egg", kind: .primary, palette: palette)
    let allowsEgg = context.pets.pet?.allows(.layEgg) ?? false
    egg.isHidden = !(allowsEgg && context.mayManageShared)
    plinth = Paper(fill: palette.sheet)
    plinth.isHidden = egg.isHidden
    scroll = ScrollNode("pet.album.list", label: tr("Album"), palette: palette)
    scroll.content.add(cards)
    super.init(
      "pet.album", title: tr("Album") + " · \(known.count)/\(all.count)", context: context,
      palette: palette, track: .pet)
    root.add([scroll, plinth, egg, header])
    egg.action = { [weak self] in self?.askForEgg() }
  }

  override func renewed() -> (any Scene)? { PetAlbumScene(context: context) }

  /// Laying an egg begins a new life, so it must be confirmed.
  private func askForEgg() {
    let manager = context.pets
    stage?.perform(
      .push(
        MessageScene(
          name: "pet.egg.question", title: tr("A new egg?"),
          text: tr(
            "{name} sets off into the wide world and leaves an egg behind. You keep the room, the supplies and the album.",
            ["name": manager.pet?.name ?? ""]),
          palette: palette,
          choices: [
            .init(
              id: "pet.egg.yes", label: tr("New egg"), icon: "icon-egg",
              action: { stage in
                try? manager.perform(.layEgg)
                stage.perform(.pop)
                stage.perform(.pop)
              }),
            .closing("pet.egg.no", tr("Not yet")),
          ])))
  }

  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
    guard !palette.isStrong else { return }
    Backdrop.garden(
      root.stage, isDark: false,
      GardenLayout(
        window: bounds, feet: bounds.maxY - bounds.height * 0.1,
        sky: Header.room(in: bounds)),
      into: &list, in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let foot = egg.isHidden ? 16.0 : 88
    let room = Header.room(in: bounds, margin: 8, foot: foot)
    egg.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.maxY - 44),
      size: Size(width: max(240, egg.fittingSize.width), height: 56))
    plinth.frame = egg.frame.inset(by: -10)
    let gap = 16.0
    // In a low window the photos lie beside their words.
    let isLow = room.height < 480
    let columns = max(1, min(5, Int((room.width - gap) / (isLow ? 330 : 216))))
    let width = min(isLow ? 460 : 400, (room.width - gap) / Double(columns) - gap)
    let rows = (cards.count + columns - 1) / columns
    let height = isLow ? 156 : width + 76
    let whole = Double(rows) * (height + gap) + gap
    let top = max(gap, (room.height - whole) / 2)
    scroll.place(room, contentHeight: whole)
    for (index, card) in cards.enumerated() {
      let row = index / columns
      let inRow = min(columns, cards.count - row * columns)
      let left = (room.width - Double(inRow) * (width + gap) + gap) / 2
      card.frame = Rect(
        x: left + Double(index % columns) * (width + gap), y: top + Double(row) * (height + gap),
        width: width, height: height)
    }
  }
}
