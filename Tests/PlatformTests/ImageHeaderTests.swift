import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    ImageHeader(bytes).map { [$0.width, $0.height] }
  }
  private nonisolated static let fixtures = [
    "corner.png", "corner.jpg", "corner.gif", "corner.bmp", "corner-lossy.webp",
    "corner-lossless.webp", "corner-alpha.webp",
  ]

  @Test(arguments: fixtures) func theSizeOfFilesMadeByOtherToolsIsRead(name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path(name))))
    #expect(size(bytes) == [6, 4])
  }
  @Test func widthAndHeightAreReadInEveryFormat() {
    #expect(size(FileMaker.png(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.jpeg(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.bmp(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.bmp(3000, -2000)) == [3000, 2000], "rows downward")
    #expect(size(FileMaker.gif(screen: (3000, 2000), picture: (10, 10))) == [3000, 2000])
    #expect(size(FileMaker.lossy(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.lossless(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.extended(3000, 2000)) == [3000, 2000])
    #expect(size(FileMaker.lossless(16384, 16384)) == [16384, 16384])
    #expect(size(FileMaker.extended(1, 1 << 24)) == [1, 1 << 24])
  }
  @Test func everyKindOfJPEGFrameIsRead() {
    for frame in UInt8(0xC0)...0xCF where ![0xC4, 0xC8, 0xCC].contains(frame) {
      #expect(size(FileMaker.jpeg(640, 480, frame: frame)) == [640, 480])
    }
  }
  @Test func theLargerOfAGIFsScreenAndPictureCounts() {
    #expect(size(FileMaker.gif(screen: (1, 1), picture: (9000, 8000))) == [9000, 8000])
    #expect(
      size(FileMaker.gif(screen: (1, 1), picture: (9000, 8000), colors: false)) == [9000, 8000])
  }
  @Test func impossibleSizesAreReadWithoutHarm() {
    #expect(size(FileMaker.png(65000, 65000)) == [65000, 65000])
    #expect(size(FileMaker.png(0xFFFF_FFFF, 0xFFFF_FFFF)) == [0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(size(FileMaker.bmp(1, -0x8000_0000)) == [1, 0x8000_0000])
    #expect(size(FileMaker.png(0, 100)) == nil)
    #expect(size(FileMaker.jpeg(100, 0)) == nil)
  }
  @Test func aFileThatIsNotAPictureHasNoSize() {
    #expect(size([]) == nil)
    #expect(size([UInt8](repeating: 0xFF, count: 4000)) == nil)
    #expect(size(Array("<svg width=\"10\" height=\"10\" xmlns=\"\"></svg>".utf8)) == nil)
    #expect(size(FileMaker.webp("VP9 ", [UInt8](repeating: 1, count: 40))) == nil)
  }
  @Test func truncatedFilesAreHarmless() throws {
    var files = [
      FileMaker.png(65000, 65000), FileMaker.jpeg(640, 480), FileMaker.bmp(9, 9),
      FileMaker.gif(screen: (1, 1), picture: (9, 9)), FileMaker.lossy(9, 9),
      FileMaker.lossless(9, 9), FileMaker.extended(9, 9),
    ]
    for name in Self.fixtures {
      files.append(try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixture.path(name)))))
    }
    for file in files {
      for length in 0...file.count { _ = ImageHeader(Array(file.prefix(length))) }
    }
  }
  @Test func damagedFilesAreHarmless() {
    var dice = Dice(seed: 23)
    let files = [
      FileMaker.png(65000, 65000), FileMaker.jpeg(640, 480),
      FileMaker.gif(screen: (1, 1), picture: (9, 9)), FileMaker.lossless(9, 9),
    ]
    for _ in 0..<20_000 {
      var file = files[dice.whole(0...3)]
      for _ in 0..<dice.whole(1...4) {
        file[dice.whole(0...file.count - 1)] = UInt8(dice.whole(0...255))
      }
      if let header = ImageHeader(file) { #expect(header.width > 0 && header.height > 0) }
    }
  }
}
