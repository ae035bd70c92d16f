import Foundation
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
