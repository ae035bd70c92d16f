import Drawing
import Foundation
import TestSupport
import Testing

@testable import Platform

/// Pictures as phones, editors and downloads really write them, and those that must be refused.
@Suite struct PictureKindTests {
  private let whole = PictureCut.whole(covering: PixelCount(width: 9999, height: 9999))

  private func file(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: Fixture.path(name))))
  }
  private func picture(_ bytes: [UInt8]) throws -> Pixmap {
    try ImageDecoder.picture(bytes, cut: whole)
  }
  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(PictureDecodingError) {
      _ = try ImageDecoder.picture(bytes, cut: whole)
      return nil
    } catch { return error.description }
  }
  private static let table: [UInt32] = (0..<256).map { (index: Int) -> UInt32 in
    var sum = UInt32(index)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    return sum
  }
  /// A part of a PNG file with its check sum.
  private func part(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + content
    var sum = UInt32.max
    for byte in body { sum = sum >> 8 ^ Self.table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return FileMaker.big(content.count, 4) + body + FileMaker.big(Int(~sum), 4)
  }
  private func isYellow(_ color: [Int]) -> Bool { color[0] > 190 && color[2] < 110 }

  /// libpng reads for ever behind the end of a file that ends inside a part.
  @Test func aPNGFileThatEndsTooEarlyIsRefused() throws {
    let png = try file("corner.png")
    let head = Array(png[..<33])
    for kind in ["bKGD", "tEXt", "zTXt", "iTXt", "iCCP", "sBIT", "pHYs", "tIME", "eXIf", "gAMA"] {
      let stump = head + FileMaker.big(6, 4) + Array(kind.utf8) + [0x44, 0]
      #expect(refusal(stump) == "it is damaged (it ends too early)", "\(kind)")
    }
    for length in 30..<png.count { #expect(refusal(Array(png[..<length])) != nil, "\(length)") }
  }
  @Test func onlyThePartsWithPixelsOfAPNGFileMustBeIntact() throws {
    let png = try file("corner.png")
    let plain = try picture(png)
    var wrong = part("tEXt", Array("Title\0Sea".utf8))
    wrong[wrong.count - 1] ^= 1
    for other in [wrong, part("bKGD", []), part("sBIT", [9]), part("eXIf", [1, 2])] {
      #expect(try picture(png[..<33] + other + png[33...]) == plain)
    }
    #expect(try picture(png + Array("trailing bytes".utf8)) == plain)
    #expect(refusal(png[..<33] + part("CgBI", [0, 0, 0, 0]) + png[33...]) != nil)
    let data = try #require(PNGFile(png).parts.first { $0.kind == "IDAT" }?.content)
    var damaged = png
    damaged[data.lowerBound] ^= 4
    #expect(refusal(damaged) == "it is damaged (the check sum of IDAT)")
  }

  @Test func inksBecomeColours() throws {
    let photo = try picture(file("cmyk.jpg"))
    #expect(photo.width == 600 && photo.height == 400)
    var seen: Set<String> = []
    for (x, y) in [(10, 10), (590, 10), (10, 390), (590, 390), (300, 200)] {
      let color = photo.color(x, y)
      #expect(color[3] == 255)
      seen.insert(color[..<3].map { $0 > 128 ? "1" : "0" }.joined())
    }
    #expect(seen == Self.corners, "\(seen)")
  }
  /// Whether red, green and blue are light, in the corners and in the middle of the original.
  private static let corners: Set<String> = ["100", "010", "001", "111", "000"]

  @Test func aPictureIsTurnedAsItsExifSaysInEveryFormat() throws {
    #expect(try picture(file("stored6.png")).width == 600)
    // TIFF: one tag, the orientation 6.
    let tiff =
      Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0]
      + [0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    let png = try file("corner.png")
    for place in [33, png.count - 12] {
      let turned = try picture(png[..<place] + part("eXIf", tiff) + png[place...])
      #expect(turned.width == 4 && turned.height == 6 && isYellow(turned.color(3, 0)))
    }
    let webp = try file("corner-lossless.webp")
    for name in [[], Array("Exif\0\0".utf8)] {
      let exif = name + tiff
      let chunk = Array("EXIF".utf8) + FileMaker.little(exif.count, 4) + exif
      let turned = try picture(webp + chunk)
      #expect(turned.width == 4 && turned.height == 6 && isYellow(turned.color(3, 0)))
    }
  }

  @Test func ofAnAnimationTheFirstFrameIsTaken() throws {
    let first = try picture(file("anim.webp"))
    #expect(first.width == 300 && first.height == 200 && first.opaqueBounds != nil)
    let still = try file("corner-lossless.webp")
    // A canvas of 10 × 10 whose first frame lies at 4, 2.
    let frame =
      FileMaker.little(2, 3) + FileMaker.little(1, 3) + FileMaker.little(5, 3)
      + FileMaker.little(3, 3) + [100, 0, 0, 0] + still[12...]
    let canvas = [2, 0, 0, 0] + FileMaker.little(9, 3) + FileMaker.little(9, 3)
    let parts = [("VP8X", canvas), ("ANIM", [0, 0, 0, 0, 0, 0]), ("ANMF", frame)].flatMap {
      Array($0.utf8) + FileMaker.little($1.count, 4) + $1
    }
    let whole = try picture(
      Array("RIFF".utf8) + FileMaker.little(parts.count + 4, 4) + Array("WEBP".utf8) + parts)
    #expect(whole.width == 10 && whole.height == 10)
    #expect(isYellow(whole.color(4, 2)) && whole.color(3, 2)[3] == 0 && whole.color(9, 5)[3] == 255)
  }
  @Test func aGIFFrameThatCoversAPartLiesInItsPlace() throws {
    var gif = try file("corner.gif")
    let at = try #require(gif.firstIndex(of: 0x2C))
    gif.replaceSubrange(6..<10, with: [12, 0, 9, 0])
    gif.replaceSubrange((at + 1)..<(at + 5), with: [4, 0, 3, 0])
    let picture = try picture(gif)
    #expect(picture.width == 12 && picture.height == 9)
    #expect(isYellow(picture.color(4, 3)) && picture.color(9, 6)[3] == 255)
    #expect(picture.color(0, 0)[3] == 0)
  }

  @Test(arguments: ["corner.png", "corner.jpg", "corner.gif", "corner-lossy.webp"])
  func strayBytesAroundAPictureDoNotMatter(name: String) throws {
    let bytes = try file(name)
    let plain = try picture(bytes)
    let prefixes = [[0xEF, 0xBB, 0xBF], Array("\r\n".utf8), [UInt8](repeating: 0, count: 128)]
    for prefix in prefixes {
      #expect(try picture(prefix + bytes + [0, 1, 2, 3]) == plain)
    }
  }
  @Test func strayBytesBetweenTheSegmentsOfAJPEGFileAreSkipped() throws {
    let bytes = try file("corner.jpg")
    let end = 4 + Int(bytes[4]) << 8 + Int(bytes[5])
    #expect(try picture(bytes[..<end] + [0, 0, 7] + bytes[end...]) == picture(bytes))
  }
  @Test(arguments: ["corner.jpg", "cmyk.jpg", "progressive.jpg", "restarts.jpg"])
  func aWholeJPEGFileMayLackItsEnd(name: String) throws {
    let bytes = try file(name)
    let (plain, pixels) = (try picture(bytes), bytes.dropLast(2))
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
    let room = [UInt8](repeating: 0, count: 512)
    for tail in [[], [0xFF], [0xFF, 0xD9, 1, 2], [0xFF, 0xD9] + room, room, [0xFF] + room] {
      #expect(try picture(pixels + tail) == plain, "\(tail.prefix(4))")
    }
  }
  @Test(arguments: ["corner.jpg", "progressive.jpg", "restarts.jpg"])
  func aJPEGFileWithoutAllItsPixelsIsRefused(name: String) throws {
    let bytes = try file(name)
    let room = [UInt8](repeating: 0, count: 512)
    for length in 30..<(bytes.count - 2) {
      #expect(refusal(Array(bytes[..<length])) != nil, "\(length) of \(bytes.count)")
      #expect(refusal(bytes[..<length] + room) != nil, "\(length) and zeros")
    }
  }
  @Test func anOldBMPHeaderIsRead() throws {
    // OS/2: a header of twelve bytes with numbers of two.
    let pixels = (0..<8).flatMap { _ in (0..<8).flatMap { _ in [0xB7, 0x6F, 0x2E] as [UInt8] } }
    let old =
      Array("BM".utf8) + FileMaker.little(26 + pixels.count, 4) + FileMaker.little(0, 4)
      + FileMaker.little(26, 4) + FileMaker.little(12, 4) + FileMaker.little(8, 2)
      + FileMaker.little(8, 2) + FileMaker.little(1, 2) + FileMaker.little(24, 2) + pixels
    let picture = try picture(old)
    #expect(picture.width == 8 && picture.height == 8)
    #expect(picture.color(3, 3) == [0x2E, 0x6F, 0xB7, 255])
  }

  @Test(arguments: [
    "corner.jpg", "corner.gif", "corner-lossy.webp", "corner-lossless.webp", "corner.bmp",
  ])
  func aPictureThatWasCutOffIsRefused(name: String) throws {
    let bytes = try file(name)
    // A GIF or JPEG file may lack what says only that it ends.
    let last = name.hasSuffix("gif") ? 2 : name.hasSuffix("jpg") ? 3 : 1
    for length in stride(from: bytes.count - last, to: 30, by: -7) {
      #expect(refusal(Array(bytes[..<length])) != nil, "\(length) of \(bytes.count)")
    }
  }
  @Test func aTinyPictureIsRefused() throws {
    let dot = try ImageDecoder.png(of: Pixmap(width: 1, height: 1, bytes: [9, 9, 9, 255]))
    #expect(refusal(dot) == "1×1 pixels are too few")
    let line = try ImageDecoder.png(
      of: Pixmap(width: 90, height: 3, bytes: Array(repeating: 255, count: 1080)))
    #expect(refusal(line) == "90×3 pixels are too few")
  }

  @Test func aPictureOfFiftyMillionPixelsIsDecodedAtHalfItsSize() throws {
    let png = black(8000, 6250)
    let picture = try ImageDecoder.picture(
      png, cut: .whole(covering: PixelCount(width: 80, height: 80)))
    #expect(picture.width >= 80 && picture.width < 120)
    #expect(picture.color(5, 5) == [0, 0, 0, 255])
    #expect(refusal(FileMaker.png(9000, 8000))?.contains("65 million") == true)
  }
  /// A black PNG file of one bit a pixel, stored without compression.
  private func black(_ width: Int, _ height: Int) -> [UInt8] {
    let raw = [UInt8](repeating: 0, count: (1 + width / 8) * height)
    var stream: [UInt8] = [0x78, 1]
    for start in stride(from: 0, to: raw.count, by: 65535) {
      let block = raw[start..<min(start + 65535, raw.count)]
      stream.append(start + block.count == raw.count ? 1 : 0)
      stream += FileMaker.little(block.count, 2) + FileMaker.little(~block.count, 2) + block
    }
    // Adler-32 of zeros.
    stream += FileMaker.big((raw.count % 65521) << 16 | 1, 4)
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", FileMaker.big(width, 4) + FileMaker.big(height, 4) + [1, 0, 0, 0, 0])
      + part("IDAT", stream) + part("IEND", [])
  }
}
