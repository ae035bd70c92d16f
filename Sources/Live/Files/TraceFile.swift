import Foundation
import Host
package import Stage

/// Writes the trace: one JSON object per line, each flushed at once.
package final class TraceFile {
  private let file: FileHandle
  /// Whether nothing more is written: a pipe's reader has stopped reading, or the trace is full.
  private var hasEnded = false
  /// How long a reader may take none of it, in milliseconds.
  private static let patience: Int32 = 5000
  private let encoder = JSONEncoder()
  private let clock: () -> Duration
  /// How many bytes may still be written.
  private var left: Int

  /// The most bytes of a trace: one that nobody stops must not fill the disk.
  package static let limit = 1 << 30

  /// Nil if the file can't be written; `/dev/stdout` or a pipe that someone reads works too.
  package init?(path: String, limit: Int = TraceFile.limit, clock: @escaping () -> Duration) {
    // Only opening must not wait: a pipe without a reader would hang the start.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.clock = clock
    left = limit
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  package var trace: Trace {
    Trace(isOn: true, emit: { [self] in write($0, $1) })
  }

  func write(_ event: String, _ fields: any Encodable) {
    let seconds = (clock() / .milliseconds(1)).rounded() / 1000
    guard !hasEnded,
      var line = try? encoder.encode(Line(t: seconds, event: event, fields: fields))
    else { return }
    line.append(UInt8(ascii: "\n"))
    left -= line.count
    guard left > 0 else {
      hasEnded = true
      return Report.say("The trace has reached its largest size and ends here.")
    }
    hasEnded = !StandardStreams.send(
      Array(line), to: file.fileDescriptor, patience: Self.patience)
    if hasEnded { Report.say("The trace cannot be written any more, so it ends here.") }
  }

  /// The fields are in the same object as `t` and `event`.
  private nonisolated struct Line: Encodable {
    enum Key: String, CodingKey { case t, event }
    var t: Double
    var event: String
    var fields: any Encodable

    func encode(to encoder: any Encoder) throws {
      try fields.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(t, forKey: .t)
      try container.encode(event, forKey: .event)
    }
  }
}
