import Drawing
import Geometry
import Stage

/// A reduced picture of a card, with a white border.
final class CardPreview: Paper {
  private let key: String
  private var card: Pixmap?
  private let picture = ArrivingPicture()

  /// `key`: identifies the card while the program runs.
  init(_ id: String, label: String, key: String) {
    self.key = key
    super.init(
      id, role: .image, label: label, fill: Theme.sheet, radius: Theme.radius, elevation: .lifted)
  }

  /// Shows the card once it is drawn.
  func show(_ card: Pixmap) {
    self.card = card
    fetch()
  }

  override func sizeDidChange() { fetch() }

  private func fetch() {
    guard let card else { return }
    picture.ask(for: Photo(key: key, content: .pixels(card)), size, on: self)
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    picture.isRunning(at: now) ? .immediately : super.nextFrame(after: now)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    picture.draw(into: &list, in: bounds.inset(by: 6), radius: radius - 6, at: now)
  }
}
