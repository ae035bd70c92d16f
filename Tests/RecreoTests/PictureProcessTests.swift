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
  /// How many filters of system calls apply to a process; nil where the kernel doesn't tell.
  private static func filters(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("Seccomp_filters:") }
    return line.flatMap { Int($0.drop { !$0.isNumber }) }
  }
  @Test(.enabled(if: filters(of: getpid()) != nil))
  func whateverAPictureMakesItDoTheDecoderCanOpenAndStartNothing() throws {
    let own = try #require(Self.filters(of: getpid()))
    let process = Process()
    process.executableURL = Self.root.appending(path: ".build/debug/recreo")
    let cut = PictureCut.whole(covering: PixelCount(width: 1000, height: 1000))
    process.arguments = ["decode", String(decoding: try JSONEncoder().encode(cut), as: UTF8.self)]
    process.standardInput = try FileHandle(
      forReadingFrom: Self.root.appending(path: "Resources/Art/pet-ace.png"))
    let pixels = Pipe()
    process.standardOutput = pixels
    try process.run()
    // It can't end before somebody reads: its pixels are more than a pipe holds.
    let end = Date.now + 30
    while Self.filters(of: process.processIdentifier) == own, Date.now < end { usleep(2000) }
    #expect(Self.filters(of: process.processIdentifier) == own + 1)
    #expect(try #require(try pixels.fileHandleForReading.readToEnd()).count > 65_536)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
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
