import Drawing
import Geometry
import Input
import Languages
import Stage

/// Selects the part of a photo that becomes a picture.
final class CropScene: PageScene {
  private let flow: PictureFlow
  private let photo: Photo
  private let above: Int
  private let view: CropNode
  private let turn: Button
  private let done: Button
  private let ring: ProgressRing
  private let hint: Label
  private let hands = [
    ArtNode("hand-one", elevation: .lying), ArtNode("hand-two", elevation: .lying),
  ]
  private var wanted = Size.zero
  private var hasRefusedAnother = false

  init(_ flow: PictureFlow, _ photo: Photo, above: Int) {
    self.flow = flow
    self.photo = photo
    self.above = above
    let palette = flow.palette
    view = CropNode(
      flow.use, label: tr("The photo: move, resize and rotate it"), palette: palette)
    turn = Button(
      "crop.turn", label: tr("Rotate"), icon: "icon-redo", palette: palette)
    done = Button(
      "crop.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    ring = ProgressRing("crop.wait", label: tr("One moment…"), palette: palette)
    hint = Label(
      tr("Move it with one finger, resize and rotate it with two."), style: TextStyle(size: 22),
      color: palette.tableInk)
    super.init(
      "pictures.crop", header: "crop", title: tr("Choose the part you want"), context: flow.context,
      palette: palette, hasHills: false)
    root.add([view, ring, hint, turn, done, header])
    root.add(hands)
    setReady(false)
    turn.action = { [weak self] in self?.view.turnQuarter() }
    done.action = { [weak self] in self?.save() }
  }

  private func setReady(_ isReady: Bool) {
    ring.isHidden = isReady
    for button in [turn, done] { button.isEnabled = isReady }
  }

  override func didAppear(on stage: Stage) {
    stage.setFocus(view)
  }

  /// Loads the photo in a resolution that stays sharp at twice the size of the window.
  private func fetch() {
    guard let stage, view.size.width > 1 else { return }
    let size = Size(view.size.longSide * 1.5)
    guard size != wanted else { return }
    wanted = size
    stage.photos.show(photo, size, ObjectIdentifier(self)) { [weak self] answer in
      guard let self else { return }
      switch answer {
      case .success(let picture):
        view.show(picture)
        setReady(true)
      case .failure(let refusal): refuse(.refused(refusal))
      }
    }
  }

  /// Says that a picture dropped on this scene was not taken; once, since many may be dropped together.
  func refuseAnother() {
    guard !hasRefusedAnother else { return }
    hasRefusedAnother = true
    stage?.toast(tr("One picture at a time: finish this one, then drop the next."))
  }

  private func refuse(_ trouble: PictureError) {
    guard let stage, stage.top === self else { return }
    stage.perform(.pop)
    stage.perform(
      .push(
        MessageScene(
          name: "pictures.refused", title: tr("This picture can't be used"),
          text: trouble.sentence, seal: "icon-original", palette: flow.palette,
          choices: [
            .closing("refused.back", tr("Back"), icon: "icon-back")
          ])))
  }

  private func save() {
    guard let crop = view.crop else { return }
    setReady(false)
    let part = flow.use.part(of: crop)
    flow.context.pictures.add(photo, part, flow.use) { [weak self] answer in
      guard let self, let stage, stage.top === self else { return }
      switch answer {
      case .success(let name):
        for _ in 0...above { stage.perform(.pop) }
        flow.took(name, stage)
      case .failure(.refused(let refusal)): refuse(.refused(refusal))
      case .failure(let trouble):
        setReady(true)
        stage.toast(trouble.sentence)
      }
    }
  }

  override func didLeave() { root.stage?.photos.cancel(ObjectIdentifier(self)) }

  override func handle(_ key: KeyEvent) -> Bool {
    guard GameKey(key) == .turn(left: false), turn.isEnabled else { return false }
    view.turnQuarter()
    return true
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let margin = bounds.width < 900 ? 16.0 : 32
    let buttons = [turn, done]
    let widest = buttons.map(\.fittingSize.width).max() ?? 0
    let room = Header.room(in: bounds, margin: margin, foot: margin)
    if bounds.width > bounds.height {
      placeBeside(room, column: max(widest, min(300, room.width * 0.26)), margin: margin)
    } else {
      placeBelow(room)
    }
    ring.frame = Rect(center: view.frame.center, size: Size(72))
    fetch()
  }

  /// The hands, the words and the buttons in a column at the right.
  private func placeBeside(_ room: Rect, column: Double, margin: Double) {
    view.frame = Rect(
      x: room.minX, y: room.minY, width: room.width - column - margin, height: room.height)
    let x = room.maxX - column
    let buttons = [turn, done]
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: x, y: room.maxY - 64 - Double(buttons.count - 1 - index) * 76, width: column,
        height: 64)
    }
    let free = turn.frame.minY - 16 - room.minY
    let words = min(hint.size(fitting: column).height, free)
    let high = max(0, min(200, free - words - 12, column * 0.54))
    let top = room.minY + max(0, (free - words - 12 - high) / 2)
    placeHands(Rect(x: x, y: top, width: column, height: high))
    hint.style.alignment = .center
    hint.frame = Rect(x: x, y: top + high + 12, width: column, height: words)
  }

  /// The hands beside the words, and the buttons below them.
  private func placeBelow(_ room: Rect) {
    let buttons = [turn, done]
    let foot = room.maxY - 64
    let width = (room.width - 12) / 2
    for (index, button) in buttons.enumerated() {
      button.frame = Rect(
        x: room.minX + Double(index) * (width + 12), y: foot, width: width, height: 64)
    }
    let least = max(72, hint.size(fitting: room.width * 0.6 - 24).height)
    // The photo as high as its frame needs; the rest is for the hands.
    let shown = min(foot - 24 - least - room.minY, room.width / flow.use.aspect + 96)
    view.frame = Rect(x: room.minX, y: room.minY, width: room.width, height: shown)
    let strip = Rect(
      x: room.minX, y: view.frame.maxY + 8, width: room.width, height: foot - 16 - view.frame.maxY)
    let high = min(strip.height, 320, room.width * 0.36)
    placeHands(
      Rect(
        x: strip.minX, y: strip.midY - high / 2, width: room.width * 0.4, height: high))
    hint.style.size = strip.height > 240 ? 32 : 22
    hint.style.alignment = .leading
    hint.frame = Rect(
      x: strip.minX + room.width * 0.4 + 24, y: strip.minY, width: room.width * 0.6 - 24,
      height: strip.height)
  }

  /// One finger, and two.
  private func placeHands(_ room: Rect) {
    // The drawings are 200 and 288 of 240 wide.
    let unit = min(room.height / 240, (room.width - 16) / 488)
    for hand in hands { hand.isHidden = unit < 0.2 }
    let sizes = [Size(width: 200, height: 240), Size(width: 288, height: 240)].map {
      Size(width: $0.width * unit, height: $0.height * unit)
    }
    var x = room.midX - (sizes[0].width + sizes[1].width + 16) / 2
    for (hand, size) in zip(hands, sizes) {
      hand.frame = Rect(
        origin: Point(x: x, y: room.midY - size.height / 2), size: size)
      x += size.width + 16
    }
  }
}
