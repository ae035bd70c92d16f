import CSDL2
import Geometry
import Input

/// Wakes the event loop from any thread.
public nonisolated struct Waker: Sendable {
  fileprivate let type: UInt32
  /// Makes the loop run once, now.
  public func callAsFunction() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}

/// Reads SDL's queue and translates its events.
@MainActor public final class EventSource {
  private let window: Window
  /// Lets workers wake `events(waitingAtMost:)`.
  public let waker: Waker
  var fingers: [SDL_FingerID: Finger] = [:]
  var nextFinger: Int64 = 0
  var lastTouch = Duration.zero
  /// SDL only sleeps on these drivers; on others it polls every millisecond.
  private let canBlock: Bool
  /// When the queue was last seen empty: what happened later is not known yet.
  public internal(set) var emptied = Duration.zero
  /// Whether the window was asked to close; SDL's wish to quit comes right after that.
  private var isAskedToClose = false
  private var event = SDL_Event()
  /// The modifiers of the last key: text that comes with Ctrl is a shortcut.
  private var modifiers: KeyModifiers = []
  private let controllers = ControllerReader()

  /// Reads the events of this window; one source at a time.
  public init(window: Window) {
    self.window = window
    waker = Waker(type: SDL_RegisterEvents(1))
    canBlock = ["x11", "wayland"].contains(Window.videoDriver)
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
  }

  /// Begins to read game controllers; call it after the first frame.
  public func beginControllers() { controllers.begin() }

  /// Sleeps until something happens or `timeout` has passed, then returns all events.
  ///
  /// Without a timeout and without events this costs no processor time.
  public func events(waitingAtMost timeout: Duration?, into events: inout [PlatformEvent]) {
    events.removeAll(keepingCapacity: true)
    // SDL stamps what has come by now. Twice: on Wayland the first call may only pass on what the graphics
    // driver has read from the connection.
    SDL_PumpEvents()
    SDL_PumpEvents()
    let (lookedAt, reading) = (emptied, Window.now)
    var isAny = wait(timeout)
    emptied = Window.now
    // Even a wait without events may have ended long before the machine woke the program.
    if !isAny { isAny = SDL_PollEvent(&event) == 1 }
    let stall = Stall(lookedAt: lookedAt, reading: reading, timeout: timeout, woken: Window.now)
    while isAny {
      if let translated = translate(event) { events.append(translated) }
      isAny = SDL_PollEvent(&event) == 1
    }
    cancelUnplugged(&events)
    stall?.backdate(&events)
  }

  /// Moves the program's clock on, for tests: what is due then is due now.
  public func skip(_ time: Duration) {
    Window.skipped += time
    emptied += time
  }

  private func wait(_ timeout: Duration?) -> Bool {
    if canBlock, !controllers.isAny {
      guard let timeout else { return SDL_WaitEvent(&event) == 1 }
      return SDL_WaitEventTimeout(&event, Self.milliseconds(timeout)) == 1
    }
    let end = timeout.map { Window.now + $0 }
    while SDL_PollEvent(&event) == 0 {
      let left = end.map { $0 - Window.now } ?? .milliseconds(15)
      if left <= .zero { return false }
      SDL_Delay(UInt32(Self.milliseconds(min(left, .milliseconds(15)))))
    }
    return true
  }

  /// Rounded up: a wait that ends a little early would spin.
  private static func milliseconds(_ time: Duration) -> Int32 {
    Int32(clamping: Int64((max(time, .zero) / .milliseconds(1)).rounded(.up)))
  }

  private func translate(_ event: SDL_Event) -> PlatformEvent? {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEMOTION: motion(event.motion)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_TEXTEDITING: .input(.composition(KeyTranslation.text(event.edit)))
    case SDL_TEXTEDITING_EXT: longComposition(event.editExt)
    case SDL_DROPFILE: drop(event.drop)
    case SDL_WINDOWEVENT: windowEvent(event.window)
    case SDL_QUIT: quit()
    // A device that nobody has opened is 0.
    case SDL_AUDIODEVICEREMOVED: event.adevice.which > 0 ? .audioLost : nil
    default: controller(event)
    }
  }

  private func key(_ event: SDL_KeyboardEvent) -> PlatformEvent? {
    modifiers = KeyTranslation.modifiers(UInt32(event.keysym.mod))
    return KeyTranslation.event(event).map { .input(.key($0)) }
  }

  /// Some layouts type a letter even with Ctrl held; with AltGr it is meant.
  private func text(_ event: SDL_TextInputEvent) -> PlatformEvent? {
    guard !modifiers.contains(.control) || modifiers.contains(.alt) else { return nil }
    return .input(.text(KeyTranslation.text(event)))
  }

  private func controller(_ event: SDL_Event) -> PlatformEvent? {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: controllers.add(event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED: controllers.remove(event.cdevice.which)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      return controllers.button(event.cbutton, at: Window.time(of: event.cbutton.timestamp))
        .map { .input(.controller($0)) }
    case SDL_CONTROLLERAXISMOTION:
      return controllers.axis(event.caxis, at: Window.time(of: event.caxis.timestamp))
        .map { .input(.controller($0)) }
    default: break
    }
    return nil
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> PlatformEvent? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: .resized
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
    case SDL_WINDOWEVENT_LEAVE: .input(.hover(nil, time: Window.time(of: event.timestamp)))
    case SDL_WINDOWEVENT_CLOSE: closeRequested()
    default: nil
    }
  }

  private func closeRequested() -> PlatformEvent? {
    isAskedToClose = true
    return nil
  }

  /// If nobody asked the window to close, SDL lost its connection to the display.
  private func quit() -> PlatformEvent {
    defer { isAskedToClose = false }
    return isAskedToClose ? .quit : .displayLost
  }

  /// A composition that is too long for SDL's fixed buffer; we must free its text.
  private func longComposition(_ event: SDL_TextEditingExtEvent) -> PlatformEvent? {
    guard let text = event.text else { return nil }
    defer { SDL_free(text) }
    return .input(.composition(String(cString: text)))
  }

  private func drop(_ event: SDL_DropEvent) -> PlatformEvent? {
    guard let file = event.file else { return nil }
    defer { SDL_free(file) }
    return .input(.drop(String(cString: file)))
  }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: x / window.scale, y: y / window.scale)
  }
  var unitSize: Size { window.unitSize }
  func setCursor(visible: Bool) {
    if window.showsCursor != visible { window.showsCursor = visible }
  }
}
