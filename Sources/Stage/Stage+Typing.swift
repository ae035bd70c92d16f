import Geometry
import Input

extension Stage {
  /// The field that is typed into now: it has the focus, is seen and can be used.
  ///
  /// While there is one, keys are text: the program's shortcuts must not act on letters.
  public var typingField: TextField? { actingFocus as? TextField }

  /// Brings the outside and the on-screen keyboard in line with who has the focus.
  func updateTyping() {
    let field = scenes.isEmpty ? nil : typingField
    guard field !== typing || (field == nil) == isTyping else {
      guard let field, field.takeMoved() else { return }
      dependencies.text.move(sceneTransform(at: now).bounds(of: field.caretInWindow))
      return
    }
    typing?.typingDidEnd()
    closeKeyboard()
    typing = field
    isTyping = field != nil
    if let field {
      dependencies.text.begin(sceneTransform(at: now).bounds(of: field.caretInWindow))
      field.typingDidBegin()
    } else {
      dependencies.text.end()
    }
    setNeedsDisplay()
  }

  /// Text that was typed, or that an input method still composes.
  func receiveText(_ text: String, isFinal: Bool) {
    updateTyping()
    guard let typing else { return }
    closeKeyboard()
    isFinal ? typing.insert(text) : typing.compose(text)
    setNeedsDisplay()
  }

  /// A finger that lifts elsewhere leaves the field, as everywhere.
  func leaveField(after event: PointerEvent) {
    guard event.phase != .moved, outsiders.contains(event.id) else { return }
    outsiders.removeAll { $0 == event.id }
    if event.phase == .ended, typing != nil, typing === typingField { setFocus(nil) }
  }

  /// Notes a pointer that came down beside the field.
  func noteOutsider(_ event: PointerEvent, path: [Node]) {
    outsiders.removeAll { $0 == event.id }
    guard let typing, !path.contains(where: { $0 === typing }) else { return }
    outsiders.append(event.id)
  }
}
