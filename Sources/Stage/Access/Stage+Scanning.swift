import Geometry
import Input

/// One or two switches do everything: the focus goes over the screen, and a switch chooses.
extension Stage {
  /// How the focus moves for somebody with switches; nil for nobody.
  public var scanning: Scanning? {
    get { scan.scanning }
    set {
      guard newValue != scan.scanning else { return }
      restartScan()
      scan.scanning = newValue
      scan.scene = nil
      if newValue == nil { ring.group = [] } else if !scenes.isEmpty { followScene() }
    }
  }

  /// Up to so many nodes are scanned one by one.
  private static let few = 6
  /// After so many passes without a switch the focus waits for one.
  private static let patience = 3

  /// Takes a key that is a switch; returns whether it was one.
  func scan(_ key: KeyEvent) -> Bool {
    guard let scanning = scan.scanning, key.key == .space || key.key == .enter else { return false }
    guard !key.isRepeat else { return true }
    followScene()
    scan.passes = 0
    switch scanning.mode {
    case .automatic:
      scan.index == nil ? moveScan() : chooseScanned()
      scan.due = now + scanning.interval
    case .oneSwitch:
      moveScan()
      scan.due = now + scanning.interval
    case .twoSwitches:
      key.key == .space ? moveScan() : chooseScanned()
    }
    return true
  }

  /// Moves the focus on, or chooses what has it, when it is time.
  func scanTimePassed() {
    guard let scanning = scan.scanning, !scenes.isEmpty else { return }
    followScene()
    guard let due = scan.due, due <= now else { return }
    if scanning.mode == .automatic {
      moveScan()
      scan.due = scan.passes >= Self.patience && scan.index == nil ? nil : now + scanning.interval
    } else {
      scan.due = nil
      chooseScanned()
    }
  }

  /// Begins anew on another scene.
  private func followScene() {
    if scan.scene !== top {
      restartScan()
      scan.scene = top
      if let scanning = scan.scanning, scanning.mode == .automatic {
        scan.due = now + scanning.interval
      }
    } else if let bar = scan.bar, scan.target.map(isScannable) != true || bar.stage !== self {
      closeActions()
    }
    guard scan.keyboard !== typing.keyboard else { return }
    (scan.keyboard, scan.row, scan.index) = (typing.keyboard, [], nil)
    ring.group = []
  }

  private func restartScan() {
    closeActions()
    ring.group = []
    scan.row = []
    scan.passes = 0
    scan.due = nil
  }

  private func isScannable(_ node: Node) -> Bool {
    node.isEnabled && FocusRing.isSeen(node, under: top.root)
      || typing.keyboard?.keys.contains { $0 === node } ?? false
  }

  /// What the focus stops at: single nodes, or rows where there are many.
  private var stops: [[Node]] {
    if let bar = scan.bar { return bar.buttons.map { [$0] } }
    let row = scan.row.compactMap(\.node).filter(isScannable)
    if !row.isEmpty { return row.map { [$0] } }
    return rows(of: typing.keyboard?.keys ?? top.root.scannable())
  }

  private func rows(of nodes: [Node]) -> [[Node]] {
    guard nodes.count > Self.few else { return nodes.map { [$0] } }
    let boxes = nodes.map { ($0, $0.windowFrame(at: now)) }.sorted { $0.1.midY < $1.1.midY }
    var rows: [[(Node, Rect)]] = []
    for (node, box) in boxes {
      if let first = rows.last?.first?.1,
        box.midY - first.midY < min(first.height, box.height) / 2
      {
        rows[rows.count - 1].append((node, box))
      } else {
        rows.append([(node, box)])
      }
    }
    return rows.map { row in
      row.sorted { isRightToLeft ? $0.1.minX > $1.1.minX : $0.1.minX < $1.1.minX }.map(\.0)
    }
  }

