import Drawing
import Geometry
import Languages
import Stage

/// All pictures that people added, for a kiosk's owner: a tap asks whether to delete one.
final class OwnerPicturesScene: PageScene {
  private let nothing: SleepingFox
  private let slip: UndoBanner
  private lazy var wall = makeWall()
  private var pictures: [(name: String, use: PictureUse)] = []
  private static let gap = 16.0

  init(context: GameContext) {
    let palette = context.dressed(.paper)
    nothing = SleepingFox(
      "owner.pictures.none", tr("Nobody has added a picture."), palette: palette)
    slip = UndoBanner(context, palette: palette)
    super.init(
      "owner.pictures", title: tr("Delete pictures"), context: context, palette: palette)
    root.add([nothing, wall, header, slip])
    slip.onChange = { [weak self] in
      guard let self else { return }
      load()
      layout(in: bounds)
    }
  }

  private func makeWall() -> GridNode<OwnerPictureCard> {
    let palette = palette
    let wall = GridNode(
      "owner.picture", label: tr("Delete pictures"), gap: Self.gap, palette: palette,
      cellID: { "owner.picture.\($0)" }, arrange: { .faces($0, in: $1, gap: Self.gap) },
      makeCell: { OwnerPictureCard(palette: palette) },
      showCell: { [weak self] card, index in
        guard let self, pictures.indices.contains(index) else { return }
        card.show(pictures[index].name)
      })
    wall.onOpen = { [weak self] in self?.ask($0) }
    wall.onDelete = { [weak self] in self?.ask($0) }
    return wall
  }

  override func renewed() -> (any Scene)? { OwnerPicturesScene(context: context) }

  override func didAppear(on stage: Stage) {
    load()
    stage.setFocus(wall)
  }

  override func update(at now: Duration) { slip.update(at: now) }

  private func load() {
    pictures = PictureUse.allCases.flatMap { use in
      context.pictures.names(use).map { ($0, use) }
    }
    nothing.isHidden = !pictures.isEmpty
    wall.isHidden = pictures.isEmpty
    wall.reload(pictures.count)
  }

  private func ask(_ index: Int) {
    guard context.mayManage, pictures.indices.contains(index) else { return }
    let (name, use) = pictures[index]
    stage?.perform(
      .push(
        MessageScene(
          name: "owner.picture.delete", title: tr("Delete this picture?"),
          text: tr("Nobody will see this picture any more."), seal: "icon-trash", palette: palette,
          choices: [
            .closing("owner.picture.delete.no", tr("Cancel")),
            .init(
              id: "owner.picture.delete.yes", label: tr("Delete"), icon: "icon-trash",
              isDestructive: true,
              action: { [weak self] stage in
                stage.perform(.pop)
                self?.delete(name, use, on: stage)
              }),
          ])))
  }

  private func delete(_ name: String, _ use: PictureUse, on stage: Stage) {
    guard context.pictures.remove(name, use) else {
      return stage.toast(tr("The picture couldn't be deleted."))
    }
    let pictures = context.pictures
    context.undoableAction = UndoableAction(
      text: tr("The picture was deleted."), until: stage.now + UndoableAction.time,
      undo: { stage, done in
        if !pictures.restore(name, use) { stage.toast(tr("The picture couldn't be restored.")) }
        done()
      })
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 8.0 : 32
    let room = Rect(x: margin, y: 0, width: bounds.width - 2 * margin, height: 0)
    slip.place(above: bounds.maxY - 12, in: room)
    let bottom = slip.isShown ? slip.frame.minY - 8 : bounds.maxY
    let place = Rect(
      x: margin, y: Header.height, width: room.width, height: max(0, bottom - Header.height))
    wall.frame = place
    nothing.frame = place
  }
}

/// A picture as a photo, with its name and a bin below.
private final class OwnerPictureCard: Node {
  private let title: Label
  private let bin, sign: ArtNode
  private let palette: Palette
  private var name = ""
  private var picture: Picture?

  init(palette: Palette) {
    self.palette = palette
    title = Label("", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    bin = ArtNode("icon-trash", tint: palette.danger)
    sign = ArtNode("icon-original", tint: palette.ink.faded(0.55))
    super.init("", role: .image)
    add([title, bin, sign])
  }

  func show(_ new: String) {
    guard new != name else { return }
    name = new
    label = new
    sizeDidChange()
  }

  private var photo: Rect {
    let side = max(0, min(size.width - 24, size.height - FaceCard.words))
    return Rect(x: (size.width - side) / 2, y: 20, width: side, height: side)
  }

  override func sizeDidChange() {
    let (box, sign) = (photo, 32.0)
    self.sign.frame = Rect(center: box.center, size: Size(box.width * 0.4))
    let row = Rect(
      x: 12, y: box.maxY + 8, width: max(0, size.width - 24), height: size.height - box.maxY - 16)
    bin.frame = Rect(x: row.minX, y: row.midY - sign / 2, width: sign, height: sign)
    title.frame = Rect(
      x: 52, y: row.minY, width: max(0, row.maxX - 52), height: row.height)
    title.show(name: name, size: 20, width: title.size.width)
    fetch()
  }

  private func fetch() {
    picture = nil
    sign.isHidden = false
    setNeedsDisplay()
    guard let stage, size.width > 1, !name.isEmpty else { return }
    let wanted = name
    stage.art.picture(wanted, photo.width, ObjectIdentifier(self)) { [weak self] found in
      guard let self, name == wanted else { return }
      picture = found
      sign.isHidden = found != nil
      setNeedsDisplay()
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let paper = bounds.inset(by: 4)
    list.shape(Shape(radius: Theme.smallRadius, fill: palette.sheet, grain: Theme.grain), in: paper)
    guard let picture else { return }
    list.shape(
      Shape(
        radius: Theme.smallRadius - 4, fill: .white, sprite: picture.sprite.filling(photo.size)),
      in: photo)
  }
}
