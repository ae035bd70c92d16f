import Foundation
import Logging

/// The program's log: `recreo.log` in the state directory.
///
/// A kiosk's owner reads it the morning after; past a megabyte the old one is kept as `.1` and a
/// new one begun.
nonisolated struct LogFile: LogHandler {
  private static let limit: UInt64 = 1 << 20
  private let file: FileHandle?
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  /// A log that cannot be written is no reason not to play; problems go to standard error besides.
  init(directory: String) {
    let path = directory + "/recreo.log"
    let files = FileManager.default
    try? files.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let size = (try? files.attributesOfItem(atPath: path)[.size] as? UInt64) ?? 0
    if size > Self.limit {
      try? files.removeItem(atPath: path + ".1")
      try? files.moveItem(atPath: path, toPath: path + ".1")
    }
    let exists = files.fileExists(atPath: path) || files.createFile(atPath: path, contents: nil)
    file = exists ? FileHandle(forWritingAtPath: path) : nil
    _ = try? file?.seekToEnd()
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let time = Date.now.formatted(.iso8601)
    try? file?.write(contentsOf: Data("\(time) \(event.level) \(event.message)\n".utf8))
  }
}
