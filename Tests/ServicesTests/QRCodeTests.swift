import CQRencode
import Services
import Testing

/// The properties that phone cameras rely on.
@Suite struct QRCodeTests {
  private let texts = [
    "a", "Fifteen 4×4: 84 moves in 1:23. Beat that!", "¡Supérame! – Zoë\nrecreo --board x",
    String(repeating: "é", count: 150),
  ]

  @Test func theModulesAreThoseOfTheLibrary() throws {
    for text in texts {
      let code = try #require(QRCode(text))
      // The same by the library's other function, for text instead of data.
      let raw = try #require(
        QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M))
      defer { QRcode_free(raw) }
      #expect(Int32(code.side) == raw.pointee.width)
      #expect(code.modules == (0..<code.modules.count).map { raw.pointee.data[$0] % 2 == 1 })
    }
  }

  @Test func threeCornersHaveFinderPatterns() throws {
    let eye = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    for text in texts {
      let code = try #require(QRCode(text))
      #expect(code.side % 4 == 1 && (21...177).contains(code.side))
      let far = code.side - 7
      for corner in [(0, 0), (far, 0), (0, far)] {
        let seen = (0..<7).map { row in
          (0..<7).map { code.isDark(corner.0 + $0, corner.1 + row) ? "1" : "0" }.joined()
        }
        #expect(seen == eye)
      }
      #expect(!code.isDark(-1, 0) && !code.isDark(0, code.side))
    }
  }

  @Test func barsCoverExactlyTheDarkModules() throws {
    let code = try #require(QRCode(texts[2]))
    var painted = Array(repeating: false, count: code.modules.count)
    for bar in code.bars {
      #expect(!code.isDark(bar.columns.lowerBound - 1, bar.row), "bars are as long as they can be")
      for column in bar.columns {
        #expect(!painted[bar.row * code.side + column])
        painted[bar.row * code.side + column] = true
      }
    }
    #expect(painted == code.modules)
  }

  @Test func anEmptyOrTooLongTextGivesNoCode() {
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "x", count: 2331)) != nil)
    #expect(QRCode(String(repeating: "x", count: 2332)) == nil)
  }
}
