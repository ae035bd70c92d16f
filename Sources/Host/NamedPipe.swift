internal import Glibc

/// Named pipes whose other end may not be there yet.
public enum NamedPipe {
  /// How long it waits without a word, in milliseconds.
  private static let quiet: Int32 = 1000

  /// Opens a file to be read; if it is a pipe, waits until a program has written to it.
  ///
  /// `wait` is called once if that takes a while. Returns nil if the file can't be opened.
  public static func openForReading(_ path: String, wait: () -> Void) -> Int32? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    if isPipe(file) {
      // Until the first writer has come, reading would find the end.
      var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, quiet) == 0 {
        wait()
        while poll(&request, 1, -1) < 0, errno == EINTR {}
      }
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// If the path is a pipe, waits until a program reads it, and returns its open end.
  ///
  /// `wait` is called once if that takes a while.
  public static func openForWriting(_ path: String, wait: () -> Void) -> Int32? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFIFO else { return nil }
    let step: Int32 = 50
    for count in 0... {
      let file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
      if file >= 0 || errno != ENXIO { return file >= 0 ? file : nil }
      if count == Int(quiet / step) { wait() }
      usleep(UInt32(step) * 1000)
    }
    return nil
  }

  private static func isPipe(_ file: Int32) -> Bool {
    var facts = stat()
    return fstat(file, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }
}
