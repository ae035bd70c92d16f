import Input

/// What a person plays with.
public enum InputDevice: Hashable, Sendable {
  /// Fingers or a pen, a mouse, a keyboard, a game controller.
  case touch, mouse, keyboard, controller
}

/// A controller's button that is down and acts again and again, as a key does.
struct HeldButton {
  var event: ControllerEvent
  /// When it acts next.
  var due: Duration
}

// A controller is a keyboard with few keys.
extension Stage {
  /// How long a button is held until it acts again, and how often it does then.
  private static let repeatDelay = Duration.milliseconds(600)
  private static let repeatInterval = Duration.milliseconds(80)

  func receive(_ event: ControllerEvent) {
    guard event.phase == .pressed else {
      if heldButton?.event.button == event.button { heldButton = nil }
      return
    }
    heldButton = nil
    press(event, isRepeat: false)
    if event.button.repeats { heldButton = HeldButton(event: event, due: now + Self.repeatDelay) }
  }

  /// The button that is held acts again, once however late it is.
  func repeatHeldButton() {
    guard let held = heldButton, held.due <= now else { return }
    heldButton?.due = now + Self.repeatInterval
    var event = held.event
    event.time = now
    press(event, isRepeat: true)
  }

  private func press(_ event: ControllerEvent, isRepeat: Bool) {
    if event.button == .confirm, scanning == nil, typing.keyboard == nil, typingField != nil {
      device = .controller
      return openKeyboard(isMovedByKeys: true)
    }
    receive(
      KeyEvent(
        event.button.key, modifiers: event.button == .shoulderLeft ? .shift : [],
        isRepeat: isRepeat, time: event.time), isController: true)
  }
}

extension ControllerEvent.Button {
  /// The key that does the same.
  fileprivate var key: Key {
    switch self {
    case .dpadUp: .up
    case .dpadDown: .down
    case .dpadLeft: .left
    case .dpadRight: .right
    case .confirm: .enter
    case .cancel, .menu: .escape
    case .shoulderLeft, .shoulderRight: .tab
    case .turnLeft: .turnLeft
    case .turnRight: .turnRight
    case .larger: .larger
    case .smaller: .smaller
    case .special: .special
    case .undo: .undo
    case .mark: .mark
    case .filter: .filter
    }
  }

  /// Whether it acts again while it is held.
  fileprivate var repeats: Bool {
    switch self {
    case .dpadUp, .dpadDown, .dpadLeft, .dpadRight, .turnLeft, .turnRight, .larger, .smaller: true
    case .confirm, .cancel, .menu, .shoulderLeft, .shoulderRight, .special, .undo, .mark,
      .filter:
      false
    }
  }
}
