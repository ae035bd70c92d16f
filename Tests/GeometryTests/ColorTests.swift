import Foundation
import Geometry
import Testing

@Suite struct ColorTests {
  /// Ratios from the checkers of the W3C and WebAIM.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0x767676, 0xFFFFFF, 4.54), (0x777777, 0xFFFFFF, 4.48),
      (0x595959, 0xFFFFFF, 7.0), (0xFF0000, 0xFFFFFF, 4.0), (0x0000FF, 0xFFFFFF, 8.59),
      (0x008000, 0xFFFFFF, 5.14), (0xFFFF00, 0x000000, 19.56), (0x808080, 0x808080, 1.0),
    ] as [(UInt32, UInt32, Double)])
  func contrastAgreesWithWCAG(one: UInt32, other: UInt32, ratio: Double) {
    #expect(abs(Color(one).contrast(with: Color(other)) - ratio) < 0.005)
    #expect(Color(one).contrast(with: Color(other)) == Color(other).contrast(with: Color(one)))
  }
  @Test func theLuminanceOfEveryGreyFollowsTheFormula() {
    for grey in UInt32(0)...255 {
      let v = Double(grey) / 255
      let expected = v <= 0.03928 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      #expect(abs(Color(grey << 16 | grey << 8 | grey).luminance - expected) < 1e-9, "\(grey)")
    }
  }
  @Test func aHexColourKeepsItsChannels() {
    let color = Color(0x2E6FB7, opacity: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [0x2E, 0x6F, 0xB7, 128])
    #expect(color.bits == 0x80B7_6F2E)
  }
  @Test func opacityStaysBetweenZeroAndOne() {
    #expect(Color(0x123456, opacity: 7).alpha == 255)
    #expect(Color(0x123456, opacity: -1).alpha == 0)
    #expect(Color.white.faded(-3).alpha == 0)
    #expect(Color.white.faded(9) == .white)
    #expect(Color(0xFFFFFF, opacity: 0.5).faded(0.5).alpha == 64)
  }
  @Test func fadingDoesNotChangeTheColour() {
    #expect(Color(0x2E6FB7).faded(0.25).bits & 0xFF_FFFF == Color(0x2E6FB7).bits & 0xFF_FFFF)
  }
  @Test func mixingGoesFromOneToTheOther() {
    let (a, b) = (Color(0x102030), Color(0xF0E0D0, opacity: 0))
    #expect(a.mixed(with: b, 0) == a)
    #expect(a.mixed(with: b, 1) == b)
    #expect(a.mixed(with: b, -5) == a)
    #expect(a.mixed(with: b, 5) == b)
    #expect(a.mixed(with: b, 0.5) == Color(0x808080, opacity: 0.5))
  }
}
