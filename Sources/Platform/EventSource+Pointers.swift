import CSDL2
import Geometry
import Input

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
      id = fingers[f.fingerId] ?? PointerID(nextFinger)
      fingers[f.fingerId] = id
    case SDL_FINGERUP:
      guard let known = fingers.removeValue(forKey: f.fingerId) else { return nil }
      (phase, id) = (.ended, known)
    default:
      guard let known = fingers[f.fingerId] else { return nil }
      (phase, id) = (.moved, known)
    }
    lastTouch = Window.time(of: f.timestamp)
    setCursor(visible: false)
    // X11 divides by the width less one, Wayland by the width (measured; see docs/pitfalls.md).
    let size = unitSize
    let edge = Window.videoDriver == "x11" ? 1.0 : 0
    let place = point(Double(f.x) * (size.width - edge), Double(f.y) * (size.height - edge))
    return .input(.pointer(PointerEvent(id, phase, at: place, time: lastTouch, source: .touch)))
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
    return .input(.hover(place))
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
