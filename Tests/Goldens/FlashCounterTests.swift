import Drawing
import Geometry
import Testing

/// What the counter of flashes finds in films that are made for it, of thirty pictures a second.
@Suite struct FlashCounterTests {
  /// Three seconds, of which `color` gives the part of a picture that changes; the rest is grey.
  private func count(
    width: Int = 96, height: Int = 72, _ color: (Duration) -> Color
  ) -> FlashCounter {
    var counter = FlashCounter()
    for index in 0..<90 {
      let now = Duration.seconds(1) * index / 30
      let color = color(now)
      var picture = Pixmap(width: 96, height: 72)
      for at in stride(from: 0, to: picture.bytes.count, by: 4) {
        let isInside = at / 4 % 96 < width && at / 4 / 96 < height
        let shown = isInside ? color : Color(0x808080)
        picture.bytes.replaceSubrange(
          at..<(at + 4), with: [shown.red, shown.green, shown.blue, 255])
      }
      counter.look(at: picture, now)
    }
    return counter
  }

  /// Three seconds of a film whose pixels are white or black.
  private func count(isWhite: (_ x: Int, _ y: Int, _ picture: Int) -> Bool) -> FlashCounter {
    var counter = FlashCounter()
    for index in 0..<90 {
      var picture = Pixmap(width: 96, height: 72)
      for at in stride(from: 0, to: picture.bytes.count, by: 4) {
        let byte: UInt8 = isWhite(at / 4 % 96, at / 4 / 96, index) ? 255 : 0
        picture.bytes.replaceSubrange(at..<(at + 4), with: [byte, byte, byte, 255])
      }
      counter.look(at: picture, .seconds(1) * index / 30)
    }
    return counter
  }

  /// One colour and another, so many times a second.
  private func flicker(_ hertz: Double, _ one: UInt32, _ other: UInt32) -> (Duration) -> Color {
    { Color(Int($0 / .seconds(1) * hertz * 2 + 0.001).isMultiple(of: 2) ? one : other) }
  }

  @Test(arguments: [4.0, 5, 7.5, 15]) func aFasterFlickerIsFound(hertz: Double) {
    #expect(count(flicker(hertz, 0x202020, 0xE0E0E0)).general > 3)
  }

  @Test(arguments: [1.0, 2, 3]) func threeFlashesASecondAreNot(hertz: Double) {
    let counter = count(flicker(hertz, 0x202020, 0xE0E0E0))
    #expect(counter.general <= 3)
    #expect(counter.general >= hertz - 0.5)
  }

  @Test func aSmallAreaIsNot() {
    // A window is 32×24 pixels, of which these are three sixteenths.
    #expect(count(width: 12, height: 12, flicker(5, 0x202020, 0xE0E0E0)).general == 0)
    #expect(count(width: 20, height: 16, flicker(5, 0x202020, 0xE0E0E0)).general > 3)
  }

  @Test func aSlowFadeIsNot() {
    let counter = count { now in
      let part = abs(now / .seconds(1) - 1.5) / 1.5
      return Color.black.mixed(with: .white, part)
    }
    #expect(counter.general <= 1)
  }

  @Test func smallChangesAndThoseOfBrightColoursAreNot() {
    #expect(count(flicker(5, 0x808080, 0x8C8C8C)).general == 0)
    #expect(count(flicker(5, 0xE8E8E8, 0xFFFFFF)).general == 0)
  }

  @Test func aRedFlickerIsFoundWhereItsLuminanceIsNot() {
    let counter = count(flicker(5, 0x600000, 0x303030))
    #expect(counter.general == 0)
    #expect(counter.red > 3)
  }

  @Test func aBoardOfChequersThatSwapsIsFoundAlthoughItsLightIsAlwaysTheSame() {
    #expect(count { ($0 / 8 + $1 / 8 + $2 / 3).isMultiple(of: 2) }.general > 3)
  }

  @Test func aThingThatMovesIsNotAFlash() {
    // It is as large as a window, and passes no point more than once a second.
    #expect(count { x, _, picture in (0..<32).contains((x + 96 - picture * 3) % 96) }.general <= 2)
  }

  @Test func aFlickerWithoutRedIsNoRedOne() {
    #expect(count(flicker(5, 0x2040A0, 0xE0E0E0)).red == 0)
  }
}
