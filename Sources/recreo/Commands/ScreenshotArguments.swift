import ArgumentParser
import FoundationEssentials

/// The options of a picture that is saved in place of playing.
struct ScreenshotArguments: ParsableArguments {
  @Option(
    name: .customLong("screenshot"), help: "Save one frame to this PNG file and exit.",
    completion: .file())
  var file: String?
  @Option(help: "With --screenshot: time of the frame, in simulated seconds.")
  var at: Double?
  @Option(help: "With --screenshot: the day it shows, as YEAR-MONTH-DAY (default: 2026-05-08).")
  var date: SimulatedDay?

  func validate() throws {
    if let at, !(0...3600).contains(at) {
      throw ValidationError("--at takes seconds from 0 to 3600, not \(at).")
    }
    if at != nil, file == nil { throw ValidationError("--at requires --screenshot.") }
    if date != nil, file == nil { throw ValidationError("--date requires --screenshot.") }
  }
}

/// A day of simulated time.
///
/// A picture begins at noon of the same day wherever and whenever it is made, unless another is asked for.
nonisolated struct SimulatedDay: ExpressibleByArgument, Sendable {
  /// Its noon, in milliseconds since 1970.
  var noon: Int
  /// Its beginning in UTC, in milliseconds since 1970.
  var start: Int { noon - 43_200_000 }

  static let usual = SimulatedDay(noon: 20_581 * 86_400_000 + 43_200_000)

  private init(noon: Int) { self.noon = noon }

  init?(argument: String) {
    let style = Date.ISO8601FormatStyle().year().month().day()
    // "2026-02-30" would be taken for the second of March.
    guard let day = try? Date(argument, strategy: style), day.formatted(style) == argument
    else { return nil }
    noon = Int(day.timeIntervalSince1970) * 1000 + 43_200_000
  }
}
