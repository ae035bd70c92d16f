internal import Glibc

/// A calendar day.
public struct CalendarDay: Hashable, Sendable {
  /// The year, the month from 1 and the day from 1.
  public let year, month, day: Int

  /// A day from its numbers.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The local day of a moment, in milliseconds since 1970.
  public init(ofMoment moment: Int) {
    var seconds = time_t(moment / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

/// A day in words, in the current language's order: `22 November 2026`.
public func tr(_ day: CalendarDay) -> String {
  let months = [
    tr("January"), tr("February"), tr("March"), tr("April"), tr("May"), tr("June"), tr("July"),
    tr("August"), tr("September"), tr("October"), tr("November"), tr("December"),
  ]
  let month = months.indices.contains(day.month - 1) ? months[day.month - 1] : "\(day.month)"
  return tr(
    "{day} {month} {year}", ["day": "\(day.day)", "month": month, "year": "\(day.year)"])
}
