import Drawing
import Geometry
import Input
import Languages
import Stage

/// Selects the part of a photo that becomes a picture.
final class CropScene: Scene {
  let name = "pictures.crop"
  let root = Node("")
  private let flow: PictureFlow
  private let photo: Photo
  private let above: Int
  private let header: Header
  private let view: CropNode
  private let turn: Button
  private let done: Button
  private let ring: ProgressRing
  private let hint: Label
  private var wanted = Size.zero

  init(_ flow: PictureFlow, _ photo: Photo, above: Int) {
    self.flow = flow
    self.photo = photo
    self.above = above
    let palette = flow.palette
    header = Header(
      "crop", title: tr("Choose the part you want"), palette: palette)
    view = CropNode(
      flow.use, label: tr("The photo: move, resize and rotate it"), palette: palette)
    turn = Button(
      "crop.turn", label: tr("Rotate"), icon: "icon-redo", palette: palette)
    done = Button(
      "crop.done", label: tr("Done"), icon: "icon-check", kind: .primary, palette: palette)
    ring = ProgressRing("crop.wait", label: tr("One moment"), palette: palette)
    hint = Label(
      tr("Move it with one finger, resize and rotate it with two."), style: Theme.caption,
      color: palette.tableInk)
    root.add([view, ring, hint, turn, done, header])
    setReady(false)
    header.onBack = { [weak self] in self?.goBack() }
    turn.action = { [weak self] in self?.view.turnQuarter() }
    done.action = { [weak self] in self?.keep() }
  }

  private func setReady(_ isReady: Bool) {
    ring.isHidden = isReady
    for button in [turn, done] { button.isEnabled = isReady }
  }

  func didAppear(on stage: Stage) {
    stage.setFocus(view)
  }

  func goBack() { stage?.perform(.pop) }

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

  private func refuse(_ trouble: PictureError) {
    guard let stage, stage.top === self else { return }
    stage.perform(.pop)
    stage.perform(
      .push(
        MessageScene(
          name: "pictures.refused", title: tr("This picture can't be used"),
          text: trouble.sentence, palette: flow.palette,
          choices: [
            .init(
              id: "refused.back", label: tr("Back"), icon: "icon-back",
              action: { $0.perform(.pop) })
          ])))
  }

  private func keep() {
    guard let crop = view.crop else { return }
    setReady(false)
    let part = flow.use.kept(of: crop)
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

  func didLeave() { root.stage?.photos.cancel(ObjectIdentifier(self)) }

  func handle(_ key: KeyEvent) -> Bool {
    guard key.key == .character("r"), turn.isEnabled else { return false }
    view.turnQuarter()
    return true
  }

  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(flow.palette.table, into: &list, in: bounds)
  }

  func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let margin = bounds.width < 900 ? 16.0 : 32
    let buttons = [turn, done]
    let widest = buttons.map(\.fittingSize.width).max() ?? 0
    let room = Rect(
      x: margin, y: Header.height, width: bounds.width - 2 * margin,
      height: bounds.height - Header.height - margin)
    if bounds.width > bounds.height {
      let column = max(widest, min(240, room.width * 0.24))
      view.frame = Rect(
        x: room.minX, y: room.minY, width: room.width - column - margin, height: room.height)
      let x = room.maxX - column
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: x, y: room.maxY - 64 - Double(buttons.count - 1 - index) * 76, width: column,
          height: 64)
      }
      let top = turn.frame.minY - 16
      let height = min(hint.size(fitting: column).height, max(0, top - room.minY))
      hint.frame = Rect(x: x, y: room.minY + 8, width: column, height: height)
    } else {
      let words = hint.size(fitting: room.width).height
      let foot = room.maxY - 64
      hint.frame = Rect(x: room.minX, y: foot - 12 - words, width: room.width, height: words)
      view.frame = Rect(
        x: room.minX, y: room.minY, width: room.width,
        height: hint.frame.minY - 12 - room.minY)
      let width = (room.width - 12) / 2
      for (index, button) in buttons.enumerated() {
        button.frame = Rect(
          x: room.minX + Double(index) * (width + 12), y: foot, width: width, height: 64)
      }
    }
    ring.frame = Rect(center: view.frame.center, size: Size(72))
    fetch()
  }
}
