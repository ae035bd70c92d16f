internal import Host

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
    let time = LocalTime(moment)
    self.init(year: time.year, month: time.month, day: time.day)
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
