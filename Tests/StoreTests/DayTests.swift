import Foundation
import Host
import Rules
import Testing

@testable import Store

struct DayTests {
  @Test func daysAreThoseOfTheCalendar() {
    var generator = SeededGenerator(seed: 1)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for _ in 0..<2000 {
      let moment = generator.below(8_000_000_000_000) - 2_000_000_000_000
      let date = Date(timeIntervalSince1970: Double(moment) / 1000)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = Day(milliseconds: moment)
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
      #expect(Day(compact: Substring(day.compact)) == day)
    }
  }

  @Test(arguments: ["", "2026112", "20261321", "20260100", "2026-1-1", "２０２６１１２１", "+2026112"])
  func anInvalidDayIsRefused(text: String) { #expect(Day(compact: Substring(text)) == nil) }
}

/// The machine's calendar, in zones that are described to the C library.
@Suite(.serialized) struct LocalTimeTests {
  private func inZone(_ zone: String, _ body: () -> Void) {
    let before = getenv("TZ").map { String(cString: $0) }
    setenv("TZ", zone, 1)
    tzset()
    body()
    if let before { setenv("TZ", before, 1) } else { unsetenv("TZ") }
    tzset()
  }

  @Test(arguments: Array(-12...14))
  func theDayIsTheLocalOneInEveryZone(zone: Int) {
    inZone("<loc>\(-zone)") {
      for moment in stride(from: -3 * day, to: 3 * day, by: 1_799_999) {
        let local = moment + zone * 3_600_000
        let time = LocalTime(moment)
        #expect(time.offset == zone * 3_600_000)
        #expect(time.dayNumber == Int((Double(local) / Double(day)).rounded(.down)))
        #expect(Day(ofMoment: moment) == Day(milliseconds: local))
        #expect([time.year, time.month, time.day] == Day(milliseconds: local).parts)
      }
    }
  }

  @Test(arguments: ["CET-1CEST,M3.5.0,M10.5.0/3", "NZST-12NZDT,M9.5.0,M4.1.0/3"])
  func eachDayBeginsAtMidnightAlsoWhereSummerTimeBeginsAndEnds(zone: String) {
    inZone(zone) {
      var last = LocalTime(noon)
      for moment in stride(from: noon, to: noon + 400 * day, by: 1_800_000) {
        let time = LocalTime(moment)
        if time.dayNumber != last.dayNumber {
          #expect(time.dayNumber == last.dayNumber + 1 && time.hour == 0 && time.minute == 0)
        }
        #expect([time.year, time.month, time.day] == Day(ofMoment: moment).parts)
        last = time
      }
    }
  }

  @Test func theBackupAndTheRankingOfADayHaveItsLocalDate() throws {
    let folder = try TemporaryFolder()
    let store = try Store.open(in: folder.path, .games).store
    // 21 November in UTC, 22 November in the east and 20 November in the west of it.
    for (zone, moment, date) in [("<loc>-14", 11, 22), ("<loc>12", 10, 20)] {
      var made = false
      inZone(zone) {
        let moment = 1_795_219_200_000 + moment * 3_600_000
        made = (try? store.backUpIfDue(at: moment)) ?? false
        #expect(Period.today.key(at: moment) == 20_261_100 + date)
      }
      #expect(made && folder.backups.contains("recreo-202611\(date).sqlite"))
    }
  }
}

extension Day {
  fileprivate var parts: [Int] { [year, month, day] }
}
