import Host
public import Languages
import Store

/// Days by the machine's clock, counted from 1 January 1970.
extension GameContext {
  /// The current local day: the same until midnight.
  public var day: Int { day(of: date()) }

  /// The local day of a moment, in milliseconds since 1970.
  public func day(of moment: Int) -> Int {
    LocalTime.dayNumber(of: moment, offset: dependencies.offset(moment))
  }

  /// The local time of day, in milliseconds since midnight.
  public func timeOfDay() -> Int {
    let now = date()
    return now + dependencies.offset(now) - day * Self.dayLength
  }

  /// How long the current day lasts, in milliseconds.
  public var untilMidnight: Int { Self.dayLength - timeOfDay() }

  /// Now, or the noon of another day: when something counts that belongs to a day.
  public func moment(in day: Int) -> Int {
    guard day != self.day else { return date() }
    let noon = day * Self.dayLength + Self.dayLength / 2
    return noon - dependencies.offset(noon)
  }

  /// A local day as moments, in milliseconds since 1970.
  func moments(of day: Int) -> Range<Int> { beginning(of: day)..<beginning(of: day + 1) }

  private func beginning(of day: Int) -> Int {
    let midnight = day * Self.dayLength
    return midnight - dependencies.offset(midnight - dependencies.offset(midnight))
  }

  private static let dayLength = 86_400_000
}

extension CalendarDay {
  /// A day counted from 1 January 1970.
  public init(number: Int) {
    let day = Day(milliseconds: number * 86_400_000)
    self.init(year: day.year, month: day.month, day: day.day)
  }
}
