import Geometry
import Input
import Rules
import Stage

// Turns fingers and the mouse into moves.
extension MirrorBoard {
  /// How fast a piece must be flicked down to return to the tray, in points per second.
  private static let throwSpeed = 1400.0

  func equip(_ piece: MirrorPiece) {
    let number = piece.number
    piece.inTray = [
      DragRecognizer(
        onObject: true, rests: true,
        catches: { [weak tray] in tray.map { $0.isGliding && $0.hasPages } ?? false },
        handler: { [weak self] in self?.draggedInTray(number, $0) })
    ]
    piece.onBoard = [
      DragRecognizer(onObject: true) { [weak self] in self?.dragged(number, $0) },
      LongPressRecognizer(action: { [weak self] _ in self?.giveBack(number) }),
    ]
    if game.canTurn(number) { equipTurning(piece) }
  }

  /// A finger on a piece in the tray drags it out, or turns the pages; once the piece is out of
  /// the tray, the finger keeps it.
  private func draggedInTray(_ number: Int, _ update: DragUpdate) {
    if case .began(let start, let place) = update, turnsPages(number, by: place - start) {
      swiping.insert(number)
    }
    guard swiping.contains(number) else { return dragged(number, update) }
    switch update {
    case .moved(let place) where isOutsideTray(place):
      swiping.remove(number)
      tray.swipe(.cancelled)
      dragged(number, .began(start: place, at: place))
    case .ended, .cancelled:
      swiping.remove(number)
      tray.swipe(update)
    case .began, .moved: tray.swipe(update)
    }
  }

  /// Whether this movement along the tray turns its pages, if there are any to turn.
  private func turnsPages(_ number: Int, by offset: Point) -> Bool {
    guard tray.hasPages, let pointer = carrier(of: number), let stage else { return false }
    if tray.isGliding { return true }
    let slop = stage.gestures.panSlop(for: pointer == .mouse ? .mouse : .touch, onObject: true)
    // A finger that rests picks up the piece.
    return offset.length > slop && offset.x.magnitude > offset.y.magnitude
  }

  private func isOutsideTray(_ finger: Point) -> Bool {
    place.map { !$0.isOverTray(finger) } ?? false
  }

  /// The finger that drags a piece.
  private func carrier(of number: Int) -> PointerID? {
    let piece = pieces[number - 1]
    let images = reflections[number - 1].flatMap(\.recognizers)
    return (piece.inTray + piece.onBoard + images).lazy.compactMap {
      ($0 as? DragRecognizer)?.active ?? ($0 as? TransformRecognizer)?.heldBy.first
    }.first
  }

  func dragged(_ number: Int, _ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      guard let pointer = carrier(of: number) else { return }
      begin(number, from: start, at: place, by: pointer)
    case .moved(let place): follow(number, place)
    case .ended(let place, let velocity):
      follow(number, place)
      end(number, velocity)
    case .cancelled:
      guard release(number) else { return }
      _ = play(.putBack(number))
    }
  }

  /// From a cell it is held where it was touched; from the tray a little above the finger, which
  /// would hide it.
  private func begin(_ number: Int, from start: Point, at place: Point, by pointer: PointerID) {
    guard !isFrozen, let layout = self.place else { return }
    let piece = pieces[number - 1]
    let isFromTray = piece.place == .tray
    if isFromTray {
      let rise = pointer.isFinger ? min(44, layout.cell.height * 0.35) : 0
      grips[number] = Point(x: 0, y: -rise)
      leavingTray.insert(number)
    } else {
      grips[number] = center(of: number, nearest: start) - start
    }
    guard play(.pick(number, hand: Int(pointer.rawValue))) != nil else {
      grips[number] = nil
      leavingTray.remove(number)
      return
    }
    piece.holders = [pointer]
    follow(number, place)
  }

  func follow(_ number: Int, _ finger: Point) {
    guard let grip = grips[number], let layout = place else { return }
    fingers[number] = finger
    // Once out of the tray it stays out until the finger comes back.
    if isOutsideTray(finger) {
      leavingTray.remove(number)
    } else if layout.isOverTray(finger, by: 8) {
      leavingTray.insert(number)
    }
    let isLeaving = leavingTray.contains(number)
    let target = ownPoint(finger + grip)
    _ = play(.move(number, spot(clamping(target, leaving: isLeaving))))
    aimAtTrays()
  }

  private func end(_ number: Int, _ velocity: Point) {
    let isInTray = leavingTray.contains(number)
    let finger = fingers[number]
    guard release(number) else { return }
    sort(number, droppedAt: finger)
    let isThrown =
      velocity.y > Self.throwSpeed && velocity.y > 2 * abs(velocity.x)
    _ = play(isInTray || isThrown ? .back(number) : .drop(number))
    // Show the tray's page with the piece.
    if let index = shownInTray.firstIndex(of: number) { tray.reveal(index) }
  }

  /// Whether a finger held it.
  private func release(_ number: Int) -> Bool {
    pieces[number - 1].holders = []
    leavingTray.remove(number)
    fingers[number] = nil
    stepsAtEdge = 0
    return grips.removeValue(forKey: number) != nil
  }

  func giveBack(_ number: Int) {
    guard !isFrozen, game.cells.contains(number) else { return }
    sort(number, droppedAt: nil)
    _ = play(.back(number))
    tray.reveal(shownInTray.count - 1)
  }

  /// Puts everything that is held back where it was.
  func letGo() {
    carried = nil
    for held in game.held {
      _ = release(held.piece)
      _ = play(.putBack(held.piece))
    }
  }
}
