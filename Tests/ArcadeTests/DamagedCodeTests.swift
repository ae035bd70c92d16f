import Foundation
import Rules
import Testing

@testable import Arcade

/// Codes of boards as people type them, and as others make them up.
@MainActor @Suite struct DamagedCodeTests {
  private nonisolated static let codes = [
    "fifteen-4x4-130-7", "fifteen-5x3-easy-3w5e11264sgsf", "mirror-3x4-axis-numbers-turned-7-boats",
    "recycle-solo-classic-7", "blackjack-european-1",
  ]
  private static let numbers = [
    "", "0", "-1", "00", "9223372036854775808", "18446744073709551616", "zzzzzzzzzzzzzzzzzzzz", "٣",
  ]

  @Test(arguments: codes) func aDamagedCodeIsRefusedOrOpensTheBoardItNames(code: String) {
    #expect(allGames.board(code: code)?.text == code)
    for place in code.ranges(of: #/[0-9a-z]+/#) {
      for number in Self.numbers { attempt(code.replacingCharacters(in: place, with: number)) }
    }
    var dice = SeededGenerator(seed: 19)
    for _ in 0..<4000 {
      var bytes = Array(code.utf8)
      for _ in 0...dice.below(3) {
        let (place, letter) = (dice.below(bytes.count), UInt8(32 + dice.below(95)))
        switch dice.below(3) {
        case 0: bytes[place] = letter
        case 1: bytes.insert(letter, at: place)
        default: if bytes.count > 1 { bytes.remove(at: place) }
        }
      }
      attempt(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func attempt(_ text: String) {
    if let read = allGames.board(code: text) { #expect(read.text == text) }
  }
}
