import ArgumentParser
import Testing

@testable import Store
@testable import recreo

/// The output of `recreo kiosk today`.
@MainActor @Suite struct KioskReportTests {
  private var report: KioskReport {
    var day = DayFigures(20_782)
    (day.visits, day.starts, day.errors) = (12, 1, 0)
    day.games["fifteen"] = .init(begun: 5, finished: 3, claimed: 2)
    day.games["mirror"] = .init(begun: 1, finished: 1, claimed: 0)
    return KioskReport([day])
  }

  @Test func jsonHasTheWholeDayOnOneLine() {
    #expect(
      report.json
        == #"{"days":[{"begun":6,"day":"2026-11-25","errors":0,"finished":4,"#
        + #""games":{"fifteen":{"begun":5,"finished":3,"results":2},"#
        + #""mirror":{"begun":1,"finished":1,"results":0}},"results":2,"starts":1,"visits":12}]}"#)
  }

  @Test func theTableHasALineForEachGame() {
    #expect(
      report.table == """
        day             visits     begun  finished   results    errors    starts
        2026-11-25          12         6         4         2         0         1
          fifteen                      5         3         2
          mirror                       1         1         0
        """)
  }

  @Test func moreDaysThanTenYearsAreRefused() {
    #expect(throws: Never.self) { try Recreo.parseAsRoot(["kiosk", "today", "--days", "365"]) }
    #expect(throws: (any Error).self) { try Recreo.parseAsRoot(["kiosk", "today", "--days", "0"]) }
  }
}
