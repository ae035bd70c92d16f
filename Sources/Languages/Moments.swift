internal import Glibc

/// A moment as shown in lists: the day with a short month and the time, `22 Nov 2026, 14:05`.
///
/// `moment` is in milliseconds since 1970; the time shown is local.
public func trMoment(_ moment: Int) -> String {
  var seconds = time_t(moment / 1000)
  var parts = tm()
  localtime_r(&seconds, &parts)
  let months = [
    trc("short month", "Jan"), trc("short month", "Feb"), trc("short month", "Mar"),
    trc("short month", "Apr"), trc("short month", "May"), trc("short month", "Jun"),
    trc("short month", "Jul"), trc("short month", "Aug"), trc("short month", "Sep"),
    trc("short month", "Oct"), trc("short month", "Nov"), trc("short month", "Dec"),
  ]
  func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let month = Int(parts.tm_mon)
  return trc(
    "medium date and short time", "{day} {month} {year}, {hour}:{minute}",
    [
      "day": "\(parts.tm_mday)", "month": months.indices.contains(month) ? months[month] : "",
      "year": "\(Int(parts.tm_year) + 1900)", "hour": two(parts.tm_hour),
      "minute": two(parts.tm_min),
    ])
}
