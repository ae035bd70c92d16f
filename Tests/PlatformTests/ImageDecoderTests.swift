import Drawing
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct ImageDecoderTests {
  private func written(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "recreo-picture-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
  /// The message with which a file is refused.
  private func refusal(_ bytes: [UInt8], svg: Bool = false) throws -> String {
    var sentence = "accepted"
    try written(bytes) { path in
      do {
        _ =
          svg
          ? try ImageDecoder.drawing(at: path, width: 40, height: 40)
          : try ImageDecoder.pixmap(at: path)
      } catch {
        sentence = "\(error)"
        #expect(sentence.contains(path) && sentence.hasSuffix("."))
      }
    }
    return sentence
  }

  @Test(arguments: ["corner.png", "corner.gif", "corner.bmp", "corner-lossless.webp"])
  func exactFormatsGiveExactColours(name: String) throws {
    let picture = try ImageDecoder.pixmap(at: Fixture.path(name))
    #expect(picture.width == 6 && picture.height == 4)
    for y in 0..<4 {
      for x in 0..<6 {
        let color = x < 2 && y < 2 ? [0xF2, 0xB6, 0x32, 255] : [0x2E, 0x6F, 0xB7, 255]
        #expect(picture.color(x, y) == color, "\(x), \(y)")
      }
    }
  }
  @Test(arguments: ["corner.jpg", "corner-lossy.webp"])
  func lossyFormatsGiveCloseColours(name: String) throws {
    let picture = try ImageDecoder.pixmap(at: Fixture.path(name))
    #expect(picture.width == 6 && picture.height == 4)
    let (corner, rest) = (picture.color(0, 0), picture.color(5, 3))
    #expect(corner[0] > 190 && corner[2] < 110, "yellow: \(corner)")
    #expect(rest[0] < 90 && rest[2] > 150, "blue: \(rest)")
  }
  @Test func coloursArePremultiplied() throws {
    let pixel = try ImageDecoder.pixmap(at: Fixture.path("corner-alpha.webp")).color(5, 3)
    #expect((127...128).contains(pixel[3]))
    #expect(abs(pixel[2] - 0xB7 / 2) < 12 && pixel[0] < 40)
  }
  @Test func anSVGIsRenderedAtTheSizeAskedFor() throws {
    let drawing = try ImageDecoder.drawing(at: Fixture.path("corner.svg"), width: 120, height: 80)
    #expect(drawing.width == 120 && drawing.height == 80)
    #expect(drawing.color(10, 10) == [0xF2, 0xB6, 0x32, 255])
    #expect(drawing.color(100, 60) == [0x2E, 0x6F, 0xB7, 255])
  }
  @Test func anSVGCanBeRenderedAtEverySize() throws {
    for side in 1...400 {
      let drawing = try ImageDecoder.drawing(
        at: Fixture.path("corner.svg"), width: side, height: side)
      #expect(drawing.width == side, "\(side)")
      #expect(drawing.height <= side)
      #expect(
        side < 8 || drawing.color(side - 1, 0)[3] > 240, "no clear column at the edge of \(side)")
    }
  }
  @Test func hugePicturesAreRefusedBeforeDecoding() throws {
    let sentence = try refusal(FileMaker.png(65000, 65000))
    #expect(sentence.contains("65000×65000") && sentence.contains("40 million"))
    for bytes in [
      FileMaker.jpeg(65000, 65000), FileMaker.bmp(1 << 30, 1 << 30), FileMaker.extended(1 << 24, 9),
      FileMaker.gif(screen: (1, 1), picture: (9000, 8000)), FileMaker.png(1 << 31, 1 << 31),
    ] {
      #expect(try refusal(bytes).contains("40 million"))
    }
  }
  @Test func anSVGBehindTheHeaderOfAPictureIsRefused() throws {
    let hidden = Array("<svg width=\"3000\" height=\"3000\"><path d=\"M0 0h9v9z\"/></svg>".utf8)
    #expect(try refusal(FileMaker.extended(9, 9) + hidden) != "accepted")
    #expect(try refusal(FileMaker.bmp(9, 9) + hidden) != "accepted")
  }
  @Test func aFileInAnUnknownFormatIsReported() throws {
    #expect(try refusal([]).contains("it is empty"))
    #expect(try refusal(Array("hello, I am a letter to my aunt".utf8)).contains("not a PNG"))
    #expect(try refusal([], svg: true) != "accepted")
    #expect(try refusal(Array("<svg></svg>".utf8), svg: true) != "accepted")
    #expect(try refusal([0, 0, 0], svg: true) != "accepted")
  }
  @Test(arguments: ["corner.png", "corner.jpg", "corner-lossy.webp", "corner.gif", "corner.bmp"])
  func aTruncatedFileGivesAPictureOrAnErrorButNoCrash(name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      _ = try refusal(Array(bytes.prefix(length)))
    }
  }
  @Test func theErrorNamesAMissingFile() {
    #expect {
      try ImageDecoder.pixmap(at: "/nowhere/at all.png")
    } throws: {
      // The reason comes from the C library, in the current language.
      "\($0)".hasPrefix("Cannot read /nowhere/at all.png: ") && "\($0)".hasSuffix(".")
    }
    #expect {
      try ImageDecoder.pixmap(at: "/tmp")
    } throws: { "\($0)" == "Cannot read /tmp: it is not a file." }
  }
  @Test func anImpossibleSizeIsRefused() {
    for (width, height) in [(0, 10), (10, -1), (9000, 10)] {
      #expect(throws: ImageError.self) {
        try ImageDecoder.drawing(at: Fixture.path("corner.svg"), width: width, height: height)
      }
    }
  }
  @Test func aWrittenPNGIsReadBackUnchanged() throws {
    var dice = Dice(seed: 24)
    var picture = Pixmap(width: 17, height: 9)
    for index in picture.bytes.indices {
      picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(dice.whole(0...255))
    }
    try written([]) { path in
      try Data(ImageDecoder.png(of: picture)).write(to: URL(filePath: path))
      #expect(try ImageDecoder.pixmap(at: path) == picture)
    }
  }
  @Test func manyThreadsCanDecodeAtOnce() {
    let path = Fixture.path("corner-lossy.webp")
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      #expect((try? ImageDecoder.pixmap(at: path))?.width == 6)
    }
  }
}
