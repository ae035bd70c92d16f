import CLinux
import FoundationEssentials
import Glibc

/// A child process that reads a descriptor and whose output we read.
///
/// Foundation's `Process` would need a run loop, which we do not have.
nonisolated package struct ChildProcess {
  package enum Ending: Hashable {
    case exited(Int32)
    case killed(Int32)
  }

  private let pid: pid_t
  private let pipe: Int32

  /// Starts a program; nil if that fails.
  static func start(_ program: String, _ arguments: [String], input: Int32) -> ChildProcess? {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    defer { Glibc.close(ends[1]) }
    // A crash is one of the expected results, and nobody reads its backtrace.
    let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"])
    { $1 }
    let settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in settings { free(text) } }
    let pid = spawn(program, arguments, settings, flags: 0) { actions in
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    }
    guard let pid else {
      Glibc.close(ends[0])
      return nil
    }
    return ChildProcess(pid: pid, pipe: ends[0])
  }

  /// Starts an independent process, with our environment but without input and output.
  ///
  /// Unless this program ends soon, call `wait` on a thread that may block.
  package static func startAlone(_ program: String, _ arguments: [String]) -> ChildProcess? {
    let session = Int16(RECREO_POSIX_SPAWN_SETSID)
    let pid = spawn(program, arguments, environ, flags: session) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    return pid.map { ChildProcess(pid: $0, pipe: -1) }
  }

  /// Starts a program that reads what is written to the descriptor, which must be closed, and whose output is
  /// lost; nil if that fails.
  static func startReader(
    _ program: String, _ arguments: [String]
  ) -> (child: ChildProcess, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
    defer { Glibc.close(ends[0]) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let pid = spawn(program, arguments, environ, flags: 0) { actions in
      posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    guard let pid else {
      Glibc.close(ends[1])
      return nil
    }
    return (ChildProcess(pid: pid, pipe: -1), ends[1])
  }

  private static func spawn(
    _ program: String, _ arguments: [String],
    _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>, flags: Int16,
    _ connect: (inout posix_spawn_file_actions_t) -> Void
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    // Hides the libraries' messages about bad files; we have our own.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // One thread handles the program's signals, and all others block them; the child must not.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // The child must not ignore the signals that we ignore (`StandardStreams`).
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | flags)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for text in words { free(text) } }
    var pid = pid_t()
    let status = posix_spawn(&pid, program, &actions, &attributes, words, environment)
    return status == 0 ? pid : nil
  }

  /// The next `count` bytes of its output; nil if there are fewer.
  func next(_ count: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while done < count {
        let got = read(pipe, buffer.baseAddress! + done, count - done)
        if got <= 0 { break }
        done += got
      }
      filled = done
    }
    return done == count ? bytes : nil
  }

  /// Kills it; then its output ends.
  func end() { kill(pid, SIGKILL) }

  /// Closes its output, after its end.
  func close() { Glibc.close(pipe) }

  /// All its output; if that exceeds `limit` bytes or takes too long, kills it and returns nil.
  func output(limit: Int, seconds: Double) -> [UInt8]? {
    defer { close() }
    let end = ContinuousClock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = (end - .now) / .milliseconds(1)
      var request = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard left > 0, bytes.count <= limit, poll(&request, 1, Int32(left)) > 0 else {
        kill(pid, SIGKILL)
        return nil
      }
      let count = read(pipe, &chunk, chunk.count)
      if count <= 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  package func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal)
  }
}
