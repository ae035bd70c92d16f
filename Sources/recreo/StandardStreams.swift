import ArgumentParser
import CLinux
import Foundation
import Glibc

/// Standard input, output and error, any of which may be closed, full, or without a reader.
///
/// None of that may end a game, and none may pass unseen where the output is what was asked for.
nonisolated enum StandardStreams {
  /// Call first thing in `main`.
  static func prepare() {
    // A reader that has gone and a limit on file sizes become errors of `write`.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    fillGaps()
    atexit { StandardStreams.checkOutput() }
  }

  /// Writes a line to standard error; a line that nobody can take is dropped.
  static func complain(_ line: String) { send(line + "\n", to: STDERR_FILENO) }

  /// A closed stream's number would go to the next file that is opened, the database perhaps, and
  /// messages into that file.
  private static func fillGaps() {
    // Opened the wrong way round, so that using it is an error as it was before.
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", mode)
    }
  }

  /// What was printed is in a buffer until the end: only here it is known whether it was written.
  private static func checkOutput() {
    let code = recreo_flush_output()
    guard code != 0 else { return }
    // A reader that has gone has read what it wanted.
    if code != EPIPE {
      complain("recreo: The output cannot be written: \(String(cString: strerror(code))).")
    }
    _exit(Exit.inputOutput.rawValue)
  }

  static func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      // A reader that has stopped would hold the game up.
      var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&wish, 1, 200) > 0 else { return }
      let part = min(bytes.count - done, 4096)
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, part) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      done += count
    }
  }
}
