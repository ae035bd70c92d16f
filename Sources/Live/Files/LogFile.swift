import Foundation
import Host
import Logging

/// The program's log: `recreo.log` in the state directory.
///
/// Beyond a megabyte it is renamed to `recreo.log.1`, and a new one is started.
nonisolated struct LogFile: LogHandler {
  private static let limit = 1 << 20
  private let file: RotatingFile
  /// Why nothing is logged, as a message.
  private(set) var problem: String?
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  /// The program works without a log; problems are also written to standard error.
  init(directory: String) {
    let path = directory + "/recreo.log"
    try? makeFolder(directory)
    file = RotatingFile(path, limit: Self.limit)
    if !file.isOpen { problem = "The log \(path) cannot be written; messages appear only here." }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let time = Date.now.formatted(.iso8601)
    file.add("\(time) \(event.level) \(event.message)")
  }
}
