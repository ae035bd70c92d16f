import CSDL2
import Input

/// Connects game controllers and translates their buttons, sticks and triggers.
///
/// A stick or trigger presses a button beyond half its travel and releases it near its rest.
@MainActor final class ControllerReader {
  private var controllers: [SDL_JoystickID: OpaquePointer] = [:]
  private var leaning: [Lever: ControllerEvent.Button] = [:]
  private static let presses = 18_000
  private static let releases = 12_000

  /// One axis of a controller: half a stick, or a trigger.
  private struct Lever: Hashable {
    var controller: SDL_JoystickID
    var axis: UInt8
  }

  /// Begins to look for controllers; too slow to do before the first frame.
  func begin() { SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) }

  /// Whether a controller is connected: SDL then polls instead of sleeping.
  var isAny: Bool { !controllers.isEmpty }

  /// A controller was plugged in; `index` is its place in SDL's list.
  func add(_ index: Int32) {
    guard let controller = SDL_GameControllerOpen(index) else { return }
    let id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
    if let known = controllers.updateValue(controller, forKey: id) {
      SDL_GameControllerClose(known)
    }
  }

  func remove(_ id: SDL_JoystickID) {
    if let controller = controllers.removeValue(forKey: id) { SDL_GameControllerClose(controller) }
    leaning = leaning.filter { $0.key.controller != id }
  }

  func button(_ event: SDL_ControllerButtonEvent, at time: Duration) -> ControllerEvent? {
    guard let button = Self.buttons[Int32(event.button)] else { return nil }
    return ControllerEvent(
      button, phase: event.state == UInt8(SDL_PRESSED) ? .pressed : .released, time: time)
  }

  func axis(_ event: SDL_ControllerAxisEvent, at time: Duration) -> ControllerEvent? {
    guard let keys = Self.levers[Int32(event.axis)] else { return nil }
    let lever = Lever(controller: event.which, axis: event.axis)
    let value = Int(event.value)
    let old = leaning[lever]
    if value.magnitude < Self.releases {
      leaning[lever] = nil
      return old.map { ControllerEvent($0, phase: .released, time: time) }
    }
    let new = value < 0 ? keys.back : keys.forth
    guard value.magnitude > Self.presses, new != old else { return nil }
    leaning[lever] = new
    return ControllerEvent(new, time: time)
  }

  /// What each axis presses to the left or up, and to the right or down; triggers have one way.
  private static let levers:
    [Int32: (back: ControllerEvent.Button, forth: ControllerEvent.Button)] = [
      SDL_CONTROLLER_AXIS_LEFTX.rawValue: (.dpadLeft, .dpadRight),
      SDL_CONTROLLER_AXIS_LEFTY.rawValue: (.dpadUp, .dpadDown),
      SDL_CONTROLLER_AXIS_RIGHTX.rawValue: (.turnLeft, .turnRight),
      SDL_CONTROLLER_AXIS_RIGHTY.rawValue: (.larger, .smaller),
      SDL_CONTROLLER_AXIS_TRIGGERLEFT.rawValue: (.turnLeft, .turnLeft),
      SDL_CONTROLLER_AXIS_TRIGGERRIGHT.rawValue: (.turnRight, .turnRight),
    ]

  private static let buttons: [Int32: ControllerEvent.Button] = [
    SDL_CONTROLLER_BUTTON_A.rawValue: .confirm, SDL_CONTROLLER_BUTTON_B.rawValue: .cancel,
    SDL_CONTROLLER_BUTTON_X.rawValue: .special, SDL_CONTROLLER_BUTTON_Y.rawValue: .undo,
    SDL_CONTROLLER_BUTTON_START.rawValue: .menu,
    SDL_CONTROLLER_BUTTON_LEFTSTICK.rawValue: .mark,
    SDL_CONTROLLER_BUTTON_RIGHTSTICK.rawValue: .filter,
    SDL_CONTROLLER_BUTTON_LEFTSHOULDER.rawValue: .shoulderLeft,
    SDL_CONTROLLER_BUTTON_RIGHTSHOULDER.rawValue: .shoulderRight,
    SDL_CONTROLLER_BUTTON_DPAD_UP.rawValue: .dpadUp,
    SDL_CONTROLLER_BUTTON_DPAD_DOWN.rawValue: .dpadDown,
    SDL_CONTROLLER_BUTTON_DPAD_LEFT.rawValue: .dpadLeft,
    SDL_CONTROLLER_BUTTON_DPAD_RIGHT.rawValue: .dpadRight,
  ]
}
