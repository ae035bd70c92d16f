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

  /// What the keypad's keys do without Num Lock, or with Shift.
  private static let keypad: [UInt32: (digit: Character, key: Key?)] = [
    SDL_SCANCODE_KP_0.rawValue: ("0", nil), SDL_SCANCODE_KP_1.rawValue: ("1", .end),
    SDL_SCANCODE_KP_2.rawValue: ("2", .down), SDL_SCANCODE_KP_3.rawValue: ("3", .pageDown),
    SDL_SCANCODE_KP_4.rawValue: ("4", .left), SDL_SCANCODE_KP_5.rawValue: ("5", nil),
    SDL_SCANCODE_KP_6.rawValue: ("6", .right), SDL_SCANCODE_KP_7.rawValue: ("7", .home),
    SDL_SCANCODE_KP_8.rawValue: ("8", .up), SDL_SCANCODE_KP_9.rawValue: ("9", .pageUp),
    SDL_SCANCODE_KP_PERIOD.rawValue: (".", .delete),
  ]
  /// The signs of the keypad, whatever Num Lock says.
  private static let keypadSigns: [UInt32: Character] = [
    SDL_SCANCODE_KP_PLUS.rawValue: "+", SDL_SCANCODE_KP_MINUS.rawValue: "-",
    SDL_SCANCODE_KP_EQUALS.rawValue: "=",
  ]
  private static let letters = SDL_SCANCODE_A.rawValue...SDL_SCANCODE_Z.rawValue
  private static let digits = SDL_SCANCODE_1.rawValue...SDL_SCANCODE_0.rawValue
  /// What the other keys of a US keyboard have on them, as far as it means anything in a game.
  private static let signs: [UInt32: Character] = [
    SDL_SCANCODE_MINUS.rawValue: "-", SDL_SCANCODE_EQUALS.rawValue: "=",
    SDL_SCANCODE_LEFTBRACKET.rawValue: "[", SDL_SCANCODE_RIGHTBRACKET.rawValue: "]",
    SDL_SCANCODE_COMMA.rawValue: ",", SDL_SCANCODE_PERIOD.rawValue: ".",
  ]

  static func event(_ k: SDL_KeyboardEvent) -> KeyEvent? {
    guard let key = key(k.keysym, hasLatinLetters: layoutHasLatinLetters) else { return nil }
    return KeyEvent(
      key, modifiers: modifiers(UInt32(k.keysym.mod)), isRepeat: k.repeat != 0,
      phase: k.state == UInt8(SDL_PRESSED) ? .pressed : .released,
      time: Window.time(of: k.timestamp))
  }

  /// The key by what it does or by what is on it: on a layout without Latin letters by what is on
  /// the same key of a US keyboard, so that shortcuts work on all.
  static func key(_ key: SDL_Keysym, hasLatinLetters: Bool) -> Key? {
    if let named = named[key.sym] { return named }
    let f1 = Int32(SDLK_F1.rawValue)
    if (f1..<(f1 + 12)).contains(key.sym) { return .function(Int(key.sym - f1) + 1) }
    let place = key.scancode.rawValue
    if let pad = keypad[place] {
      let mod = UInt32(key.mod)
      let isNumber = (mod & KMOD_NUM.rawValue != 0) != (mod & KMOD_SHIFT.rawValue != 0)
      return isNumber ? .character(pad.digit) : pad.key
    }
    if let sign = keypadSigns[place] { return .character(sign) }
    guard key.sym > 32, let scalar = Unicode.Scalar(UInt32(key.sym)) else { return nil }
    if !hasLatinLetters || scalar.value > lastLatin, let sign = onUSKeyboard(place) {
      return .character(sign)
    }
    // The digits of a French keyboard need Shift.
    if digits.contains(place), !("0"..."9").contains(scalar), !["+", "-", "="].contains(scalar),
      let digit = onUSKeyboard(place)
    {
      return .character(digit)
    }
    return .character(Character(scalar))
  }

  /// The last letter of Latin Extended-B.
  private static let lastLatin: UInt32 = 0x24F

  private static func onUSKeyboard(_ place: UInt32) -> Character? {
    if letters.contains(place) {
      return Character(Unicode.Scalar(UInt8(place - letters.lowerBound) + UInt8(ascii: "a")))
    }
    if digits.contains(place) { return Character("\((place - digits.lowerBound + 1) % 10)") }
    return signs[place]
  }

  private static var layoutHasLatinLetters: Bool {
    let latin = Int32(UInt8(ascii: "a"))...Int32(UInt8(ascii: "z"))
    return letters.contains { latin.contains(SDL_GetKeyFromScancode(SDL_Scancode($0))) }
  }

  static var currentModifiers: KeyModifiers { modifiers(SDL_GetModState().rawValue) }

  static func modifiers(_ bits: UInt32) -> KeyModifiers {
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
