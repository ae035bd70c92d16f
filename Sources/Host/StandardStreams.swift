internal import CLinux
internal import FoundationEssentials
internal import Glibc

/// Standard input, output and error, any of which may be closed, full, or without a reader.
///
/// None of that may end a game, but a command whose output is lost must fail.
public enum StandardStreams {
  /// Prepares the streams; call it first in `main`.
  public static func prepare() {
    // So that a closed pipe or a file size limit makes `write` fail instead of ending the
    // process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    fillGaps()
    atexit { StandardStreams.checkOutput() }
  }

  /// Writes a line to standard error; drops it if that fails.
  public static func writeError(_ line: String) { send(line + "\n", to: STDERR_FILENO) }

  /// Writes a message to standard error as one line, with the program's name.
  public static func say(_ sentence: String) { writeError("recreo: " + sentence.plainLine) }

  /// Opens the streams that are closed.
  ///
  /// Otherwise the next file opened, perhaps the database, would get the number of a closed
  /// stream, and messages would be written into it.
  private static func fillGaps() {
    // Opened in the wrong direction, so that using them is still an error.
    let modes = [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    for (descriptor, mode) in modes where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the missing one.
      _ = open("/dev/null", mode)
    }
  }

  /// Printed output is buffered until the end, so only here is it known whether it was written.
  private static func checkOutput() {
    let code = recreo_flush_output()
    guard code != 0 else { return }
    // A reader that closed the pipe has read all it needs.
    if code != EPIPE {
      writeError("recreo: The output cannot be written: \(String(cString: strerror(code))).")
    }
    _exit(ExitStatus.inputOutput)
  }

  /// Writes as much as the stream accepts without waiting long for its reader.
  public static func send(_ text: String, to descriptor: Int32) {
    send(Array(text.utf8), to: descriptor, patience: 200)
  }

  /// Writes bytes; gives up if the reader takes none for so many milliseconds.
  ///
  /// Returns whether all were written.
  @discardableResult
  public static func send(_ bytes: [UInt8], to descriptor: Int32, patience: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      // A reader that has stopped reading must not block the game.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&request, 1, patience) > 0 else { return false }
      let part = min(bytes.count - done, 4096)
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, part) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

/// Exit codes other than 0 and the parser's 64, from sysexits.h.
public enum ExitStatus {
  /// A device that is needed is missing.
  public static let unavailable: Int32 = 69
  /// Something could not be read or written.
  public static let inputOutput: Int32 = 74
  /// A kiosk's owner ended the program: it is not to be started again.
  public static let endedByOwner: Int32 = 3
}
