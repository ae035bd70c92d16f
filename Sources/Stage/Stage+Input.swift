import Geometry
public import Input

extension Stage {
  /// Takes one event from the outside.
  public func receive(_ event: InputEvent) {
    prepareToSpeak(about: event)
    switch event {
    case .pointer(let pointer): receive(pointer)
    case .key(let key) where key.phase == .pressed: receive(key)
    case .controller(let event): receive(event)
    case .wheel(let wheel): receive(wheel)
    case .hover(let place, let time): hover(place, at: time)
    // A switch that is the space bar types nothing.
    case .text(" ") where scanning != nil: break
    case .text(let text): receiveText(text, isFinal: true)
    case .composition(let text): receiveText(text, isFinal: false)
    default: break
    }
    applyPending()
    speak(after: event)
  }

  private func receive(_ pointer: PointerEvent) {
    setTime(pointer.time)
    endDwell(after: pointer)
    ring.isShown = false
    pointerSource = pointer.source
    device = pointer.source == .mouse ? .mouse : .touch
    for event in sanitize(pointer) {
      sortOut(event)
      if carry(event) { continue }
      if event.phase == .began { land(event) } else { deliver(event) }
    }
    setNeedsDisplay()
  }

  /// Delivers a pointer that is down.
  func deliver(_ event: PointerEvent) {
    updateLoose(event)
    // Before the touched node acts: that may focus the field again.
    leaveField(after: event)
    if event.phase == .ended { lastLift = event }
    arena.deliver(event)
    if event.phase != .moved {
      competitions.lifted(event.id, isCancelled: event.phase == .cancelled)
    }
  }

  /// The fingers' window, or the scene under them, went away.
  public func cancelPointers() {
    for event in sanitize.cancelAll(at: now) { arena.deliver(event) }
    arena.cancelAll()
    removeCarried()
    restartDwell()
    competitions.removeAll()
    loose.removeAll()
    heldButton = nil
    typing.cancelPointers()
  }

  /// The person turned to another window.
  public func windowLostFocus() {
    cancelPointers()
    endDwell()
    top.windowLostFocus()
  }

  /// Delivers a pointer that began to the nodes under it.
  private func land(_ event: PointerEvent) {
    if pointersOver.contains(event.id) { return begin(event, overlayPath(event.location)) }
    // A finger that comes down while a screen fades in was meant for the one before.
    if stack.isTooNewForTouch(at: now) || isSecondHalf(event) {
      return arena.begin(event, candidates: [])
    }
    typing.keyboard?.closePopup()
    let path = top.root.path(to: event.location, at: now).filter(\.isEnabled)
    typing.began(event.id, path: path)
    touched = path.map(\.id).filter { !$0.isEmpty }
    guard event.source == .touch, let ground = ground(under: path) else {
      return begin(event, path)
    }
    if let holder = adopter(of: event.location, on: ground) {
      begin(event, path, first: holder)
    } else if !pairUp(event, on: ground, path: path) {
      noteLoose(event, on: ground, path: path)
      begin(event, path)
    }
  }

  /// Whether it belongs to a double tap whose first half leads to the screen that is arriving: children often tap twice.
  private func isSecondHalf(_ event: PointerEvent) -> Bool {
    guard let lastLift, stack.isMoving(at: now), let begun = stack.transition?.progress.start,
      begun >= lastLift.time
    else { return false }
    return lastLift.location.distance(to: event.location) <= arena.table.doubleTapDistance
  }

  func begin(
    _ event: PointerEvent, _ path: [Node],
    first: (recognizer: TransformRecognizer, node: Node)? = nil
  ) {
    if dependencies.trace.isOn {
      competitorsCame(event.id, [first?.node].compactMap { $0 } + path)
    }
    let holder = [first?.recognizer].compactMap { $0 as (any GestureRecognizer)? }
    arena.begin(event, candidates: holder + path.flatMap(\.recognizers))
  }

  /// What a finger touched that hit no object: the ground under it, or the whole screen.
  private func ground(under path: [Node]) -> Node? {
    guard let first = path.first(where: { !$0.recognizers.isEmpty }) else { return top.root }
    return first.isGround ? first : nil
  }

