import Foundation
import Logging
import Stage

/// Where problems are told: on standard error, in the log, and to whoever follows the trace.
enum Report {
  /// Begins the log, once, before anything is told; nil keeps none.
  static func begin(directory: String?) {
    let handler: any LogHandler & Sendable =
      if let directory { LogFile(directory: directory) } else { SwiftLogNoOpLogHandler() }
    LoggingSystem.bootstrap { _ in handler }
  }

  static func problem(_ sentence: String, _ trace: Trace = .silent) {
    say(sentence)
    Logger(label: "recreo").warning("\(sentence)")
    trace.emit("error", TraceFields.Message(message: sentence))
  }

  /// What is good to know later, in the log alone.
  static func note(_ sentence: String) { Logger(label: "recreo").info("\(sentence)") }

  /// One line on standard error.
  nonisolated static func say(_ sentence: String) {
    FileHandle.standardError.write(Data(("recreo: " + sentence + "\n").utf8))
  }
}
