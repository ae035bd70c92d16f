import Drawing
import Geometry
import Stage

/// A tag that says why an item was refused, and disappears by itself.
final class ReasonLabel: Paper {
  private let title: Label
  private let text: Label
  private let picture = Node("")
  private var hasPicture = false
  private var until: Duration?
  private var wanted = Point.zero
  private var said = (words: "", more: "")
  /// Whether it stays until something removes it.
  private(set) var stays = false

  init(suffix: String) {
    title = Label(
      "", style: TextStyle(size: 22, weight: .bold, alignment: .center), color: Theme.ink)
    text = Label("", style: TextStyle(size: 18, alignment: .center), color: Theme.ink)
    super.init("recycle.tag" + suffix, role: .text, fill: Theme.sheet, elevation: .lifted)
    add([picture, title, text])
    isHidden = true
  }

  /// Shows it near a place where it covers nothing; longer if there is more to read, and until it
  /// is removed if it `stays`.
  func say(
    _ words: String, more: String = "", art: String? = nil, near wanted: Point,
    in place: CardPlacement, stays: Bool = false
  ) {
    (self.wanted, said, self.stays) = (wanted, (words, more), stays)
    picture.removeAllChildren()
    if let art { picture.add(ArtNode(art)) }
    hasPicture = art != nil
    let isShort = !write(in: place) && art == nil
    isHidden = false
    until = stays ? nil : now + (isShort ? .milliseconds(1600) : .milliseconds(4200))
    animate(from: Pose(scale: 0.8, opacity: 0), length: Theme.move, easing: .settle)
  }

  /// Lays out what is said, and returns whether that is more than its first words.
  ///
  /// If the explanation would cover what it is about, however narrow, only its first words are
  /// shown; what stays is all there is to see.
  private func write(in place: CardPlacement) -> Bool {
    if write(said.words, said.more, in: place) || stays { return !said.more.isEmpty }
    if !said.more.isEmpty { write(said.words, "", in: place) }
    return false
  }

  /// Lays out a text and places the tag, and returns whether it covers nothing.
  ///
  /// It becomes narrower, and then loses its picture, where it would cover something.
  @discardableResult private func write(
    _ heading: String, _ more: String, in place: CardPlacement
  ) -> Bool {
    let widths = more.isEmpty ? [284.0, 200, 140] : [344, 260, 200]
    for showsPicture in hasPicture ? [true, false] : [false] {
      for width in widths {
        write(heading, more, upTo: width, showsPicture, in: place)
        // Containers move a little while they refuse something.
        if place.isFree(frame.inset(by: -8)) { return true }
      }
    }
    write(heading, more, upTo: widths[0], hasPicture, in: place)
    return place.isFree(frame)
  }

  private func write(
    _ heading: String, _ more: String, upTo most: Double, _ showsPicture: Bool,
    in place: CardPlacement
  ) {
    label = more.isEmpty ? heading : heading + (heading.last == "!" ? " " : ". ") + more
    title.show(heading)
    text.show(more)
    picture.isHidden = !showsPicture
    let left = showsPicture ? 84.0 : 16
    let most = min(place.room.width - 16, most + left)
    let head = title.size(fitting: most - left - 16)
    let body = more.isEmpty ? Size.zero : text.size(fitting: most - left - 16)
    let width = min(most, max(head.width, body.width) + left + 17).rounded(.up)
    let words = head.height + (more.isEmpty ? 0 : body.height + 6)
    let height = 24 + max(words, showsPicture ? 54 : 0)
    let top = (height - words) / 2
    frame = place.frame(of: Size(width: width, height: height), near: wanted)
    picture.children.first?.frame = Rect(x: 16, y: (height - 54) / 2, width: 56, height: 54)
    title.frame = Rect(x: left, y: top, width: width - left - 16, height: head.height)
    text.frame = Rect(
      x: left, y: top + 6 + head.height, width: width - left - 16, height: body.height)
  }

  /// Moves it away from what now lies beneath it.
  func keepFree(in place: CardPlacement) {
    guard !isHidden, !place.isFree(frame) else { return }
    _ = write(in: place)
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
