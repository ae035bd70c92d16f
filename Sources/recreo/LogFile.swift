import Foundation
import Glibc
import Logging

/// The program's log: `recreo.log` in the state directory.
///
/// A kiosk's owner reads it the morning after; past a megabyte the old one is kept as `.1` and a
/// new one begun.
nonisolated struct LogFile: LogHandler {
  private static let limit: UInt64 = 1 << 20
  private let file: FileHandle?
  /// Why nothing is logged, in one sentence.
  private(set) var problem: String?
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
    file = Self.open(path)
    if file == nil { problem = "The log \(path) cannot be written; messages are only told here." }
  }

  /// Nil where it is no file: opening a pipe would wait for its reader.
  private static func open(_ path: String) -> FileHandle? {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = Glibc.open(path, flags, 0o644)
    guard descriptor >= 0 else { return nil }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
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