  /// The held object on this ground that a finger which hit none joins: the nearest of those that
  /// would have it.
  private func adopter(
    of place: Point, on ground: Node
  ) -> (recognizer: TransformRecognizer, node: Node)? {
    var best: (recognizer: TransformRecognizer, node: Node, distance: Double)?
    ground.visit { node in
      for case let recognizer as TransformRecognizer in node.recognizers {
        let frame = node.windowFrame(at: now)
        let distance = TransformRecognizer.distance(from: place, to: frame)
        guard recognizer.adopts(place, from: frame, arena.table) else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (recognizer, node, distance) }
      }
    }
    return best.map { ($0.recognizer, $0.node) }
  }

  /// A wheel scrolls, moves a slider as an arrow key would, and sizes or turns an object.
  ///
  /// Who took it keeps it until it rests: a slider that slides under the mouse must not move.
  private func receive(_ wheel: WheelEvent) {
    setTime(wheel.time)
    guard wheel.deltaX != 0 || wheel.deltaY != 0,
      overlayPath(wheel.location).isEmpty
    else { return }
    var path = top.root.path(to: wheel.location, at: now).filter(\.isEnabled)
    if let turn = wheelTurn, now - turn.time < .milliseconds(400),
      let place = path.firstIndex(where: { $0 === turn.taker.node })
    {
      path.removeFirst(place)
    }
    for node in path {
      if node.handle(wheel) {
        wheelTurn = (Weak(node: node), now)
        return
      }
      for case let recognizer as TransformRecognizer in node.recognizers {
        return recognizer.wheel(wheel, arena.table)
      }
    }
  }
}

extension Stage {
  func receive(_ key: KeyEvent, isController: Bool = false) {
    setTime(key.time)
    setNeedsDisplay()
    device = isController ? .controller : .keyboard
    if scan(key) { return }
    if carried != nil, key.key == .escape { return putCarriedBack() }
    if let keyboard = typing.keyboard {
      if keyboard.handle(key.key) { return }
      // The person has a physical keyboard.
      if !isController { closeKeyboard() }
    }
    if let focus = actingFocus, showsFocus || focus === typing.field,
      !isController || focus !== typing.field,
      focus.handle(focus.isSeenMirrored ? key.mirrored : key)
    {
      return
    }
    if top.handle(key) { return }
    switch key.key {
    case .tab: moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .up, .down, .left, .right: if !moveFocus(toward: key.key) { scroll(by: key) }
    case .pageUp, .pageDown, .home, .end: scroll(by: key)
    case .enter, .space: if !key.isRepeat { activateFocus() }
    case .escape: if !key.isRepeat { top.goBack() }
    // What can't be resized is looked through.
    case .larger, .smaller:
      var page = key
      page.key = key.key == .larger ? .pageUp : .pageDown
      receive(page, isController: isController)
    default: break
    }
  }

  /// Gives the focus to a node of the top scene, without showing the ring yet.
  public func setFocus(_ node: Node?) { ring.node = node }

  /// The node with the focus, while it is on the top scene, seen and enabled.
  var actingFocus: Node? { ring.acting(under: top.root) }

  private func activateFocus() {
    guard let focus = actingFocus, showsFocus || focus.isFocusable else { return }
    focus.activate()
  }

  /// Keys that travel far go to what scrolls around the focus, or else to the first that scrolls.
  private func scroll(by key: KeyEvent) {
    var node = showsFocus ? actingFocus : nil
    while let here = node {
      if here is Scroller, here.handle(key) { return }
      node = here.parent
    }
    var isUsed = false
    top.root.visit { node in
      if !isUsed, node is Scroller { isUsed = node.handle(key) }
    }
  }

  /// The keys brought the focus here: it must be seen.
  ///
  /// `row`: the nodes that are scanned together.
  func show(_ node: Node?, in row: [Node] = []) {
    ring.node = node
    ring.group = row.count > 1 ? row.map { Weak(node: $0) } : []
    ring.isShown = true
    focusWasMoved()
    var around = node?.parent
    while let here = around {
      if let node { (here as? Scroller)?.reveal(node) }
      around = here.parent
    }
    if let node { traceFocus(row.isEmpty ? [node] : row) }
  }

  /// Reports what has the focus: one node, or a row of them.
  func traceFocus(_ nodes: [Node]) {
    let ids = nodes.map(\.id)
    dependencies.trace.emit(
      "focus", TraceFields.Focus(node: ids[0], row: ids.count > 1 ? ids : nil))
  }

  /// Whether the next key moves the focus on from where it is, rather than showing it there.
  private var isFocusUsed: Bool {
    showsFocus || ring.node === typing.field
  }

  private func moveFocus(by step: Int) {
    let order = top.root.focusable()
    guard !order.isEmpty else { return }
    show(ring.node(by: step, in: order, isStart: isFocusUsed))
  }

  /// To the nearest node that way; says whether there was one.
  private func moveFocus(toward key: Key) -> Bool {
    let order = top.root.focusable()
    guard let next = ring.node(toward: key, in: order, isStart: isFocusUsed, at: now) else {
      return false
    }
    show(next)
    return true
  }
}
