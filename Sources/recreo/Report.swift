import Host
import Logging
import Stage

/// Reports problems on standard error, in the log and in the trace.
enum Report {
  /// Begins the log, once, before anything is told; nil keeps none.
  static func begin(directory: String?) {
    let log = directory.map { LogFile(directory: $0) }
    let handler: any LogHandler & Sendable = log ?? SwiftLogNoOpLogHandler()
    LoggingSystem.bootstrap { _ in handler }
    if let problem = log?.problem { say(problem) }
  }

  static func problem(_ sentence: String, _ trace: Trace = .silent) {
    let line = sentence.plainLine
    say(line)
    Logger(label: "recreo").warning("\(line)")
    trace.emit("error", TraceFields.Message(message: line))
  }

  /// Logs something that may be useful later.
  static func note(_ sentence: String) {
    Logger(label: "recreo").info("\(sentence.plainLine)")
  }

  /// One line on standard error.
  nonisolated static func say(_ sentence: String) {
    StandardStreams.say(sentence)
  }
}