  private func moveScan() {
    var stops = stops
    guard !stops.isEmpty else {
      scan.index = nil
      scan.passes += 1
      return
    }
    var index = (scan.index ?? -1) + 1
    if index >= stops.count {
      scan.passes += 1
      index = 0
      if scan.bar == nil, !scan.row.isEmpty {
        (scan.row, index) = ([], scan.rowIndex)
        stops = self.stops
        guard !stops.isEmpty else { return scan.index = nil }
        index = min(index, stops.count - 1)
      } else if scan.passes >= Self.patience, scan.scanning?.mode == .automatic {
        restartScan()
        return scan.passes = Self.patience
      }
    }
    scan.index = index
    showScanned(stops[index])
  }

  private func showScanned(_ stop: [Node]) {
    setNeedsDisplay()
    if let bar = scan.bar {
      for button in bar.buttons { button.isOn = button === stop[0] }
      ring.node = scan.target
      ring.isShown = true
      dependencies.trace.emit("focus", TraceFields.Focus(node: stop[0].id))
      speak(selected: stop)
    } else if typing.keyboard != nil {
      // The field keeps the focus.
      ring.group = stop.map { Weak(node: $0) }
      ring.isShown = true
      traceFocus(stop)
      speak(selected: stop)
    } else {
      show(stop[0], in: stop)
    }
  }

  private func chooseScanned() {
    let stops = stops
    guard let index = scan.index, stops.indices.contains(index) else { return moveScan() }
    let stop = stops[index]
    if stop.count > 1 {
      scan.row = stop.map { Weak(node: $0) }
      (scan.rowIndex, scan.index) = (index, nil)
      // A pause also chooses the first of the row.
      if let scanning = scan.scanning, scanning.mode == .oneSwitch {
        scan.due = now + scanning.interval
      }
      return moveScan()
    }
    act(on: stop[0])
    applyPending()
    followScene()
  }

  private func act(on node: Node) {
    setNeedsDisplay()
    if scan.bar != nil {
      node.activate()
    } else if node is KeyNode {
      tap(node.windowFrame(at: now).center)
    } else if node.role == .field {
      setFocus(node)
      openKeyboard(isMovedByKeys: false)
    } else if node.actions.isEmpty {
      node.activate()
    } else {
      openActions(of: node)
    }
  }

  /// Touches the window here for a moment.
  func tap(_ place: Point) {
    for phase in [PointerEvent.Phase.began, .ended] {
      receive(.pointer(PointerEvent(.mouse, phase, at: place, time: now, source: .mouse)))
    }
  }

  private func openActions(of node: Node, at index: Int? = nil) {
    let bar = ActionBar(node.actions + [.done], words: accessWords) { [weak self] action in
      self?.press(action)
    }
    overlay.add(bar)
    bar.place(toastPlaces())
    (scan.bar, scan.target, scan.index) = (bar, node, index)
    index == nil ? moveScan() : showScanned([bar.buttons[min(index ?? 0, bar.buttons.count - 1)]])
  }

  private func press(_ action: NodeAction) {
    guard let node = scan.target, action != .done else { return closeActions() }
    send(action.key, to: node)
    guard scan.target.map(isScannable) == true, let bar = scan.bar,
      bar.offered != node.actions + [.done]
    else { return }
    let index = node.actions.firstIndex(of: action)
    closeActions()
    if !node.actions.isEmpty { openActions(of: node, at: index) }
  }

  /// Presses a key on a node, as if it had the focus.
  func send(_ key: Key, to node: Node) {
    let event = KeyEvent(key, time: now)
    if node.handle(node.isSeenMirrored ? event.mirrored : event) { return }
    if key == .enter { node.activate() } else { _ = top.handle(event) }
  }

  private func closeActions() {
    scan.index = nil
    guard let bar = scan.bar else { return }
    (scan.bar, scan.target) = (nil, nil)
    overlay.remove(bar)
    setNeedsDisplay()
  }
}
