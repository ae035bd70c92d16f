import Input

extension Stage {
  /// The field that is typed into now: it has the focus, is seen and can be used.
  ///
  /// While there is one, keys are text: the program's shortcuts must not act on letters.
  public var typingField: TextField? { actingFocus as? TextField }

  /// Brings the outside and the on-screen keyboard in line with who has the focus.
  func updateTyping() {
    let field = scenes.isEmpty ? nil : typingField
    guard typing.isNews(field) else {
      guard let field, field.takeMoved() else { return }
      dependencies.text.move(field.caretInWindow)
      return
    }
    let wasComposing = typing.field?.traceComposed != nil
    typing.field?.typingDidEnd()
    closeKeyboard()
    typing.change(to: field)
    if let field {
      // The input method must not send what the old field kept to the new one.
      if wasComposing { dependencies.text.end() }
      dependencies.text.begin(field.caretInWindow)
      field.typingDidBegin()
    } else {
      dependencies.text.end()
    }
    setNeedsDisplay()
  }

  /// Text that was typed, or that an input method still composes.
  func receiveText(_ text: String, isFinal: Bool) {
    updateTyping()
    guard let field = typing.field else { return }
    closeKeyboard()
    isFinal ? field.insert(text) : field.compose(text)
    setNeedsDisplay()
  }

  /// A finger that lifts elsewhere leaves the field, as everywhere.
  func leaveField(after event: PointerEvent) {
    guard typing.isLeft(by: event), typing.field === typingField else { return }
    // What the finger pressed may read the field at once.
    typing.field?.keepComposition()
    setFocus(nil)
  }
}
