import Host
import Logging
package import Stage

/// Where problems are told: on standard error, in the log, and to whoever follows the trace.
package enum Report {
  /// Begins the log, once, before anything is told; nil keeps none.
  package static func begin(directory: String?) {
    let log = directory.map { LogFile(directory: $0) }
    let handler: any LogHandler & Sendable = log ?? SwiftLogNoOpLogHandler()
    LoggingSystem.bootstrap { _ in handler }
    if let problem = log?.problem { say(problem) }
  }

  package static func problem(_ sentence: String, _ trace: Trace = .silent) {
    let line = sentence.plainLine
    say(line)
    Logger(label: "recreo").warning("\(line)")
    trace.emit("error", TraceFields.Message(message: line))
  }

  /// What is good to know later, in the log alone.
  package static func note(_ sentence: String) {
    Logger(label: "recreo").info("\(sentence.plainLine)")
  }

  /// One line on standard error.
  nonisolated package static func say(_ sentence: String) {
    StandardStreams.say(sentence)
  }
}
