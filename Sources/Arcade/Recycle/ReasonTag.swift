import Drawing
import Geometry
import Stage

/// A paper tag that says why something was not taken, and goes by itself.
final class ReasonTag: Paper {
  private let title: Label
  private let text: Label
  private var until: Duration?

  init() {
    title = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: Theme.ink)
    text = Label("", style: TextStyle(size: 18, alignment: .center), color: Theme.ink)
    super.init("recycle.tag", role: .text, fill: Theme.sheet, elevation: .lifted)
    add([title, text])
    isHidden = true
  }

  /// Hangs it with its middle near a place, inside `room`; longer where there is more to read.
  func say(_ words: String, more: String = "", near place: Point, in room: Rect) {
    label = more.isEmpty ? words : words + ". " + more
    title.show(words)
    text.show(more)
    let most = min(room.width - 16, more.isEmpty ? 300 : 360)
    let heading = title.size(fitting: most - 32)
    let body = more.isEmpty ? Size.zero : text.size(fitting: most - 32)
    let width = min(most, max(heading.width, body.width) + 33).rounded(.up)
    let height = 24 + heading.height + (more.isEmpty ? 0 : body.height + 6)
    frame = Rect(
      x: min(max(place.x - width / 2, room.minX + 8), room.maxX - width - 8),
      y: min(max(place.y - height / 2, room.minY + 8), max(room.minY, room.maxY - height - 8)),
      width: width, height: height)
    title.frame = Rect(x: 16, y: 12, width: width - 32, height: heading.height)
    text.frame = Rect(
      x: 16, y: 18 + heading.height, width: width - 32, height: body.height)
    isHidden = false
    until = now + (more.isEmpty ? .milliseconds(1600) : .milliseconds(4200))
    animate(from: Pose(scale: 0.8, opacity: 0), length: Theme.move, easing: .settle)
  }

  /// Takes it away once it was read.
  func update(at now: Duration) {
    guard let until, until <= now else { return }
    if restingPose.opacity > 0 {
      animate(to: Pose(opacity: 0), length: Theme.move)
    } else if !isMoving(at: now) {
      isHidden = true
      self.until = nil
    }
  }

  func takeAway() {
    isHidden = true
    until = nil
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    until.map { .at(max($0, now)) } ?? .onInput
  }
}
