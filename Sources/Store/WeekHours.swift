/// Hours of the week, such as a museum's: `tue-fri 10:00-17:00, sat-sun 10:00-18:30`.
///
/// Without days the hours are every day's. An end before the beginning is on the next day, and equal
/// times are a whole day. Minutes of the week count from Monday, 0:00.
public struct WeekHours: Hashable, Sendable {
  /// Hours that begin on each of some days.
  public struct Span: Hashable, Sendable {
    /// The days, 0 is Monday.
    public var days: Set<Int>
    /// The beginning and the end, in minutes of the day.
    public var from, to: Int

    /// How long they are, in minutes.
    var length: Int { from == to ? 1440 : (to - from + 1440) % 1440 }
  }

  /// All of them, in the order in which they were written.
  public let spans: [Span]
  /// The minutes of a week.
  public static let week = 7 * 1440

  /// The same hours on each of some days, 0 is Monday.
  public init(days: Set<Int> = Set(0..<7), from: Int, to: Int) {
    // A span for each run of days, so that it can be written.
    let starts = days.sorted().filter { !days.contains(($0 + 6) % 7) }
    let runs = starts.map { first in
      Set((0..<7).map { (first + $0) % 7 }.prefix(while: days.contains))
    }
    spans = (days.count == 7 ? [days] : runs).map { Span(days: $0, from: from, to: to) }
  }

  /// Parses hours; nil if they aren't written as above.
  ///
  /// An empty text has none.
  public init?(_ text: String) {
    var spans: [Span] = []
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard !text.allSatisfy({ $0 == " " }) else {
      self.spans = []
      return
    }
    for part in parts {
      guard let span = Self.span(part) else { return nil }
      spans.append(span)
    }
    self.spans = spans
  }

  /// Whether there are none.
  public var isEmpty: Bool { spans.isEmpty }

  /// Whether a minute of the week is within them.
  public func contains(_ minute: Int) -> Bool {
    spans.contains { span in
      span.days.contains { day in
        Self.wrapped(minute - day * 1440 - span.from) < span.length
      }
    }
  }

  /// How many minutes after a minute of the week they begin or end next; nil if they never do.
  public func nextChange(after minute: Int) -> Int? {
    let now = contains(minute)
    let edges = spans.flatMap { span in
      span.days.flatMap { day in
        [day * 1440 + span.from, day * 1440 + span.from + span.length]
      }
    }
    return edges.map { Self.wrapped($0 - minute) }
      .filter { $0 > 0 && contains(minute + $0) != now }.min()
  }

  /// The minute of the week at a minute of a local day, counted from 1 January 1970, a Thursday.
  public static func minute(ofDay day: Int, _ minute: Int) -> Int {
    wrapped((day + 3) * 1440 + minute)
  }

  private static func wrapped(_ minute: Int) -> Int { (minute % week + week) % week }

  // Reading.

  private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  private static func span(_ text: Substring) -> Span? {
    let words = text.split(separator: " ")
    guard let last = words.last, words.count <= 2 else { return nil }
    let times = last.split(separator: "-", omittingEmptySubsequences: false)
    guard times.count == 2, let from = minutes(times[0]), let to = minutes(times[1]),
      from < 1440
    else { return nil }
    guard let days = words.count == 2 ? days(words[0]) : Set(0..<7) else { return nil }
    return Span(days: days, from: from, to: to % 1440)
  }

  private static func days(_ text: Substring) -> Set<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map {
      names.firstIndex(of: $0.lowercased())
    }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
      return nil
    }
    // From Friday to Monday goes over the end of the week.
    return Set((0...(last - first + 7) % 7).map { (first + $0) % 7 })
  }

  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60
    else { return nil }
    let all = hour * 60 + minute
    return all <= 1440 ? all : nil
  }
}

extension WeekHours: CustomStringConvertible {
  /// As it is written in a file.
  public var description: String {
    spans.map { span in
      let times = "\(Self.time(span.from))-\(Self.time(span.to))"
      guard span.days.count < 7 else { return times }
      let first = span.days.first { !span.days.contains(($0 + 6) % 7) } ?? 0
      let last = span.days.first { !span.days.contains(($0 + 1) % 7) } ?? 0
      let days = first == last ? Self.names[first] : "\(Self.names[first])-\(Self.names[last])"
      return "\(days) \(times)"
    }.joined(separator: ", ")
  }

  /// A minute of the day as a time, `09:30`.
  public static func time(_ minute: Int) -> String {
    let two = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return two.joined(separator: ":")
  }
}
