import Geometry
import Input

/// A tap picks an object up, and the next one puts it down: for people who can't drag.
///
/// Recognizers see a drag: an unseen pointer takes the object by its middle and follows the taps.
extension Stage {
  /// An object that was picked up by a tap.
  struct CarriedObject {
    weak var node: Node?
    /// The last event of the unseen pointer.
    var last: PointerEvent
    /// The finger that it follows now.
    var finger: PointerID?
    var bar: ActionBar?
  }

  /// A finger on an object, which may become a tap.
  struct CarryingTouch {
    weak var node: Node?
    var start: PointerEvent
  }

  /// Takes an event for what is carried; returns whether it does nothing else.
  func carry(_ event: PointerEvent) -> Bool {
    guard carriesByTap || carried != nil else { return false }
    return carried == nil ? pickUp(event) : bring(event)
  }

  private func pickUp(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .began:
      carryingTouch = nil
      guard event.button == .primary, !pointersOver.contains(event.id),
        !stack.isTooNewForTouch(at: now),
        let node = top.root.path(to: event.location, at: now).first, node.isCarriedByTap
      else { return false }
      carryingTouch = CarryingTouch(node: node, start: event)
    case .moved:
      guard let touch = carryingTouch, touch.start.id == event.id else { return false }
      let distance = touch.start.location.distance(to: event.location)
      if distance > gestures.tapSlop(for: event.source) { carryingTouch = nil }
    case .ended:
      guard let touch = carryingTouch, touch.start.id == event.id else { return false }
      carryingTouch = nil
      guard event.time - touch.start.time < gestures.longPressDelay, let node = touch.node,
        node.stage === self, node.isEnabled
      else { return false }
      deliver(event.changed(to: .cancelled, at: event.time))
      take(node)
      return true
    case .cancelled: carryingTouch = nil
    }
    return false
  }

  /// Holds an object by its middle, as the mouse would.
  private func take(_ node: Node) {
    let middle = node.windowFrame(at: now).center
    let event = PointerEvent(.carrying, .began, at: middle, time: now, source: .mouse)
    carried = CarriedObject(node: node, last: event)
    begin(event, [node])
    moveCarried(to: middle + Point(x: 0, y: -gestures.mouseSlop - 1))
    moveCarried(to: middle)
    // Other fingers may have it.
    if carried != nil { showActions(of: node) }
  }

  private func showActions(of node: Node) {
    let actions = node.actions
    guard !actions.isEmpty else { return }
    let bar = ActionBar(actions, words: accessWords) { [weak self, weak node] action in
      if let node { self?.send(action.key, to: node) }
    }
    overlay.add(bar)
    bar.place(toastPlaces())
    bar.animate(from: Pose(opacity: 0), length: Theme.quick)
    carried?.bar = bar
  }

  /// The next finger brings it where it touches; one on a button acts there.
  private func bring(_ event: PointerEvent) -> Bool {
    if event.phase == .began {
      guard !pointersOver.contains(event.id) else { return false }
      let path = top.root.path(to: event.location, at: now)
      guard !(path.first is Button || path.first is PaperButton) else {
        putCarriedBack()
        return false
      }
      if carried?.finger == nil { carried?.finger = event.id }
    }
    guard carried?.finger == event.id else { return event.phase == .began }
    switch event.phase {
    case .began, .moved: moveCarried(to: event.location)
    case .ended:
      // It rests before it is let go, or else it would fly on.
      moveCarried(to: event.location)
      endCarrying(.ended)
    case .cancelled: carried?.finger = nil
    }
    return true
  }

  private func moveCarried(to place: Point) {
    guard var event = carried?.last else { return }
    event.location = place
    event = event.changed(to: .moved, at: now)
    carried?.last = event
    arena.deliver(event)
    checkCarried()
  }

  /// Puts it back to where it was taken from.
  func putCarriedBack() { endCarrying(.cancelled) }

  private func endCarrying(_ phase: PointerEvent.Phase) {
    guard let event = carried?.last.changed(to: phase, at: now) else { return }
    removeCarried()
    deliver(event)
  }

  /// Forgets it, because its pointer is gone.
  func removeCarried() {
    carryingTouch = nil
    guard let object = carried else { return }
    carried = nil
    if let bar = object.bar { overlay.remove(bar) }
    setNeedsDisplay()
  }

  /// The game may have taken it meanwhile.
  func checkCarried() {
    guard carried != nil else { return }
    let isHeld = carried?.node.map { $0.stage === self && $0.holders.contains(.carrying) } ?? false
    if arena.winner(of: .carrying) == nil || !isHeld {
      endCarrying(.cancelled)
    }
  }
}
