import CSDL2
import Input

/// Translates SDL's keys.
enum KeyTranslation {
  private static let named: [Int32: Key] = [
    Int32(SDLK_UP.rawValue): .up, Int32(SDLK_DOWN.rawValue): .down,
    Int32(SDLK_LEFT.rawValue): .left, Int32(SDLK_RIGHT.rawValue): .right,
    Int32(SDLK_TAB.rawValue): .tab, Int32(SDLK_RETURN.rawValue): .enter,
    Int32(SDLK_KP_ENTER.rawValue): .enter, Int32(SDLK_SPACE.rawValue): .space,
    Int32(SDLK_ESCAPE.rawValue): .escape, Int32(SDLK_AC_BACK.rawValue): .escape,
    Int32(SDLK_BACKSPACE.rawValue): .backspace, Int32(SDLK_DELETE.rawValue): .delete,
    Int32(SDLK_HOME.rawValue): .home, Int32(SDLK_END.rawValue): .end,
    Int32(SDLK_PAGEUP.rawValue): .pageUp, Int32(SDLK_PAGEDOWN.rawValue): .pageDown,
  ]

  static func event(_ k: SDL_KeyboardEvent) -> KeyEvent? {
    guard let key = key(k.keysym.sym) else { return nil }
    return KeyEvent(
      key, modifiers: modifiers(UInt32(k.keysym.mod)), isRepeat: k.repeat != 0,
      phase: k.state == UInt8(SDL_PRESSED) ? .pressed : .released,
      time: .milliseconds(Int64(k.timestamp)))
  }

  private static func key(_ symbol: SDL_Keycode) -> Key? {
    if let key = named[symbol] { return key }
    let f1 = Int32(SDLK_F1.rawValue)
    if (f1..<(f1 + 12)).contains(symbol) { return .function(Int(symbol - f1) + 1) }
    guard symbol > 32, let scalar = Unicode.Scalar(UInt32(symbol)) else { return nil }
    return .character(Character(scalar))
  }

  static var currentModifiers: KeyModifiers { modifiers(SDL_GetModState().rawValue) }

  private static func modifiers(_ bits: UInt32) -> KeyModifiers {
    var result: KeyModifiers = []
    if bits & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { result.insert(.alt) }
    if bits & KMOD_GUI.rawValue != 0 { result.insert(.command) }
    return result
  }

  /// The UTF-8 in SDL's fixed buffer.
  static func text(_ event: SDL_TextInputEvent) -> String { decode(event.text) }
  static func text(_ event: SDL_TextEditingEvent) -> String { decode(event.text) }

  private static func decode<Buffer>(_ buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
