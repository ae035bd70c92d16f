import Arcade
import Drawing
import Geometry
import Stage

/// A tag that says why an item was refused, and disappears by itself.
final class ReasonTag: Paper {
  private let title: Label
  private let text: Label
  private var until: Duration?
  private var wanted = Point.zero
  /// Whether it stays until something removes it.
  private(set) var stays = false

  init(suffix: String) {
    title = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: Theme.ink)
    text = Label("", style: TextStyle(size: 18, alignment: .center), color: Theme.ink)
    super.init("recycle.tag" + suffix, role: .text, fill: Theme.sheet, elevation: .lifted)
    add([title, text])
    isHidden = true
  }

  /// Shows it near a place where it covers nothing; longer if there is more to read, and until it
  /// is removed if it `stays`.
  func say(
    _ words: String, more: String = "", near wanted: Point, in place: SlipPlace,
    stays: Bool = false
  ) {
    self.wanted = wanted
    write(words, more, in: place)
    // If the explanation would cover what it is about, only its first words are shown.
    let says = more.isEmpty || place.isFree(frame)
    if !says { write(words, "", in: place) }
    isHidden = false
    self.stays = stays
    until = stays ? nil : now + (more.isEmpty || !says ? .milliseconds(1600) : .milliseconds(4200))
    animate(from: Pose(scale: 0.8, opacity: 0), length: Theme.move, easing: .settle)
  }

  /// Lays out the text, and places the tag.
  private func write(_ words: String, _ more: String, in place: SlipPlace) {
    label = more.isEmpty ? words : words + ". " + more
    title.show(words)
    text.show(more)
    let most = min(place.room.width - 16, more.isEmpty ? 300 : 360)
    let heading = title.size(fitting: most - 32)
    let body = more.isEmpty ? Size.zero : text.size(fitting: most - 32)
    let width = min(most, max(heading.width, body.width) + 33).rounded(.up)
    let height = 24 + heading.height + (more.isEmpty ? 0 : body.height + 6)
    frame = place.frame(of: Size(width: width, height: height), near: wanted)
    title.frame = Rect(x: 16, y: 12, width: width - 32, height: heading.height)
    text.frame = Rect(
      x: 16, y: 18 + heading.height, width: width - 32, height: body.height)
  }

  /// Moves it away from what now lies beneath it.
  func keepFree(in place: SlipPlace) {
    guard !isHidden, !place.isFree(frame) else { return }
    frame = place.frame(of: size, near: wanted)
  }

  /// Removes it after its time.
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
    guard !isHidden else { return }
    isHidden = true
    stays = false
    setNeedsDisplay()
    until = nil
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    until.map { .at(max($0, now)) } ?? .onInput
  }
}
