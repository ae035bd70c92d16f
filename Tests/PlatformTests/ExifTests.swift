import Drawing
import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct ExifTests {
  /// An APP1 segment whose only useful tag is the orientation.
  private func exif(_ orientation: Int, little: Bool, claims entries: Int = 2) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      little ? FileMaker.little(value, count) : FileMaker.big(value, count)
    }
    let make = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("abc\0".utf8)
    let tag = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff =
      Array((little ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(entries, 2)
      + make + tag + number(0, 4)
    let body = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1] + FileMaker.big(body.count + 2, 2) + body
  }
  /// The fixture with these bytes after its first marker.
  private func jpeg(_ segment: [UInt8]) throws -> [UInt8] {
    let plain = try [UInt8](Data(contentsOf: URL(filePath: Fixture.path("corner.jpg"))))
    return Array(plain[..<2]) + segment + Array(plain[2...])
  }

  @Test func bothByteOrdersAreRead() throws {
    for orientation in 1...8 {
      for little in [true, false] {
        let bytes = try jpeg(exif(orientation, little: little))
        #expect(ExifOrientation.read(bytes) == orientation)
      }
    }
  }
  @Test func anInvalidOrientationMeansUpright() throws {
    #expect(ExifOrientation.read([]) == 1)
    #expect(ExifOrientation.read([0xFF, 0xD8, 0xFF, 0xE1]) == 1)
    #expect(try ExifOrientation.read(jpeg([])) == 1)
    #expect(try ExifOrientation.read(jpeg(exif(0, little: true))) == 1)
    #expect(try ExifOrientation.read(jpeg(exif(9, little: false))) == 1)
    #expect(try ExifOrientation.read(jpeg(exif(6, little: false, claims: 0))) == 1)
    #expect(ExifOrientation.read(FileMaker.png(4, 4)) == 1)
  }
  @Test func aTruncatedOrDamagedHeaderIsNeverReadPastItsEnd() throws {
    let whole = try jpeg(exif(6, little: true, claims: 65535))
    for length in 0..<min(whole.count, 120) {
      #expect((1...8).contains(ExifOrientation.read(Array(whole[..<length]))))
    }
    for index in 2..<60 {
      for value in [0, 1, 127, 255] as [UInt8] {
        var bytes = whole
        bytes[index] = value
        #expect((1...8).contains(ExifOrientation.read(bytes)))
      }
    }
  }
  @Test func aPhotoIsTurnedAsTheCameraWasHeld() throws {
    let corners = [
      1: (0, 0), 2: (5, 0), 3: (5, 3), 4: (0, 3), 5: (0, 0), 6: (3, 0), 7: (3, 5), 8: (0, 5),
    ]
    for (orientation, (x, y)) in corners {
      let cut = PictureCut.whole(covering: PixelCount(width: 99, height: 99))
      let seen = try ImageDecoder.picture(jpeg(exif(orientation, little: true)), cut: cut)
      #expect(seen.width == (orientation < 5 ? 6 : 4), "\(orientation)")
      let yellow = seen.color(x, y)
      #expect(yellow[0] > 190 && yellow[2] < 110, "\(orientation): \(yellow)")
    }
  }
}
