import Geometry
import Input
import Stage

// Zooming a brocade of many pieces: two fingers, the wheel, buttons or keys.
extension MirrorBoard {
  /// How much a button or a key zooms, and a notch of the wheel.
  private static let step = 1.5
  private static let notch = 1.15
  /// The distance from an edge of the window at which a held piece scrolls, in points.
  private static let edge = 44.0
  /// How many steps of 1/60 s a piece rests there before, and the fastest scroll, in points for
  /// each step.
  private static let patience = 15
  private static let fastest = 9.0

  /// Whether less than the whole is seen.
  var isZoomed: Bool { view.scale > 1 }

  func connectZoom() {
    guard ground.canZoom else { return zoomBar.isHidden = true }
    zoomBar.onIn = { [weak self] in self?.zoom(by: Self.step) }
    zoomBar.onOut = { [weak self] in self?.zoom(by: 1 / Self.step) }
    zoomBar.onWhole = { [weak self] in self?.zoom(to: .whole) }
    ground.recognizers = [
      DoubleTapRecognizer { [weak self] in self?.doubleTapped($0) }, viewRecognizer(),
    ]
    ground.onWheel = { [weak self] in self?.zoom(by: $0) ?? false }
    for piece in pieces { piece.onWheel = ground.onWheel }
  }

  /// What moves and zooms the view: one finger and two.
  func viewRecognizer() -> TransformRecognizer {
    TransformRecognizer(onObject: false) { [weak self] in self?.transformed($0) }
  }

  private func transformed(_ update: TransformUpdate) {
    guard let fit, let place, fit.canZoom else { return }
    switch update {
    case .began:
      willZoom()
      zooming = nil
    case .changed(let change):
      let new = fit.view(
        view.scale * change.scale, moving: change.center - change.translation, to: change.center,
        in: place)
      show(view: new, isResting: false)
    case .ended, .cancelled: show(view: view, isResting: true)
    }
  }

  /// A double tap shows the whole, or cells there that are large enough to work with.
  private func doubleTapped(_ place: Point) {
    guard let fit else { return }
    zoom(to: isZoomed ? .whole : zoomed(to: fit.working, at: place))
  }

  /// The view of a scale that keeps what is at a point.
  private func zoomed(to scale: Double, at point: Point) -> MirrorView {
    guard let fit, let place else { return view }
    return fit.view(scale, moving: point, to: point, in: place)
  }

  /// Zooms about the middle of what is seen; what a hand or the cursor works on stays in sight.
  func zoom(by factor: Double) {
    guard let fit, let place, fit.canZoom else { return }
    let start = zooming?.to ?? view
    // A step that would nearly show the whole shows it.
    let scale = start.scale * factor < 1.15 ? 1 : start.scale * factor
    var middle = place.window.center
    if let stage, stage.showsFocus, case .cell(let cell) = cursor {
      middle = frame(ofCell: cell).center
    }
    zoom(to: zoomed(to: scale, at: middle))
  }

  /// Changes the view in a short while.
  func zoom(to goal: MirrorView) {
    guard let fit, fit.canZoom else { return }
    willZoom()
    let goal = fit.clamped(goal)
    guard stage?.reducesMotion == false, goal != view else {
      zooming = nil
      return show(view: goal, isResting: true)
    }
    zooming = (view, goal, Tween(from: 0, to: 1, start: now, length: Theme.move, easing: .out))
    setNeedsDisplay()
  }

  /// Follows a change of the view, before a frame.
  func updateView(at now: Duration) {
    guard let zooming else { return }
    let isOver = !zooming.motion.isRunning(at: now)
    if isOver { self.zooming = nil }
    let part = isOver ? 1 : zooming.motion.value(at: now)
    show(view: zooming.from.on(wayTo: zooming.to, part), isResting: isOver)
  }

  /// A notch of the wheel over the brocade zooms, with Shift it scrolls sideways.
  func zoom(by wheel: WheelEvent) -> Bool {
    guard let fit, let place, fit.canZoom, place.window.contains(wheel.location) else {
      return false
    }
    willZoom()
    zooming = nil
    if wheel.modifiers.contains(.shift) || wheel.deltaY == 0 {
      let offset = Point(x: (wheel.deltaX + wheel.deltaY) * -place.cell.width, y: 0)
      scroll(by: offset)
    } else {
      let notches = min(max(wheel.deltaY, -4), 4)
      let factor =
        notches > 0 ? 1 + (Self.notch - 1) * notches : 1 / (1 - (Self.notch - 1) * notches)
      show(view: zoomed(to: view.scale * factor, at: wheel.location), isResting: true)
    }
    return true
  }

  /// Handles a key that zooms; returns whether it did.
  func useZoomKey(_ key: KeyEvent) -> Bool {
    guard fit?.canZoom ?? false else { return false }
    switch key.key {
    case .character("+"), .character("="), .larger: zoom(by: Self.step)
    case .character("-"), .smaller: zoom(by: 1 / Self.step)
    case .character("0") where !key.isRepeat: zoom(to: .whole)
    default: return false
    }
    return true
  }

  /// Shows what lies so many points to the right and further down.
  private func scroll(by offset: Point) {
    guard let fit, let place, isZoomed else { return }
    let middle = place.room.center
    show(
      view: fit.view(view.scale, moving: middle + offset, to: middle, in: place), isResting: true)
  }

  /// Scrolls until a cell is seen.
  func reveal(_ cell: Int) {
    guard isZoomed, let place else { return }
    let (box, room) = (frame(ofCell: cell).inset(by: -8), place.window)
    func shift(_ low: Double, _ high: Double, _ least: Double, _ most: Double) -> Double {
      low < least ? low - least : max(0, min(high - most, low - least))
    }
    let needed = Point(
      x: shift(box.minX, box.maxX, room.minX, room.maxX),
      y: shift(box.minY, box.maxY, room.minY, room.maxY))
    if needed != .zero { scroll(by: needed) }
  }

  /// Where a piece that is held at the edge wants to scroll, from −1 to 1; zero if there is nothing
  /// more to see.
  private var wish: Point {
    guard isZoomed, let place else { return .zero }
    let window = place.window
    // Pieces stay on the played side, so nothing beyond its end is needed.
    let end = Point(
      x: place.whole.midX, y: place.panels == 2 ? place.whole.midY : place.whole.maxY)
    var wish = Point.zero
    for (number, finger) in fingers where !leavingTray.contains(number) {
      func strength(_ distance: Double) -> Double { min(1, max(0, 1 - distance / Self.edge)) }
      let middle = finger + (grips[number] ?? .zero)
      if window.minX > place.whole.minX { wish.x -= strength(middle.x - window.minX) }
      if window.maxX < end.x { wish.x += strength(window.maxX - middle.x) }
      if window.minY > place.whole.minY { wish.y -= strength(middle.y - window.minY) }
      if window.maxY < end.y { wish.y += strength(window.maxY - middle.y) }
    }
    return wish
  }

  /// Whether a held piece is at an edge beyond which there is more.
  var isAtEdge: Bool { wish != .zero }

  /// Scrolls for a held piece that has been at an edge for a while; called in steps of 1/60 s.
  func advanceScrolling() {
    let wish = wish
    guard wish != .zero else { return stepsAtEdge = 0 }
    stepsAtEdge += 1
    if stepsAtEdge > Self.patience { scroll(by: wish * Self.fastest) }
  }
}
