import Host
import Logging
package import Stage

/// Reports problems on standard error, in the log and in the trace.
package enum Report {
  /// Starts the log, once, before the first report; nil means no log.
  package static func begin(directory: String?) {
    let log = directory.map { LogFile(directory: $0) }
    let handler: any LogHandler & Sendable = log ?? SwiftLogNoOpLogHandler()
    LoggingSystem.bootstrap { _ in handler }
    if let problem = log?.problem { say(problem) }
  }

  private static var problems = 0

  /// How many problems were reported since the last call.
  package static func takeProblems() -> Int {
    defer { problems = 0 }
    return problems
  }

  package static func problem(_ sentence: String, _ trace: Trace = .silent) {
    problems += 1
    let line = sentence.plainLine
    say(line)
    Logger(label: "recreo").warning("\(line)")
    trace.emit("error", TraceFields.Message(message: line))
  }

  /// Writes information to the log only.
  nonisolated package static func note(_ sentence: String) {
    Logger(label: "recreo").info("\(sentence.plainLine)")
  }

  /// Writes one line to standard error.
  nonisolated package static func say(_ sentence: String) {
    StandardStreams.say(sentence)
  }
}
