import ArgumentParser
import CLinux
import FoundationEssentials
import Glibc

/// Standard input, output and error, any of which may be closed, full, or without a reader.
///
/// None of that may end a game; but a command whose output is lost must fail.
nonisolated enum StandardStreams {
  /// Call first thing in `main`.
  static func prepare() {
    // So that a closed pipe or a file size limit is an error of `write`, not the end.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    fillGaps()
    atexit { StandardStreams.checkOutput() }
  }

  /// Writes a line to standard error; drops it if that is not possible.
  static func complain(_ line: String) { send(line + "\n", to: STDERR_FILENO) }

  /// The next file that is opened, perhaps the database, would get a closed stream's number, and
  /// messages would be written into it.
  private static func fillGaps() {
    // Opened in the wrong direction, so that using it is still an error.
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", mode)
    }
  }

  /// Printed output is buffered until the end: only here is it known whether it was written.
  private static func checkOutput() {
    let code = recreo_flush_output()
    guard code != 0 else { return }
    // A reader that closed the pipe has read all it wanted.
    if code != EPIPE {
      complain("recreo: The output cannot be written: \(String(cString: strerror(code))).")
    }
    _exit(Exit.inputOutput.rawValue)
  }

  static func send(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      // A reader that has stopped reading must not block the game.
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
