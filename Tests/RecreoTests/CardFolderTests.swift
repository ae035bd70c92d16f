import Arcade
import Drawing
import Foundation
import Platform
import Testing

@testable import Live

/// The folder where cards of results are saved.
@Suite struct CardFolderTests {
  private let home = NSTemporaryDirectory() + "recreo-cards-\(UUID().uuidString)"
  private let card = Pixmap(
    width: 3, height: 2, bytes: (0..<6).flatMap { [UInt8($0 * 40), 7, 200, 255] })

  @Test func aCardNeverOverwritesAnotherFile() throws {
    let names = try (1...3).map { _ in
      try CardFolder.write(card, "Fifteen 4x4 Zoë", to: home + "/Pictures/Recreo").get()
    }
    #expect(
      names.map { ($0 as NSString).lastPathComponent } == [
        "Fifteen 4x4 Zoë.png", "Fifteen 4x4 Zoë-2.png", "Fifteen 4x4 Zoë-3.png",
      ])
    for name in names { #expect(try ImageDecoder.pixmap(at: name) == card) }
    let files = try FileManager.default.contentsOfDirectory(atPath: home + "/Pictures/Recreo")
    #expect(files.count == 3, "no unfinished file is left")
  }

  @Test func aRequestedNameCannotLeaveTheFolder() throws {
    let path = try CardFolder.write(card, "../../.config/👾", to: home).get()
    #expect((path as NSString).deletingLastPathComponent == home)
    let bare = try CardFolder.write(card, "👾", to: home).get()
    #expect(bare == home + "/Recreo.png")
  }

  @Test func aFailedWriteGivesTheSystemsMessage() throws {
    try Data().write(to: URL(filePath: home))
    for (place, words) in [
      (home + "/Recreo", "Not a directory"), ("/proc/nowhere/Recreo", "No such file or directory"),
    ] {
      #expect(throws: ShareCardError(words)) { try CardFolder.write(card, "x", to: place).get() }
    }
  }
}
