internal import Host

/// A day of the calendar.
public struct Day: Hashable, Comparable, Sendable {
  /// The numbers of the date; month and day count from 1.
  public let year, month, day: Int

  /// The machine's local day at a moment, in milliseconds since 1970.
  public init(ofMoment moment: Int) {
    self.init(milliseconds: LocalTime(moment).dayNumber * 86_400_000)
  }

  /// The day in UTC at a moment, in milliseconds since 1970.
  public init(milliseconds: Int) {
    // Years that begin in March end with the leap day; 719 468 days lie between year 0 and 1970.
    let days = Self.quotient(milliseconds, 86_400_000) + 719_468
    let era = Self.quotient(days, 146_097)
    let inEra = days - era * 146_097
    let yearOfEra = (inEra - inEra / 1460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * inYear + 2) / 153
    day = inYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// Parses a day from a backup's name, `20261121`; nil if it isn't valid.
  init?(compact: Substring) {
    guard compact.utf8.count == 8, compact.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(compact), (1...12).contains(number / 100 % 100),
      (1...31).contains(number % 100)
    else { return nil }
    (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
  }

  /// Without separators, for file names: `20261121`.
  var compact: String { description.filter { $0 != "-" } }

  /// Whether the day comes earlier.
  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number / divisor - (number % divisor < 0 ? 1 : 0)
  }
}

extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-21`.
  public var description: String {
    let two = [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let year = String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)"
    return "\(year)-\(two[0])-\(two[1])"
  }
}
