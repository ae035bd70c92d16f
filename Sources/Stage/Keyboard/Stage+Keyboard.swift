import Geometry
import Input

extension Stage {
  /// Whether the on-screen keyboard is up, or on its way there.
  public var isKeyboardOpen: Bool { keyboard != nil }

  /// Brings the on-screen keyboard for the field that has the focus.
  ///
  /// - Parameter isMovedByKeys: a controller opened it and moves over it.
  func openKeyboard(isMovedByKeys: Bool) {
    updateTyping()
    guard let field = typing, keyboard == nil else { return }
    let keyboard = Keyboard(
      keyboardWords, palette: field.palette, isMovedByKeys: isMovedByKeys, isTurned: top.isTurned)
    self.keyboard = keyboard
    overlay.add(keyboard)
    keyboard.layout(in: bounds)
    keyboard.capitalize(for: field)
    keyboard.setPose(keyboard.beyondTheEdge(fades: reducesMotion))
    keyboard.animate(to: keyboard.place, length: Theme.move)
    reveal(field, isMoving: true)
    dependencies.audio.play(.open)
  }

  /// The on-screen keyboard goes; the field keeps the focus.
  public func closeKeyboard() {
    guard let old = keyboard else { return }
    keyboard = nil
    // On its way down it takes no fingers.
    forget(old)
    old.closePopup()
    old.recognizers = []
    for key in old.keys { key.recognizers = [] }
    old.animate(
      to: old.beyondTheEdge(fades: reducesMotion), length: Theme.move, easing: .smooth)
    if let last = fallingKeyboard { overlay.remove(last.node) }
    fallingKeyboard = (old, now + Theme.move)
    if let root = raisedRoot {
      root.animate(
        to: Pose(rotation: root.pose(at: now).rotation), length: Theme.move, easing: .smooth)
    }
    raisedRoot = nil
    showWaitingToast()
    setNeedsDisplay()
  }

  /// A keyboard that is down is gone.
  func clearFallenKeyboard() {
    guard let fallen = fallingKeyboard, now >= fallen.gone else { return }
    overlay.remove(fallen.node)
    fallingKeyboard = nil
    setNeedsDisplay()
  }

  /// The window or the keyboard has another size.
  func layoutKeyboard() {
    guard let keyboard else { return }
    keyboard.layout(in: bounds)
    if let typing { reveal(typing, isMoving: true) }
  }

  /// Moves the scene up, as its person sees it, backdrop aside, until the field is seen above the
  /// keyboard: with the whole dialog it lies on where there is room for that.
  private func reveal(_ field: TextField, isMoving: Bool) {
    guard let keyboard, !scenes.isEmpty else { return }
    let (root, isTurned) = (top.root, top.isTurned)
    let room = bounds.height - keyboard.size.height
    // A dialog that still grows into its place counts as it will be.
    let rest = now + .seconds(1)
    let moved = root.pose(at: rest).offset.y
    func box(_ node: Node) -> Rect {
      var box = node.windowFrame(at: rest).offset(by: Point(x: 0, y: -moved))
      if isTurned { box.origin.y = bounds.height - box.maxY }
      return box
    }
    var shown = box(field)
    var node = field.parent
    while let group = node, group !== root {
      let frame = box(group)
      if group.role == .dialog, frame.height + 32 <= room, frame.contains(shown) { shown = frame }
      node = group.parent
    }
    var rise = max(0, shown.maxY + 16 - room)
    rise = min(rise, max(0, shown.minY - 8), keyboard.size.height + 16)
    raisedRoot = root
    root.animate(
      to: Pose(
        offset: Point(x: 0, y: isTurned ? rise : -rise), rotation: isTurned ? .pi : 0),
      length: Theme.move)
  }
}
