import Foundation
import Geometry
import Host
import Input
import Stage
import Store
import Testing

@testable import Arcade
@testable import Platform
@testable import recreo

/// A kiosk day by day, with an injected clock, where nothing grows that should not.
///
/// Visits, results, a pet, demonstrations, closing and opening,
/// and backups.
///
/// A few days here; `Tests/Long/kiosk-year` sets `RECREO_DAYS` to a year's and `RECREO_YEAR` to the file for
/// its figures.
@MainActor @Suite(.serialized) struct KioskYearTests {
  /// What must not grow.
  private struct Figures {
    var day, memory, handles, files, database, results: Int

    var line: String {
      "day \(day): \(memory / 1024) MiB resident, \(handles) handles, \(files) files, "
        + "database \(database / 1024) KiB, \(results) results"
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let days = Int(environment["RECREO_DAYS"] ?? "") ?? 2
  private static let resultsADay = 3
  private let folder = NSTemporaryDirectory() + "recreo-year-\(UUID().uuidString)"

  @Test func daysLeaveMemoryHandlesAndFilesAsTheyWere() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // The tests' process may be older than the simulated kiosk.
    Window.skipped = .seconds(3600)
    defer { Window.skipped = .zero }
    let store = try Store.open(in: folder, allGames.catalogue).store
    let settings = SettingsLayers(
      allGames.settings,
      system: ["kiosk.on": .bool(true), "kiosk.hours": .text("10:00-18:00")])
    let show = try Cinema(
      PlayRequest(screen: .menu), size: Size(width: 800, height: 480), folder: folder,
      settings: settings, store: store)
    var all: [Figures] = []
    for day in 0..<Self.days {
      try live(day, show)
      // The caches have filled in the first days.
      if day % 30 == min(4, Self.days - 2) || day == Self.days - 1 {
        all.append(try figures(day, store))
      }
    }
    let report = all.map(\.line).joined(separator: "\n") + "\n"
    if let path = Self.environment["RECREO_YEAR"] {
      try report.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let (early, late) = (all[min(2, all.count - 2)], all[all.count - 1])
    #expect(late.memory < early.memory + 32 * 1024, "\(report)")
    #expect(late.handles <= early.handles + 2, "\(report)")
    // One backup a day is added until there are five.
    #expect(late.files <= early.files + max(0, 5 - early.day), "\(report)")
    #expect(late.results == Self.days * Self.resultsADay)
    // A board's record takes a page of 4 KiB, its result and its player's row a fraction of one.
    #expect(late.database < 400 * 1024 + late.results * 5 * 1024, "\(report)")
    #expect(try store.happenings(since: 0).count <= Store.mostDays)
    let last = try #require(try store.happenings(since: 0).first)
    #expect(last.games["fifteen"]?.claimed == Self.resultsADay && last.errors == 0)
  }

  /// From noon to the next noon.
  private func live(_ day: Int, _ show: Cinema) throws {
    let (stage, context) = (show.program.stage, show.program.context)
    show.wait(.seconds(1))
    #expect(stage.top.name != "closed", "it is open on day \(day)")
    for visit in 0..<Self.resultsADay {
      // If the games play themselves, this only ends that.
      show.tap(Point(x: 4, y: 240))
      show.wait(.milliseconds(250))
      #expect(stage.top.name == "menu", "day \(day), visit \(visit)")
      if visit == day % Self.resultsADay { lookAround(show) }
      try show.solveTheLastMove(picture: "reef", at: show.now + .milliseconds(500))
      for _ in 0..<3 { show.jump(.seconds(2)) }
      show.program.loop.draw()
      // With a p, number 155 would be a rude word.
      for letter in "q\((day * 7 + visit) % 300)" {
        show.program.loop.handle(.input(.text(String(letter))))
      }
      show.press(.enter)
      show.wait(.milliseconds(500))
      #expect(try context.store.totals().games == day * Self.resultsADay + visit + 1)
      for _ in 0..<4 { show.jump(.seconds(60)) }
    }
    // The games play themselves for a while.
    for _ in 0..<4 {
      show.jump(.seconds(50))
      show.program.loop.draw()
    }
    show.jump(.seconds(8 * 3600))
    show.wait(.milliseconds(500))
    show.program.loop.draw()
    #expect(stage.top.name == "closed", "day \(day)")
    try context.store.backUpIfDue(at: context.date())
    try context.store.trimRecords()
    show.skipToNoon()
  }

  /// A visitor who opens every game, the pet too.
  private func lookAround(_ show: Cinema) {
    let (stage, context) = (show.program.stage, show.program.context)
    for game in context.games {
      stage.show(game.setup(context))
      show.wait(.milliseconds(500))
      show.program.loop.draw()
      stage.perform(.popToRoot)
      stage.applyPending()
    }
  }

  private func figures(_ day: Int, _ store: Store) throws -> Figures {
    let files = FileManager.default
    let pages =
      try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    let names = files.enumerator(atPath: folder)?.allObjects ?? []
    let size = try files.attributesOfItem(atPath: folder + "/recreo.sqlite")[.size] as? Int
    return Figures(
      day: day, memory: (Int(pages[1]) ?? 0) * 4,
      handles: try files.contentsOfDirectory(atPath: "/proc/self/fd").count,
      files: names.count, database: size ?? 0,
      results: try store.totals().games)
  }
}

extension Cinema {
  /// Lets time pass with the kiosk's turns, as the loop does.
  fileprivate func wait(_ time: Duration) {
    let end = now + time
    while now < end {
      pass(to: min(end, now + .milliseconds(250)))
      program.loop.kiosk.turn(at: now, on: program.stage)
      program.stage.applyPending()
    }
  }

  /// The clock moves on while the program sleeps.
  fileprivate func jump(_ time: Duration) {
    skip(to: now + time)
    wait(.milliseconds(100))
  }

  fileprivate func tap(_ place: Point) {
    touch(1, .began, place)
    touch(1, .ended, place)
  }

  fileprivate func skipToNoon() {
    let day = Duration.seconds(86_400)
    skip(to: day * (Int(now / day) + 1))
  }
}
