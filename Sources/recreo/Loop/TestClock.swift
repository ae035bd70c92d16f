import Foundation
import Platform
import Stage

/// Moves the program's clock on when a test says so: `RECREO_CLOCK` names a pipe with lines of seconds.
nonisolated enum TestClock {
  static func begin(_ source: EventSource, queue: PostQueue) {
    guard let path = ProcessInfo.processInfo.environment["RECREO_CLOCK"] else { return }
    Thread.detachNewThread {
      guard let pipe = fopen(path, "r") else { return }
      var line = [CChar](repeating: 0, count: 32)
      while fgets(&line, Int32(line.count), pipe) != nil {
        let seconds = strtod(line, nil)
        queue.post { source.skip(.seconds(seconds)) }
      }
      fclose(pipe)
    }
  }
}
