import Drawing
import Geometry
import Stage

/// A finished card, small, with a paper's white edge.
final class CardPreview: Paper {
  private let key: String
  private var card: Pixmap?
  private var picture: Picture?
  private var arrival = Tween(0)

  /// `key`: what the card is known by, for as long as the program runs.
  init(_ id: String, label: String, key: String) {
    self.key = key
    super.init(
      id, role: .image, label: label, fill: Theme.sheet, radius: Theme.radius, elevation: .lifted)
  }

  /// The card is drawn.
  func show(_ card: Pixmap) {
    self.card = card
    fetch()
  }

  override func sizeDidChange() { fetch() }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    fetch()
  }

  private func fetch() {
    picture = nil
    guard let card, let photos = stage?.powers.photos, size.width > 1 else { return }
    let photo = Photo(key: key, content: .pixels(card))
    photos.show(photo, size, ObjectIdentifier(self)) { [weak self] answer in
      guard let self, let found = try? answer.get() else { return }
      arrival = Tween(from: 0, to: 1, start: now, length: Theme.move)
      picture = found
      setNeedsDisplay()
    }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    arrival.isRunning(at: now) ? .immediately : super.nextFrame(after: now)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    guard let picture else { return }
    list.shape(
      Shape(
        radius: radius - 6, fill: Color.white.faded(arrival.value(at: now)),
        sprite: picture.sprite.filling(bounds.inset(by: 6).size)),
      in: bounds.inset(by: 6))
  }
}
