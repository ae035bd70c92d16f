import FoundationEssentials
import Host

/// The current time, and how far local time is ahead of UTC.
package struct WallClock {
  /// The time in milliseconds since 1970.
  package var date: () -> Int
  /// How far local time is ahead of UTC at a moment, in milliseconds.
  package var offset: (_ moment: Int) -> Int

  /// The milliseconds since any moment, on a clock that nobody sets.
  package var steady: () -> Int

  /// A clock from these functions.
  package init(
    date: @escaping () -> Int, offset: @escaping (_ moment: Int) -> Int,
    steady: @escaping () -> Int
  ) {
    self.date = date
    self.offset = offset
    self.steady = steady
  }

  /// The machine's clock.
  package static var system: WallClock {
    WallClock(
      date: { Int(Date().timeIntervalSince1970 * 1000) },
      offset: { LocalTime($0).offset }, steady: { SteadyClock.milliseconds })
  }
}
