import CSDL2
import Input
import Testing

@testable import Platform

/// Keys of other layouts than the US keyboard's.
@MainActor @Suite struct KeyTranslationTests {
  private func key(
    _ symbol: Int32, _ place: SDL_Scancode, mod: SDL_Keymod = KMOD_NONE, isLatin: Bool = true
  ) -> Key? {
    var sym = SDL_Keysym()
    (sym.sym, sym.scancode, sym.mod) = (symbol, place, UInt16(mod.rawValue))
    return KeyTranslation.key(sym, hasLatinLetters: isLatin)
  }
  private func key(_ sign: Unicode.Scalar, _ place: SDL_Scancode, isLatin: Bool = true) -> Key? {
    key(Int32(sign.value), place, isLatin: isLatin)
  }
  @Test func aKeyboardWithoutLatinLettersHasTheSameShortcuts() {
    #expect(key("м", SDL_SCANCODE_V, isLatin: false) == .character("v"))
    #expect(key("х", SDL_SCANCODE_LEFTBRACKET, isLatin: false) == .character("["))
    #expect(key("ю", SDL_SCANCODE_PERIOD, isLatin: false) == .character("."))
    #expect(key(";", SDL_SCANCODE_Q, isLatin: false) == .character("q"), "Greek")
    #expect(key("١", SDL_SCANCODE_1, isLatin: false) == .character("1"))
  }
  @Test func latinLettersCountWhereverTheyAre() {
    #expect(key("q", SDL_SCANCODE_A) == .character("q"), "French")
    #expect(key("m", SDL_SCANCODE_SEMICOLON) == .character("m"))
    #expect(key("ñ", SDL_SCANCODE_SEMICOLON) == .character("ñ"))
    #expect(key("&", SDL_SCANCODE_1) == .character("1"))
    #expect(key("é", SDL_SCANCODE_2) == .character("2"))
    #expect(key("-", SDL_SCANCODE_6) == .character("-"))
    #expect(key("à", SDL_SCANCODE_0) == .character("0"))
  }
  @Test func theKeypadMovesWithoutNumLockAndTypesDigitsWithIt() {
    let moves: [(SDL_KeyCode, SDL_Scancode, Key, Character)] = [
      (SDLK_KP_8, SDL_SCANCODE_KP_8, .up, "8"), (SDLK_KP_2, SDL_SCANCODE_KP_2, .down, "2"),
      (SDLK_KP_4, SDL_SCANCODE_KP_4, .left, "4"), (SDLK_KP_6, SDL_SCANCODE_KP_6, .right, "6"),
      (SDLK_KP_7, SDL_SCANCODE_KP_7, .home, "7"), (SDLK_KP_9, SDL_SCANCODE_KP_9, .pageUp, "9"),
    ]
    for (symbol, place, move, digit) in moves {
      let symbol = Int32(bitPattern: symbol.rawValue)
      #expect(key(symbol, place) == move)
      #expect(key(symbol, place, mod: KMOD_NUM) == .character(digit))
    }
    let plus = Int32(bitPattern: SDLK_KP_PLUS.rawValue)
    #expect(key(plus, SDL_SCANCODE_KP_PLUS) == .character("+"))
    #expect(key(plus, SDL_SCANCODE_KP_PLUS, mod: KMOD_NUM) == .character("+"))
  }
}
