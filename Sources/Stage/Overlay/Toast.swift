import Drawing
import Geometry
import Input

/// A short message on paper that disappears by itself.
final class Toast: Paper {
  private let text: Label
  private let icon: ArtNode?
  /// How long it stays: long enough for a child to read it.
  let stay: Duration
  /// When it begins to leave, and when it is gone.
  private(set) var leaves: Duration?
  private(set) var gone: Duration?
  private var isHeld = false
  private var hasMadeWay = false

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
        action: { [weak self] _ in self?.dismiss() }),
    ]
  }

  /// Places it where it hides nothing or least, as wide as its text.
  ///
  /// It doesn't move as long as its place is free.
  func place(_ places: ToastPlaces) {
    guard !isHeld, gone == nil else { return }
    isMirrored = stage?.top.followsWriting == true && stage?.isRightToLeft == true
    let old = frame
    let shapes = [false, true].flatMap { isSmall in
      Self.widths.map { shape(within: min($0, places.room.width - 32), isSmall: isSmall) }
    }
    let stays = shapes.contains { $0.size == old.size } && places.isFree(old)
    // In a window that is smaller than any shape it takes the least.
    let least = Rect(origin: places.room.origin, size: shapes[shapes.count - 1].size)
    let best = stays ? old : places.best(for: shapes.map(\.size)) ?? least
    lay(out: shapes.first { $0.size == best.size }?.isSmall ?? true, in: best)
    guard leaves != nil, old.origin != frame.origin else { return }
    animate(
      from: Pose(offset: old.center - frame.center), length: Theme.move, easing: .smooth)
  }

  /// Moves away once from content that now lies beneath it.
  func keepFree(in places: ToastPlaces) {
    guard !isHeld, gone == nil, !hasMadeWay, !places.isFree(frame) else { return }
    place(places)
    hasMadeWay = true
  }

  private func lay(out isSmall: Bool, in place: Rect) {
    frame = place
    let (margin, side) = (Self.margin(isSmall), Self.side(isSmall))
    let left = icon == nil ? margin : margin + side + 12
    text.style = isSmall ? Theme.caption : Theme.body
    icon?.frame = Rect(
      x: margin, y: (place.height - side) / 2, width: side, height: side)
    let words = text.size(fitting: place.width - left - margin).height
    text.frame = Rect(
      x: left, y: (place.height - words) / 2, width: place.width - left - margin, height: words)
  }

  /// The size at this width.
  private func shape(within most: Double, isSmall: Bool) -> (size: Size, isSmall: Bool) {
    let (margin, side) = (Self.margin(isSmall), Self.side(isSmall))
    let left = icon == nil ? margin : margin + side + 12
    text.style = isSmall ? Theme.caption : Theme.body
    let words = text.size(fitting: most - left - margin)
    let width = min(words.width, most - left - margin)
    let size = Size(
      width: (width + left + margin).rounded(.up) + 1,
      height: max(isSmall ? 40 : 56, (words.height + (isSmall ? 16 : 28)).rounded(.up)))
    return (size, isSmall)
  }

  private static let widths = [560.0, 400, 280, 216]
  private static func margin(_ isSmall: Bool) -> Double { isSmall ? 14 : 20 }
  private static func side(_ isSmall: Bool) -> Double { isSmall ? 22 : 28 }

  /// The offset that takes it out of the window at the nearer of the upper and lower edge.
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

  /// Leaves because someone touched it, reaching for what lies beneath.
  func dismiss() { leave(to: wayOut) }

  /// Restarts its time, because the same message was shown again.
  func restartTimer() { if gone == nil { leaves = now + stay } }

  private func leave(to offset: Point) {
    guard gone == nil else { return }
    animate(
      to: Pose(offset: offset, opacity: 0), length: Theme.move, easing: .smooth)
    gone = now + Theme.move
  }

  func timePassed() {
    guard let leaves, !isHeld, now >= leaves else { return }
    dismiss()
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
      let offset = place - from
      if offset.length > 60 || velocity.length > 300 {
        let far = max(velocity.length, offset.length, 1)
        let ahead = velocity.length > 300 ? velocity : offset
        leave(to: offset + ahead * (max(frame.width, 300) / far))
      } else {
        animate(to: .rest, length: Theme.move, easing: .settle)
        restartTimer()
      }
    case .cancelled:
      isHeld = false
      animate(to: .rest, length: Theme.move, easing: .settle)
    }
  }
  private var from = Point.zero
}
