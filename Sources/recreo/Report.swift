import Foundation
import Stage

/// Where problems are told: on standard error, and to whoever follows the trace.
enum Report {
  static func problem(_ sentence: String, _ trace: Trace = .silent) {
    say(sentence)
    trace.emit("error", TraceFields.Message(message: sentence))
  }

  /// One line on standard error.
  nonisolated static func say(_ sentence: String) {
    FileHandle.standardError.write(Data(("recreo: " + sentence + "\n").utf8))
  }
}
