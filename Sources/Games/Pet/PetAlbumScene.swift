import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage

/// All forms that the pets of this line have had; the others are shown as shadows.
final class PetAlbumScene: Scene {
  let name = "pet.album"
  let root = Node("")
  let track: MusicTrack? = .pet
  private let context: GameContext
  private let palette: Palette
  private let header: Header
  private let cards: [PetCard]
  private let scroll: ScrollNode
  private let egg: Button

  init(context: GameContext) {
    self.context = context
    palette = context.dressed(.pet)
    header = Header("pet.album", title: tr("Album"), palette: palette)
    cards = Pet.Form.allCases.map {
      PetCard(
        $0, isKnown: context.pets.pet?.album.contains($0) ?? false, palette: context.dressed(.pet))
    }
    egg = Button(
      "pet.egg", label: tr("New egg"), icon: "icon-egg", kind: .primary, palette: palette)
    egg.isHidden = !(context.pets.pet?.allows(.layEgg) ?? false)
    scroll = ScrollNode("pet.album.list", label: tr("Album"), palette: palette)
    scroll.content.add(cards)
    root.add([scroll, egg, header])
    header.onBack = { [weak self] in self?.goBack() }
    egg.action = { [weak self] in self?.askForEgg() }
  }

  func renewed() -> (any Scene)? { PetAlbumScene(context: context) }
  func goBack() { stage?.perform(.pop) }

  /// Laying an egg begins a new life, so it must be confirmed.
  private func askForEgg() {
    let house = context.pets
    stage?.perform(
      .push(
        MessageScene(
          name: "pet.egg.question", title: tr("A new egg?"),
          text: tr(
            "{name} sets off into the wide world and leaves an egg behind. You keep the room, the supplies and the album.",
            ["name": house.pet?.name ?? ""]),
          palette: palette,
          choices: [
            .init(
              id: "pet.egg.yes", label: tr("New egg"), icon: "icon-egg",
              action: { stage in
                try? house.perform(.layEgg)
                stage.perform(.pop)
                stage.perform(.pop)
              }),
            .init(id: "pet.egg.no", label: tr("Not yet"), action: { $0.perform(.pop) }),
          ])))
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let foot = egg.isHidden ? 16.0 : 88
    let room = Rect(
      x: 8, y: Header.height, width: bounds.width - 16,
      height: bounds.height - Header.height - foot)
    egg.frame = Rect(
      center: Point(x: bounds.midX, y: bounds.maxY - 44),
      size: Size(width: max(240, egg.fittingSize.width), height: 56))
    let gap = 16.0
    let columns = max(1, min(5, Int((room.width - gap) / 216)))
    let width = min(300, (room.width - gap) / Double(columns) - gap)
    let rows = (cards.count + columns - 1) / columns
    let height = min(max(268, (room.height - gap) / Double(rows) - gap), width + 92)
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

/// A page of the album: a form in its colours, or its shadow.
final class PetCard: Paper {
  private let picture: PixelNode
  private let title: Label
  private let words: Label

  init(_ form: Pet.Form, isKnown: Bool, palette: Palette) {
    let name = isKnown ? PetWords.name(of: form) : tr("Not met yet")
    picture = PixelNode(
      sheet: "pet-" + form.rawValue,
      cell: PetPose.stand.cell(beat: 0, isFacingLeft: false))
    picture.tint = isKnown ? .white : Color(0x000000, opacity: 0.35)
    title = Label(
      name, style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    words = Label(
      PetWords.origin(of: form), style: TextStyle(size: 16, alignment: .center), color: palette.ink)
    super.init(
      "album." + form.rawValue, role: .text, label: name, fill: palette.sheet,
      radius: Theme.largeRadius)
    add([picture, title, words])
  }

  override func sizeDidChange() {
    let foot = 108.0
    picture.side = PixelNode.fitting(
      min(size.width - 24, size.height - foot - 16), density: stage?.density ?? 1)
    picture.frame = Rect(
      x: (size.width - picture.side) / 2, y: size.height - foot - picture.side,
      width: picture.side, height: picture.side)
    title.frame = Rect(x: 8, y: size.height - foot + 4, width: size.width - 16, height: 32)
    // Whether one line or two, both begin below the name.
    let lines = min(64, words.size(fitting: size.width - 24).height)
    words.frame = Rect(x: 12, y: size.height - foot + 38, width: size.width - 24, height: lines)
  }
}
