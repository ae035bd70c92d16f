import Foundation
import Geometry
import Stage
import TestSupport
import Testing

@testable import Arcade

/// Whatever is done to any screen, the program goes on and every state stays legal.
///
/// `Tests/Long/monkey` does more of it: `RECREO_MONKEY` has a seed and a number of events.
@MainActor @Suite struct MonkeyTests {
  private struct Plan {
    var seed: UInt64 = 19
    var events = 15_000
    /// Whether a line is printed for each screen.
    var isLong = false

    init() {
      let words = (ProcessInfo.processInfo.environment["RECREO_MONKEY"] ?? "").split(separator: " ")
      guard words.count == 2, let seed = UInt64(words[0]), let events = Int(words[1]) else {
        return
      }
      (self.seed, self.events, isLong) = (seed, events, true)
    }
  }

  private static let eventsOfAScreen = 300

  @Test func noInputCrashesAScreenOrMakesAStateIllegal() throws {
    let plan = Plan()
    try Catalogues.begin()
    defer { Catalogues.end() }
    var dice = Dice(seed: plan.seed)
    var (done, turn) = (0, 0)
    while done < plan.events {
      // A short run takes some screens, a long one all of them, again and again.
      let index = plan.isLong ? turn % screens.count : dice.whole(0...(screens.count - 1))
      let (name, seed) = (screens[index].name, dice.next())
      done += try play(screens[index], seed: seed)
      turn += 1
      if plan.isLong {
        print("monkey \(done) \(Self.residentMegabytes) \(name), seed \(seed)")
        fflush(nil)
      }
    }
    #expect(done >= plan.events)
  }

  private func play(_ screen: OpenedScreen, seed: UInt64) throws -> Int {
    SceneHarness.frame = .milliseconds(100)
    defer { SceneHarness.frame = SceneHarness.usualFrame }
    let table = try screen.open(Size(width: 1280, height: 800))
    table.context.dependencies.worker = .inline
    var monkey = Monkey(at: table, seed: seed)
    var seen = table.events.count
    for event in 0..<Self.eventsOfAScreen {
      monkey.act()
      for told in table.events[seen...] {
        if let fault = fault(in: told.fields) {
          Issue.record("\(screen.name), seed \(seed), event \(event): \(fault)")
          return Self.eventsOfAScreen
        }
      }
      seen = table.events.count
    }
    table.stage.cancelPointers()
    return Self.eventsOfAScreen
  }

  /// What the process holds in memory of its own.
  private static var residentMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 / 1024 }
      ?? 0
  }
}
