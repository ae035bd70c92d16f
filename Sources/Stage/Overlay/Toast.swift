import Drawing
import Geometry
import Input

/// A slip of paper that tells one thing, for a while.
final class Toast: Paper {
  private let text: Label
  private let icon: ArtNode?
  /// How long it stays once it is there: long enough to be read by a child.
  let stay: Duration
  /// When it goes, and when it is gone.
  private(set) var leaves: Duration?
  private(set) var gone: Duration?
  private var isHeld = false
  private static let margin = 20.0

  init(_ message: String, icon name: String?) {
    text = Label(message, style: Theme.body, color: Theme.ink)
    icon = name.map { ArtNode($0, tint: Theme.accent) }
    stay = min(.milliseconds(2500 + 40 * message.count), .seconds(9))
    super.init("toast", role: .text, label: message, elevation: .lifted)
    add([icon, text].compactMap { $0 })
    recognizers = [
      DragRecognizer { [weak self] in self?.dragged($0) },
      TapRecognizer(
        onPress: { [weak self] in self?.setLifted($0) },
        action: { [weak self] _ in self?.makeWay() }),
    ]
  }

  /// Takes the place where it hides least, as wide as its words; it stays where it is as long as
  /// that is free.
  func place(_ places: ToastPlaces) {
    guard !isHeld else { return }
    let left = icon == nil ? Self.margin : Self.margin + 40
    let widths = [560, 400, 280].map { min($0, places.room.width - 32) }
    let old = frame
    let sizes = widths.map { size(within: $0, left: left) }
    let stays = sizes.contains(old.size) && places.isFree(old)
    let new = stays ? old : places.best(sizes)
    frame = new
    icon?.frame = Rect(x: Self.margin, y: (new.height - 28) / 2, width: 28, height: 28)
    let words = text.size(fitting: new.width - left - Self.margin).height
    text.frame = Rect(
      x: left, y: (new.height - words) / 2, width: new.width - left - Self.margin, height: words)
    guard leaves != nil, gone == nil, old.origin != new.origin else { return }
    animate(
      from: Pose(offset: old.center - new.center), length: Theme.move, easing: .smooth)
  }

  private func size(within most: Double, left: Double) -> Size {
    let words = text.size(fitting: most - left - Self.margin)
    let width = min(words.width, most - left - Self.margin)
    return Size(
      width: (width + left + Self.margin).rounded(.up) + 1,
      height: max(56, (words.height + 28).rounded(.up)))
  }

  /// Out of the window by the nearer of the upper and the lower edge.
  private var wayOut: Point {
    let room = stage?.bounds ?? frame
    return frame.midY < room.midY
      ? Point(x: 0, y: -frame.maxY - 24) : Point(x: 0, y: room.maxY - frame.minY + 24)
  }

  func come() {
    animate(
      from: Pose(offset: wayOut, opacity: 0), length: Theme.slow, easing: .settle)
    leaves = now + Theme.slow + stay
  }

  /// Somebody reaches for what lies beneath.
  func makeWay() { leave(to: wayOut) }

  /// The same was said again: it stays as long once more.
  func stayOn() { if gone == nil { leaves = now + stay } }

  private func leave(to way: Point) {
    guard gone == nil else { return }
    animate(
      to: Pose(offset: way, opacity: 0), length: Theme.move, easing: .smooth)
    gone = now + Theme.move
  }

  func timePassed() {
    guard let leaves, !isHeld, now >= leaves else { return }
    makeWay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    if let gone { return .at(gone) }
    return isHeld ? .onInput : leaves.map { .at($0) } ?? .onInput
  }

  private func dragged(_ update: DragUpdate) {
    guard gone == nil else { return }
    switch update {
    case .began(let start, let place):
      isHeld = true
      from = start
      setPose(Pose(offset: place - start, scale: 1.04))
    case .moved(let place): setPose(Pose(offset: place - from, scale: 1.04))
    case .ended(let place, let velocity):
      isHeld = false
      let way = place - from
      if way.length > 60 || velocity.length > 300 {
        let far = max(velocity.length, way.length, 1)
        let ahead = velocity.length > 300 ? velocity : way
        leave(to: way + ahead * (max(frame.width, 300) / far))
      } else {
        animate(to: .rest, length: Theme.move, easing: .settle)
        stayOn()
      }
    case .cancelled:
      isHeld = false
      animate(to: .rest, length: Theme.move, easing: .settle)
    }
  }
  private var from = Point.zero
}
