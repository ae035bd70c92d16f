import Drawing
import Geometry
import TestSupport
import Testing

@Suite struct PixmapFittingTests {
  /// Grey pixels of these values, row by row.
  private func picture(_ rows: [[UInt8]]) -> Pixmap {
    Pixmap(
      width: rows[0].count, height: rows.count,
      bytes: rows.joined().flatMap { [$0, $0, $0, 255] })
  }
  private func values(_ picture: Pixmap) -> [[UInt8]] {
    (0..<picture.height).map { y in
      (0..<picture.width).map { picture.bytes[(y * picture.width + $0) * 4] }
    }
  }

  @Test func aReducedPixelIsTheMeanOfThoseItReplaces() {
    let small = picture([[0, 10, 20, 30], [2, 12, 22, 32]]).reduced(toWidth: 2, height: 1)
    #expect(values(small) == [[6, 26]])
  }
  @Test func aPixelCoveredInPartCountsInPart() {
    let small = picture([[0, 90, 30]]).reduced(toWidth: 2, height: 1)
    // One and a half pixels each: (0 + 90/2) / 1.5 and (90/2 + 30) / 1.5.
    #expect(values(small) == [[30, 50]])
  }
  @Test func aPictureOfOneColourKeepsItAtEverySize() {
    let even = picture([[UInt8]](repeating: [UInt8](repeating: 77, count: 37), count: 23))
    for width in 1...40 {
      for height in [1, 2, 7, 22, 23] {
        let small = even.reduced(toWidth: width, height: height)
        #expect(small.width == min(width, 37) && small.height == height)
        #expect(small.bytes.allSatisfy { $0 == 77 || $0 == 255 }, "\(width)×\(height)")
      }
    }
  }
  @Test func everyCameraOrientationIsTurnedUpright() {
    // The picture 1 2 3 / 4 5 6 as each orientation stores it (Exif 2.3, figure 3).
    let seen: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]
    let stored: [Int: [[UInt8]]] = [
      1: [[1, 2, 3], [4, 5, 6]], 2: [[3, 2, 1], [6, 5, 4]], 3: [[6, 5, 4], [3, 2, 1]],
      4: [[4, 5, 6], [1, 2, 3]], 5: [[1, 4], [2, 5], [3, 6]], 6: [[3, 6], [2, 5], [1, 4]],
      7: [[6, 3], [5, 2], [4, 1]], 8: [[4, 1], [5, 2], [6, 3]],
    ]
    for (orientation, rows) in stored.sorted(by: { $0.key < $1.key }) {
      #expect(values(picture(rows).upright(orientation)) == seen, "\(orientation)")
    }
    #expect(values(picture(seen).upright(0)) == seen && values(picture(seen).upright(9)) == seen)
  }
}

@Suite struct PixmapCuttingTests {
  /// Red increases to the right, green downwards.
  private func slope(_ width: Int, _ height: Int) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 4
        picture.bytes[at] = UInt8(x)
        picture.bytes[at + 1] = UInt8(y)
        picture.bytes[at + 3] = 255
      }
    }
    return picture
  }
  private func color(_ picture: Pixmap, _ x: Int, _ y: Int) -> (Int, Int) {
    let at = (y * picture.width + x) * 4
    return (Int(picture.bytes[at]), Int(picture.bytes[at + 1]))
  }

  @Test func theWholePictureIsReducedUntilItJustCoversTheSize() {
    let wide = slope(200, 100)
    func size(_ width: Int, _ height: Int) -> [Int] {
      let cut = wide.cut(.whole(covering: PixelCount(width: width, height: height)))
      return [cut.width, cut.height]
    }
    #expect(size(50, 50) == [100, 50])
    #expect(size(100, 20) == [100, 50])
    #expect(size(400, 400) == [200, 100])
  }
  @Test func aPictureWithTooLongASideIsReducedInBoth() {
    let wide = slope(200, 100)
    #expect(wide.fitting(200) == wide)
    let (short, tall) = (wide.fitting(100), slope(20, 200).fitting(50))
    #expect([short.width, short.height] == [100, 50])
    #expect([tall.width, tall.height] == [5, 50])
    let line = slope(200, 1).fitting(50)
    #expect([line.width, line.height] == [50, 1], "something is left of it")
  }
  @Test func theMiddleCutIsTheLargestOfItsShape() {
    let cut = slope(200, 100).cut(.middle(PixelCount(width: 50, height: 50)))
    #expect(cut.width == 50 && cut.height == 50)
    let (first, last) = (color(cut, 0, 0), color(cut, 49, 49))
    #expect(abs(first.0 - 50) <= 1 && abs(first.1 - 1) <= 1)
    #expect(abs(last.0 - 149) <= 1 && abs(last.1 - 98) <= 1)
  }
  @Test func aPartCutAtItsOwnSizeKeepsItsPixels() {
    let part = PicturePart(x: 0.2, y: -0.1, width: 0.4, angle: 0)
    let cut = slope(200, 100).cut(.part(part, size: PixelCount(width: 40, height: 40)))
    #expect(color(cut, 0, 0) == (100, 20))
    #expect(color(cut, 39, 39) == (139, 59))
  }
  @Test func turnedClockwiseAPictureHasItsLeftSideAtTheTop() {
    let part = PicturePart(x: 0, y: 0, width: 0.5, angle: .pi / 2)
    let cut = slope(200, 100).cut(.part(part, size: PixelCount(width: 50, height: 50)))
    let (above, below) = (color(cut, 25, 0), color(cut, 25, 49))
    #expect(above.0 < 80 && below.0 > 120, "the left side is at the top")
    let (left, right) = (color(cut, 0, 25), color(cut, 49, 25))
    #expect(left.1 > 70 && right.1 < 30, "the lower side is at the left")
  }
  @Test func aFlattenedPictureIsOpaque() {
    var picture = Pixmap(width: 2, height: 1)
    picture.bytes = [0, 0, 0, 0, 100, 0, 0, 100]
    let flat = picture.flattened(on: Color(0xF6F1E7))
    #expect(flat.bytes[0..<4] == [0xF6, 0xF1, 0xE7, 255])
    #expect(flat.bytes[7] == 255 && flat.bytes[4] > 200 && flat.bytes[5] < 0xF1)
  }
}
