import Geometry
public import Input

extension Stage {
  /// Takes one event from the outside.
  public func receive(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer): receive(pointer)
    case .key(let key) where key.phase == .pressed: receive(key)
    case .controller(let event) where event.phase == .pressed: receive(event)
    case .wheel(let wheel): receive(wheel)
    case .text(let text): receiveText(text, isFinal: true)
    case .composition(let text): receiveText(text, isFinal: false)
    default: break
    }
    applyPending()
  }

  private func receive(_ pointer: PointerEvent) {
    setTime(pointer.time)
    showsFocus = false
    for event in sanitize(pointer) {
      if event.phase == .began {
        arena.begin(event, candidates: candidates(for: event))
      } else {
        arena.deliver(event)
        if event.phase != .moved {
          competitorsLifted(event.id, isCancelled: event.phase == .cancelled)
          leaveField(after: event)
        }
      }
    }
    setNeedsDisplay()
  }

  /// The fingers' window, or the scene under them, went away.
  public func cancelPointers() {
    for event in sanitize.cancelAll(at: now) { arena.deliver(event) }
    arena.cancelAll()
    competitions.removeAll()
    outsiders.removeAll()
  }

  /// The person turned to another window.
  public func windowLostFocus() {
    cancelPointers()
    top.windowLostFocus()
  }

  private func candidates(for event: PointerEvent) -> [any GestureRecognizer] {
    let over = overlayPath(event)
    if !over.isEmpty {
      if powers.trace.isOn { competitorsCame(event.id, over) }
      return over.flatMap(\.recognizers)
    }
    // A finger that comes down while a screen fades in was meant for the one before.
    if let transition, transition.leaving.first?.isOpaque == true,
      now < transition.progress.start + .milliseconds(200)
    {
      return []
    }
    let path = top.root.path(to: event.location, at: now).filter(\.isEnabled)
    noteOutsider(event, path: path)
    if path.allSatisfy(\.recognizers.isEmpty), event.source == .touch,
      let holder = adopter(of: event.location)
    {
      if powers.trace.isOn { competitorsCame(event.id, [holder.node]) }
      return [holder.recognizer]
    }
    if powers.trace.isOn { competitorsCame(event.id, path) }
    return path.flatMap(\.recognizers)
  }

  /// The held object that a finger which hit nothing joins: the nearest of those that would have it.
  private func adopter(of place: Point) -> (recognizer: TransformRecognizer, node: Node)? {
    var best: (recognizer: TransformRecognizer, node: Node, distance: Double)?
    top.root.visit { node in
      for case let recognizer as TransformRecognizer in node.recognizers {
        let frame = node.windowFrame(at: now)
        let distance = TransformRecognizer.distance(from: place, to: frame)
        guard recognizer.adopts(place, from: frame, arena.table) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (recognizer, node, distance) }
      }
    }
    return best.map { ($0.recognizer, $0.node) }
  }

  /// A wheel over a slider moves it as an arrow key would; over an object it sizes or turns it.
  private func receive(_ wheel: WheelEvent) {
    setTime(wheel.time)
    let notches = wheel.deltaY != 0 ? wheel.deltaY : wheel.deltaX
    guard notches != 0, overlay.path(to: wheel.location, at: now).isEmpty else { return }
    for node in top.root.path(to: wheel.location, at: now)
    where node.isEnabled {
      for case let recognizer as TransformRecognizer in node.recognizers {
        return recognizer.wheel(wheel, arena.table)
      }
      let key = KeyEvent(notches > 0 ? .right : .left, time: wheel.time)
      if node.role == .slider, node.handle(key) { return }
    }
  }
}

extension Stage {
  private func receive(_ key: KeyEvent, isController: Bool = false) {
    setTime(key.time)
    setNeedsDisplay()
    if let focus = actingFocus, showsFocus || focus === typing, !isController || focus !== typing,
      focus.handle(key)
    {
      return
    }
    if top.handle(key) { return }
    switch key.key {
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .up, .down, .left, .right: moveFocus(toward: key.key)
    case .enter, .space: if !key.isRepeat { activateFocus() }
    case .escape: if !key.isRepeat { top.goBack() }
    default: break
    }
  }

  /// A controller is a keyboard with few keys.
  private func receive(_ event: ControllerEvent) {
    let key: Key =
      switch event.button {
      case .dpadUp: .up
      case .dpadDown: .down
      case .dpadLeft: .left
      case .dpadRight: .right
      case .confirm: .enter
      case .cancel, .menu: .escape
      case .shoulderLeft, .shoulderRight: .tab
      }
    receive(
      KeyEvent(key, modifiers: event.button == .shoulderLeft ? .shift : [], time: event.time),
      isController: true)
  }

  /// Gives the focus to a node of the top scene, without showing the ring yet.
  public func setFocus(_ node: Node?) { focus = node }

  /// The node with the focus, while it is on the top scene, seen and enabled.
  var actingFocus: Node? {
    guard let focus, focus.isEnabled else { return nil }
    var node = focus
    while !node.isHidden, let parent = node.parent { node = parent }
    return node === top.root && !node.isHidden ? focus : nil
  }

  private func activateFocus() {
    guard let focus = actingFocus, showsFocus || focus.isFocusable else { return }
    focus.activate()
  }

  private func moveFocus(by step: Int) {
    let order = top.root.focusable()
    guard !order.isEmpty else { return }
    let place = order.firstIndex { $0 === focus }
    if let place, showsFocus || focus === typing {
      focus = order[(place + step + order.count) % order.count]
    } else {
      focus = place.map { order[$0] } ?? (step > 0 ? order.first : order.last)
    }
    showsFocus = true
  }

  /// To the nearest node that way: what lies beside counts half as far as what lies ahead.
  private func moveFocus(toward key: Key) {
    let order = top.root.focusable()
    guard let focus, showsFocus || focus === typing, order.contains(where: { $0 === focus }) else {
      return moveFocus(by: 1)
    }
    let here = focus.windowFrame(at: now).center
    func cost(_ node: Node) -> Double? {
      let way = node.windowFrame(at: now).center - here
      let (ahead, aside) =
        switch key {
        case .up: (-way.y, way.x)
        case .down: (way.y, way.x)
        case .left: (-way.x, way.y)
        default: (way.x, way.y)
        }
      return ahead > 1 ? ahead + 2 * abs(aside) : nil
    }
    let ways = order.compactMap { node in cost(node).map { (node, $0) } }
    if let best = ways.min(by: { $0.1 < $1.1 }) { self.focus = best.0 }
  }
}
