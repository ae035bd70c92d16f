import Drawing
import TestSupport
import Testing

@Suite struct PixmapTests {
  @Test func boldStrokesAreWiderByTheirShareAndNoHigher() {
    var stroke = Pixmap(width: 1, height: 2)
    stroke.bytes = [200, 200, 200, 200, 0, 0, 0, 0]
    let bold = stroke.emboldened(by: 1.5)
    #expect(bold.width == 3 && bold.height == 2)
    let alphas = (0..<6).map { (pixel: Int) -> UInt8 in bold.bytes[pixel * 4 + 3] }
    let expected: [UInt8] = [200, 200, 100, 0, 0, 0]
    #expect(alphas == expected)
    #expect(stroke.emboldened(by: 0) == stroke)
  }

  /// A transparent picture with these pixels in white.
  private func picture(_ width: Int, _ height: Int, _ pixels: [(Int, Int)]) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for (x, y) in pixels {
      for channel in 0..<4 { picture.bytes[(y * width + x) * 4 + channel] = 255 }
    }
    return picture
  }
  private func alpha(_ picture: Pixmap) -> [Int] {
    stride(from: 3, to: picture.bytes.count, by: 4).map { Int(picture.bytes[$0]) }
  }

  @Test func theInkBoundsAreTheSmallestThatHoldAllInk() throws {
    let bounds = try #require(picture(9, 7, [(2, 5), (6, 1), (4, 3)]).opaqueBounds)
    #expect(bounds.x == 2..<7 && bounds.y == 1..<6)
    #expect(picture(9, 7, []).opaqueBounds == nil)
    let all = try #require(picture(1, 1, [(0, 0)]).opaqueBounds)
    #expect(all.x == 0..<1 && all.y == 0..<1)
  }
  @Test func croppingKeepsThePixelsInside() {
    var whole = Pixmap(width: 5, height: 4)
    for index in whole.bytes.indices { whole.bytes[index] = UInt8(index) }
    let part = whole.cropped(x: 1..<4, y: 2..<4)
    #expect(part.width == 3 && part.height == 2)
    for y in 0..<2 {
      for x in 0..<3 { #expect(part.color(x, y) == whole.color(x + 1, y + 2)) }
    }
    #expect(whole.cropped(x: 0..<5, y: 0..<4) == whole)
  }
  @Test(arguments: [3, 6, 12, 20, 40]) func aShadowHasAsMuchInkAsItsPicture(blur: Int) {
    var pixels: [(Int, Int)] = []
    for y in 5..<25 { for x in 8..<20 { pixels.append((x, y)) } }
    let solid = picture(30, 30, pixels)
    let shadow = solid.silhouetteShadow(blur: blur, opacity: 1)
    #expect(shadow.width == 30 + 2 * blur && shadow.height == 30 + 2 * blur)
    let (before, after) = (alpha(solid).reduce(0, +), alpha(shadow).reduce(0, +))
    // Every pixel of the shadow loses up to one step by rounding down.
    #expect(after <= before && before - after < shadow.width * shadow.height)
    #expect(Double(after) > 0.9 * Double(before))
  }
  @Test func aShadowIsAsSymmetricAsItsPicture() {
    let dot = picture(5, 5, [(2, 2), (1, 2), (3, 2), (2, 1), (2, 3)])
    let shadow = dot.silhouetteShadow(blur: 9, opacity: 0.8)
    let side = shadow.width
    for y in 0..<side {
      for x in 0..<side {
        #expect(shadow.color(x, y) == shadow.color(side - 1 - x, y))
        #expect(shadow.color(x, y) == shadow.color(x, side - 1 - y))
        #expect(shadow.color(x, y) == shadow.color(y, x))
      }
    }
  }
  @Test func aShadowFadesOutwardAndIsPremultiplied() {
    let dot = picture(20, 20, (0..<400).map { ($0 % 20, $0 / 20) })
    let shadow = dot.silhouetteShadow(blur: 12, opacity: 0.5)
    let row = (0..<22).map { shadow.color($0, 22)[3] }
    #expect(row == row.sorted() && row[0] == 0 && row[21] > 100)
    for y in 0..<shadow.height {
      for x in 0..<shadow.width {
        let pixel = shadow.color(x, y)
        #expect(pixel[0] <= pixel[3] && pixel[1] <= pixel[3] && pixel[2] <= pixel[3])
        #expect(pixel[3] <= 128)
      }
    }
  }
}
