import FoundationEssentials

/// The current time, and the local time of day.
package struct WallClock {
  /// The time in milliseconds since 1970.
  package var date: () -> Int
  /// The local time of day, in milliseconds since midnight.
  package var timeOfDay: () -> Int

  /// A clock from these functions.
  package init(date: @escaping () -> Int, timeOfDay: @escaping () -> Int) {
    self.date = date
    self.timeOfDay = timeOfDay
  }

  /// The machine's clock.
  package static var system: WallClock {
    WallClock(
      date: { Int(Date().timeIntervalSince1970 * 1000) },
      timeOfDay: {
        let date = Date()
        let offset = TimeZone.current.secondsFromGMT(for: date)
        return (Int(date.timeIntervalSince1970 * 1000) + offset * 1000) % 86_400_000
      })
  }
}
