internal import Host

/// A moment as shown in lists: the day with a short month and the time, `22 Nov 2026, 14:05`.
///
/// `moment` is in milliseconds since 1970; the time shown is local.
public func trMoment(_ moment: Int) -> String {
  let time = LocalTime(moment)
  let months = [
    trc("short month", "Jan"), trc("short month", "Feb"), trc("short month", "Mar"),
    trc("short month", "Apr"), trc("short month", "May"), trc("short month", "Jun"),
    trc("short month", "Jul"), trc("short month", "Aug"), trc("short month", "Sep"),
    trc("short month", "Oct"), trc("short month", "Nov"), trc("short month", "Dec"),
  ]
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  return trc(
    "medium date and short time", "{day} {month} {year}, {hour}:{minute}",
    [
      "day": "\(time.day)", "month": months[time.month - 1], "year": "\(time.year)",
      "hour": two(time.hour), "minute": two(time.minute),
    ])
}
