import CSDL2
import Geometry
import Input

/// A finger that is down.
struct Finger {
  let id: PointerID
  /// Its touchscreen; nil if SDL lists none with this number.
  let device: SDL_TouchID?
}

extension EventSource {
  /// Maps fingers to our own numbers: SDL's may be reused, grow without limit, or clash between
  /// devices.
  func finger(_ f: SDL_TouchFingerEvent) -> PlatformEvent? {
    let phase: PointerEvent.Phase
    let id: PointerID
    switch SDL_EventType(f.type) {
    case SDL_FINGERDOWN:
      phase = .began
      nextFinger += 1
      // A finger that is already down lost its lift: under its old number the sanitizer ends it.
      id = fingers[f.fingerId]?.id ?? PointerID(nextFinger)
      let device = Self.isPluggedIn(f.touchId) ? f.touchId : nil
      fingers[f.fingerId] = Finger(id: id, device: device)
    case SDL_FINGERUP:
      guard let known = fingers.removeValue(forKey: f.fingerId) else { return nil }
      (phase, id) = (.ended, known.id)
    default:
      guard let known = fingers[f.fingerId] else { return nil }
      (phase, id) = (.moved, known.id)
    }
    lastTouch = Window.time(of: f.timestamp)
    setCursor(visible: false)
    // X11 divides by the width less one, Wayland by the width (measured; see docs/pitfalls.md).
    let size = unitSize
    let edge = Window.videoDriver == "x11" ? 1.0 : 0
    let place = point(Double(f.x) * (size.width - edge), Double(f.y) * (size.height - edge))
    return .input(.pointer(PointerEvent(id, phase, at: place, time: lastTouch, source: .touch)))
  }

  /// Cancels the fingers of touchscreens that are gone: on Wayland SDL lifts none of them.
  func cancelUnplugged(
    _ events: inout [PlatformEvent], isPluggedIn: @MainActor (SDL_TouchID) -> Bool = isPluggedIn
  ) {
    for (key, finger) in fingers {
      guard let device = finger.device, !isPluggedIn(device) else { continue }
      fingers[key] = nil
      // The sanitizer replaces a location that is no number by the last one.
      let unknown = Point(x: .nan, y: .nan)
      let event = PointerEvent(finger.id, .cancelled, at: unknown, time: emptied, source: .touch)
      events.append(.input(.pointer(event)))
    }
  }

  private static func isPluggedIn(_ device: SDL_TouchID) -> Bool {
    (0..<SDL_GetNumTouchDevices()).contains { SDL_GetTouchDevice($0) == device }
  }

  func button(_ b: SDL_MouseButtonEvent) -> PlatformEvent? {
    let button: PointerButton
    switch Int32(b.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_RIGHT: button = .secondary
    case SDL_BUTTON_MIDDLE: button = .middle
    default: return nil
    }
    setCursor(visible: true)
    let isDown = b.state == UInt8(SDL_PRESSED)
    return .input(
      .pointer(
        PointerEvent(
          .mouse, isDown ? .began : .ended, at: point(Double(b.x), Double(b.y)),
          time: Window.time(of: b.timestamp), source: .mouse, button: button)))
  }

  func motion(_ m: SDL_MouseMotionEvent) -> PlatformEvent? {
    let time = Window.time(of: m.timestamp)
    let place = point(Double(m.x), Double(m.y))
    if m.state != 0 {
      return .input(
        .pointer(PointerEvent(.mouse, .moved, at: place, time: time, source: .mouse)))
    }
    // A touch makes the X pointer jump to it; that is no movement of the mouse.
    guard time - lastTouch > .milliseconds(300) else { return nil }
    setCursor(visible: true)
    return .input(.hover(place, time: time))
  }

  func wheel(_ w: SDL_MouseWheelEvent) -> PlatformEvent? {
    let flip: Double = w.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    return .input(
      .wheel(
        WheelEvent(
          location: point(Double(w.mouseX), Double(w.mouseY)), deltaX: Double(w.preciseX) * flip,
          deltaY: Double(w.preciseY) * flip, modifiers: KeyTranslation.currentModifiers,
          time: Window.time(of: w.timestamp))))
  }
}
