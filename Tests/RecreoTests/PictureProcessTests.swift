import Drawing
import Foundation
import Stage
import Testing

@testable import Live

/// Pictures from outside, decoded by the real program in a separate process.
@Suite struct PictureProcessTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let decoder = PictureProcess(
    program: root.appending(path: ".build/debug/recreo").path)
  private let cut = PictureCut.whole(covering: PixelCount(width: 100, height: 100))

  private func fixture(_ name: String) -> String {
    Self.root.appending(path: "Tests/PlatformTests/Fixtures/" + name).path
  }
  private func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: fixture(name))))
  }
  private func refusal(_ bytes: [UInt8]) -> PictureDecodingError? {
    if case .failure(let refusal) = decoder.decode(.bytes(bytes), cut: cut) { return refusal }
    return nil
  }

  @Test func aFileAndItsBytesGiveTheSamePixels() throws {
    let file = try decoder.decode(.file(fixture("corner.png")), cut: cut).get()
    let memory = try decoder.decode(.bytes(bytes("corner.png")), cut: cut).get()
    #expect(file.width == 6 && file.height == 4)
    #expect(file == memory)
    #expect(Array(file.bytes[..<4]) == [0xF2, 0xB6, 0x32, 255])
  }
  @Test func theDecoderCutsThePicture() throws {
    let cut = PictureCut.middle(PixelCount(width: 2, height: 2))
    let part = try decoder.decode(.file(fixture("corner.bmp")), cut: cut).get()
    #expect(part.width == 2 && part.height == 2)
    #expect(Array(part.bytes[12...]) == [0x2E, 0x6F, 0xB7, 255])
  }
  @Test func hostileFilesAreRefusedWithTheirReason() throws {
    let png = try bytes("corner.png")
    let huge = Array(png[..<16]) + [0, 0, 0xFD, 0xE8, 0, 0, 0xFD, 0xE8] + Array(png[24...])
    #expect(refusal([]) == .empty)
    #expect(refusal(huge) == .tooManyPixels(width: 65000, height: 65000))
    #expect(
      refusal(Array("A letter, called picture.png, with more than thirty bytes.".utf8))
        == .unknownFormat)
    #expect(refusal([UInt8](repeating: 0, count: (64 << 20) + 1)) == .tooLarge(limit: 64))
    guard case .damaged? = refusal(Array(png[..<60])) else {
      Issue.record("A truncated picture was accepted.")
      return
    }
  }
  @Test func aPipeOrAMissingFileIsRefusedWithoutWaiting() throws {
    let pipe = NSTemporaryDirectory() + "recreo-pipe-\(UUID().uuidString)"
    mkfifo(pipe, 0o600)
    defer { unlink(pipe) }
    #expect(decoder.decode(.file(pipe), cut: cut) == .failure(.unreadable("it is not a file")))
    guard case .failure(.unreadable) = decoder.decode(.file("/no/such/file"), cut: cut) else {
      Issue.record("A missing file was read.")
      return
    }
  }
  @Test func aPictureIsRefusedIfTheDecoderCrashesOrHangs() throws {
    for script in ["kill -SEGV $$", "sleep 100", "cat /dev/zero", "echo hello", "exit 65"] {
      let path = NSTemporaryDirectory() + "recreo-decoder-\(UUID().uuidString)"
      try Data("#!/bin/sh\nexec 2>/dev/null\n\(script)\n".utf8).write(to: URL(filePath: path))
      chmod(path, 0o700)
      defer { unlink(path) }
      let broken = PictureProcess(program: path, timeout: 0.3)
      #expect(broken.decode(.bytes([1, 2, 3]), cut: cut) == .failure(.dangerous), "\(script)")
    }
    let nobody = PictureProcess(program: "/no/such/program")
    guard case .failure(.unreadable) = nobody.decode(.bytes([1]), cut: cut) else {
      Issue.record("A missing program decoded a picture.")
      return
    }
  }
}
