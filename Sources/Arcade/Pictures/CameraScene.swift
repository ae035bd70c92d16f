import Drawing
import Geometry
import Languages
import Stage

/// Shows a camera's picture, a button that takes a photo, and one that changes to the next camera.
final class CameraScene: PageScene {
  private let flow: PictureFlow
  private let feed: CameraFeed
  private let view = CameraNode(label: tr("Camera view"))
  private let shoot, next: Button
  private let ring: ProgressRing

  /// `cameras`: at least one; the first is opened.
  init(_ flow: PictureFlow, _ cameras: [Camera]) {
    self.flow = flow
    feed = CameraFeed(cameras)
    next = Button(
      "camera.next", label: tr("Next camera"), icon: "icon-again", palette: flow.palette)
    shoot = Button(
      "camera.shoot", label: tr("Take photo"), icon: "icon-camera", kind: .primary,
      palette: flow.palette)
    ring = ProgressRing("camera.wait", label: tr("One moment…"), palette: flow.palette)
    super.init(
      "pictures.camera", header: "camera", title: tr("The camera"), context: flow.context,
      palette: flow.palette, extras: cameras.count > 1 ? [next] : [], hasHills: false)
    root.add([view, ring, shoot, header])
    shoot.isEnabled = false
    shoot.action = { [weak self] in self?.take() }
    next.action = { [weak self] in self?.showNext() }
    feed.onFrame = { [weak self] in self?.show($0) }
    feed.onEnd = { [weak self] in self?.cameraEnded() }
  }

  override func didAppear(on stage: Stage) {
    stage.setFocus(shoot)
  }

  /// Opens the camera with the first frame, so that a scene that is only passed on the way back
  /// doesn't.
  override func update(at now: Duration) {
    if stage?.top === self { feed.open() }
  }

  override func didDisappear() { close() }
  override func programWillEnd() { close() }

  private func showNext() {
    close()
    stage?.toast(feed.chooseNext(), icon: "icon-camera")
    feed.open()
  }

  private func close() {
    feed.close()
    view.picture = nil
    shoot.isEnabled = false
    ring.isHidden = false
  }

  private func show(_ picture: Picture) {
    view.picture = picture
    ring.isHidden = true
    shoot.isEnabled = true
  }

  private func cameraEnded() {
    guard let stage, stage.top === self else { return }
    stage.toast(tr("The camera can't be used."))
    stage.perform(.pop)
  }

  private func take() {
    guard let stage, let photo = feed.shoot() else { return }
    flow.crop(photo, on: stage, above: 1)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let button = Size(width: max(shoot.fittingSize.width, 240), height: 64)
    let room = Header.room(in: bounds, margin: 16, foot: button.height + 32)
    view.frame = room
    ring.frame = Rect(center: room.center, size: Size(72))
    shoot.frame = Rect(
      x: bounds.midX - button.width / 2, y: bounds.maxY - button.height - 16,
      width: button.width, height: button.height)
  }
}

/// The camera's picture, cropped as it would be saved.
final class CameraNode: Node {
  var picture: Picture? { didSet { setNeedsDisplay() } }

  init(label: String) { super.init("camera.view", role: .image, label: label) }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let sprite = picture?.sprite else { return }
    let shape = Double(sprite.width / sprite.height)
    let width = min(size.width, size.height * shape)
    list.shape(
      Shape(radius: Theme.radius, sprite: sprite),
      in: Rect(center: bounds.center, size: Size(width: width, height: width / shape)))
  }
}
