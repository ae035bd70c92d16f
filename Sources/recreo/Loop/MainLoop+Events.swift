import Arcade
import Input
import Live
import Platform
import Stage
import Store

extension MainLoop {
  /// Handles one event from the window.
  func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input):
      if oldestInput == nil { oldestInput = input.time }
      if kiosk.heard(input, at: max(stage.now, input.time ?? Window.now), on: stage) { return }
      if case .drop(let path) = input { return context.dropped(path, on: stage) }
      if !handleShortcut(input) { stage.receive(input) }
    case .resized: display.hasChanged = true
    case .exposed: stage.setNeedsDisplay()
    case .focusLost:
      kiosk.windowLostFocus()
      stage.windowLostFocus()
    case .quit where kiosk.isOn: break
    case .quit: requests.isEnding = true
    case .audioLost: sounds.deviceLost()
    case .displayLost:
      // A kiosk's service starts it again.
      Report.problem("The display is gone, so the program ends.")
      requests.isEnding = true
    }
  }

  /// Keys that mean the same everywhere.
  private func handleShortcut(_ input: InputEvent) -> Bool {
    guard case .key(let key) = input, key.phase == .pressed, !key.isRepeat, !kiosk.isOn else {
      return false
    }
    switch key.key {
    case .function(11):
      context.change(.fullscreen, to: .bool(!display.window.isFullScreen))
      return true
    case .character("q") where key.modifiers == .control && stage.typingField == nil:
      requests.isEnding = true
      return true
    default: return false
    }
  }
}

extension InputEvent {
  /// The time of the event, if it has one.
  fileprivate var time: Duration? {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .wheel(let event): event.time
    case .controller(let event): event.time
    case .hover, .text, .composition, .drop: nil
    }
  }
}
