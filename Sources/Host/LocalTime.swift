internal import Glibc

/// A moment on the machine's calendar and clock: the only place that knows what day it is there.
///
/// Everything that belongs to a day asks it, so that all agree in every time zone, at midnight and
/// when summer time begins or ends.
public struct LocalTime: Hashable, Sendable {
  /// The date; month and day count from 1.
  public let year, month, day: Int
  /// The time of day.
  public let hour, minute, second: Int
  /// How far local time is ahead of UTC at that moment, in milliseconds.
  public let offset: Int
  /// The days since 1 January 1970.
  public let dayNumber: Int

  /// A moment in milliseconds since 1970.
  public init(_ moment: Int) {
    var seconds = time_t(Self.quotient(moment, 1000))
    var parts = tm()
    localtime_r(&seconds, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    (hour, minute, second) = (Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec))
    offset = Int(parts.tm_gmtoff) * 1000
    dayNumber = Self.dayNumber(of: moment, offset: offset)
  }

  /// The days from 1 January 1970 to a moment where local time is so far ahead of UTC.
  public static func dayNumber(of moment: Int, offset: Int) -> Int {
    quotient(moment + offset, 86_400_000)
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}
