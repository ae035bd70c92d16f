import Rules
import Testing

@testable import Store

/// Opening hours and quiet hours.
struct WeekHoursTests {
  private func hours(_ text: String) throws -> WeekHours {
    try #require(WeekHours(text), "\(text)")
  }

  @Test func aMuseumsWeekIsRead() throws {
    let museum = try hours("tue-fri 10:00-17:00, sat-sun 10:00-18:30")
    #expect(!museum.contains(12 * 60), "Monday")
    #expect(museum.contains(1440 + 600) && !museum.contains(1440 + 599))
    #expect(museum.contains(4 * 1440 + 1019) && !museum.contains(4 * 1440 + 1020))
    #expect(museum.contains(6 * 1440 + 18 * 60 + 29))
    #expect(museum.nextChange(after: 0) == 1440 + 600)
    #expect(museum.nextChange(after: 6 * 1440 + 18 * 60 + 30) == 330 + 1440 + 600)
  }

  @Test func aNightGoesOnIntoTheNextDayAndSundayIntoMonday() throws {
    let night = try hours("22:00-8:00")
    for minute in [0, 479, 22 * 60, 6 * 1440 + 1439] { #expect(night.contains(minute)) }
    #expect(!night.contains(480) && !night.contains(22 * 60 - 1))
    let sunday = try hours("sun 20:00-06:00")
    #expect(sunday.contains(0) && sunday.contains(359) && !sunday.contains(360))
    #expect(!sunday.contains(1440))
  }

  @Test func equalTimesAreAWholeDayAndTwentyFourIsMidnight() throws {
    let always = try hours("00:00-00:00")
    #expect((0..<WeekHours.week).allSatisfy { always.contains($0) })
    #expect(try hours("0:00-24:00").nextChange(after: 5) == nil)
    #expect(try hours("").isEmpty && hours("  ").nextChange(after: 5) == nil)
    #expect(try hours("mon 00:00-24:00").nextChange(after: 5) == 1435)
  }

  @Test(arguments: [
    "10", "10:00", "10:00-", "-", "25:00-26:00", "24:00-06:00", "10:60-11:00", "1000-1100", ",",
    "10:00-11:00,", "mond 10:00-11:00", "mon-tue-wed 10:00-11:00", "mon tue 10:00-11:00",
    "10:00-11:00 mon", "+1:00-02:00", "10:0-11:00", "mon- 10:00-11:00", "٠٩:00-11:00",
  ])
  func whatIsNotWrittenLikeHoursIsRefused(_ text: String) {
    #expect(WeekHours(text) == nil)
    #expect(!SettingKind.hours.accepts(.text(text)))
  }

  /// For thousands of random weeks: written hours read the same, and between changes nothing does.
  @Test func writtenHoursReadTheSameAndChangeOnlyWhereTheySay() throws {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let texts = (0..<(1 + dice.below(3))).map { _ -> String in
        let first = dice.below(7), last = dice.below(7)
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        let times = [
          dice.below(1440), dice.below(1440),
        ].map { WeekHours.time($0) }
        return "\(names[first])-\(names[last]) \(times[0])-\(times[1])"
      }
      let hours = try hours(texts.joined(separator: ", "))
      let again = try #require(WeekHours(hours.description), "\(hours)")
      for _ in 0..<20 {
        let minute = dice.below(WeekHours.week)
        #expect(again.contains(minute) == hours.contains(minute))
        #expect(hours.contains(minute + WeekHours.week) == hours.contains(minute))
        guard let change = hours.nextChange(after: minute) else {
          #expect(hours.contains(minute) == hours.contains(minute + 3333))
          continue
        }
        #expect((1...WeekHours.week).contains(change))
        #expect(hours.contains(minute + change) != hours.contains(minute))
        #expect(hours.contains(minute + change - 1) == hours.contains(minute))
        let within = minute + dice.below(change)
        #expect(hours.contains(within) == hours.contains(minute), "\(hours), \(minute)")
      }
    }
  }

  @Test func theFirstOfJanuary1970WasAThursday() {
    #expect(WeekHours.minute(ofDay: 0, 61) == 3 * 1440 + 61)
    #expect(WeekHours.minute(ofDay: 20_782, 0) == 2 * 1440, "25 November 2026, a Wednesday")
    #expect(WeekHours.minute(ofDay: -4, 0) == 6 * 1440)
  }
}
