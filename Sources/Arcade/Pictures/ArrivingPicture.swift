import Drawing
import Geometry
import Stage

/// A picture from outside that a node waits for; it fades in once it is available.
final class ArrivingPicture {
  private var picture: Picture?
  private var arrival = Tween(0)
  private var isAwaited = false

  var isHere: Bool { picture != nil }

  /// Requests a photo in this size; replaces the previous one.
  func ask(for photo: Photo, _ size: Size, on node: Node) {
    picture = nil
    guard let photos = node.stage?.photos, size.width > 1 else { return }
    isAwaited = true
    photos.show(photo, size, ObjectIdentifier(self)) { [weak self, weak node] answer in
      guard let self, let node, isAwaited, let found = try? answer.get() else { return }
      arrival = Tween(from: 0, to: 1, start: node.now, length: Theme.move)
      picture = found
      node.setNeedsDisplay()
    }
  }

  /// Cancels the request and releases the picture.
  func drop(on node: Node) {
    isAwaited = false
    picture = nil
    node.stage?.photos.cancel(ObjectIdentifier(self))
  }

  func isRunning(at now: Duration) -> Bool { arrival.isRunning(at: now) }

  /// Draws the picture's middle, with the aspect ratio of `box`.
  func draw(into list: inout DrawList, in box: Rect, radius: Double, at now: Duration) {
    guard let picture else { return }
    list.shape(
      Shape(
        radius: radius, fill: Color.white.faded(arrival.value(at: now)),
        sprite: picture.sprite.filling(box.size)), in: box)
  }
}
