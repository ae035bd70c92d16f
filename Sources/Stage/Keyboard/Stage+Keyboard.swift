import Geometry

extension Stage {
  /// Whether the on-screen keyboard is up, or on its way there.
  public var isKeyboardOpen: Bool { typing.keyboard != nil }

  /// In a window lower than this, in points, the on-screen keyboard covers the lower half of a dialog.
  nonisolated static let lowHeight = 560.0

  /// Whether the on-screen keyboard leaves so little room that a dialog must be short.
  public var hasKeysInLowWindow: Bool { isKeyboardOpen && bounds.height < Self.lowHeight }

  /// Brings the on-screen keyboard for the field that has the focus.
  ///
  /// - Parameter isMovedByKeys: a controller opened it and moves over it.
  func openKeyboard(isMovedByKeys: Bool) {
    updateTyping()
    guard let field = typing.field, typing.keyboard == nil else { return }
    let keyboard = Keyboard(
      keyboardWords, palette: field.palette, isMovedByKeys: isMovedByKeys, isTurned: top.isTurned,
      scripts: field.holdsCode ? [.latin] : nil)
    typing.show(keyboard, for: field, over: surroundings, fades: reducesMotion)
    layOutBesideKeys()
    dependencies.audio.play(.open)
  }

  /// Closes the on-screen keyboard; the field keeps the focus.
  public func closeKeyboard() {
    guard typing.hideKeyboard(at: now, fades: reducesMotion) else { return }
    layOutBesideKeys()
    showWaitingToast()
    setNeedsDisplay()
  }

  /// In a low window a dialog is shorter above the keyboard.
  private func layOutBesideKeys() {
    guard bounds.height < Self.lowHeight, !top.isOpaque else { return }
    top.layout(in: bounds)
    layoutKeyboard()
  }

  /// A keyboard that is down is gone.
  func clearFallenKeyboard() {
    if typing.removeFallenKeyboard(at: now) { setNeedsDisplay() }
  }

  /// The window or the keyboard has another size.
  func layoutKeyboard() {
    if typing.keyboard != nil { typing.layout(over: surroundings) }
  }

  private var surroundings: Typing.Surroundings {
    Typing.Surroundings(root: top.root, isTurned: top.isTurned, bounds: bounds, now: now)
  }
}
