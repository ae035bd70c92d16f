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
        action: { [weak self] _ in self?.leave(to: Point(x: 0, y: -200)) }),
    ]
  }

  /// Takes its place at the top of the window, as wide as its words.
  func place(in room: Rect) {
    let left = icon == nil ? Self.margin : Self.margin + 40
    let most = min(560, room.width - 32) - left - Self.margin
    let words = text.size(fitting: most)
    let wanted = Size(
      width: (min(words.width, most) + left + Self.margin).rounded(.up) + 1,
      height: max(56, (words.height + 28).rounded(.up)))
    frame = Rect(
      x: (room.midX - wanted.width / 2).rounded(), y: room.minY + 16, width: wanted.width,
      height: wanted.height)
    icon?.frame = Rect(x: Self.margin, y: (wanted.height - 28) / 2, width: 28, height: 28)
    text.frame = Rect(
      x: left, y: (wanted.height - words.height) / 2,
      width: wanted.width - left - Self.margin, height: words.height)
  }

  func come() {
    animate(
      from: Pose(offset: Point(x: 0, y: -frame.maxY - 24), opacity: 0), length: Theme.slow,
      easing: .settle)
    leaves = now + Theme.slow + stay
  }

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
    leave(to: Point(x: 0, y: -frame.maxY - 24))
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
