import Arcade
import Foundation
import Testing

@testable import recreo

/// The board that a second process gives to the running program.
@Suite final class PassedLinkTests {
  private let folder = NSTemporaryDirectory() + "recreo-link-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  @Test func aBoardIsTakenOnce() throws {
    let link = PassedLink(folder: folder)
    let code = BoardLink(argument: "recreo:fifteen/5x4-any-2n9c").code
    #expect(!link.give(nil) && link.take() == nil)
    #expect(link.give(code))
    #expect(link.take() == code && link.take() == nil)
  }

  @Test func whatALinkInItsPlaceLeadsToIsNotTouched() throws {
    let file = folder + "/important"
    try "important".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(symlink(file, folder + "/link") == 0)
    #expect(PassedLink(folder: folder).give(allGames.board(code: "fifteen-5x4-any-2n9c")))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "important")
  }

  @Test func whatIsNoBoardOrTooLongIsIgnored() throws {
    for text in ["fifteen-1x1-any-0", String(repeating: "fifteen-", count: 100)] {
      try text.write(toFile: folder + "/link", atomically: true, encoding: .utf8)
      #expect(PassedLink(folder: folder).take() == nil)
    }
    for order in PassedOrder.allCases {
      #expect(!ScreenName.all.contains { $0.number == order.rawValue })
    }
    #expect(!PassedLink(folder: "/nowhere").give(allGames.board(code: "fifteen-5x4-any-2n9c")))
  }
}
