import FoundationEssentials
import Glibc
import Synchronization

/// A file with a size limit: beyond it the old file is renamed to `.1` and a new one is started, both at
/// the start and while the program runs.
nonisolated final class RotatingFile: Sendable {
  private struct State {
    var descriptor: Int32
    var size: Int
  }

  private let path: String
  private let limit: Int
  private let state: Mutex<State>

  /// Opens or creates it.
  init(_ path: String, limit: Int) {
    self.path = path
    self.limit = limit
    state = Mutex(Self.open(path))
    state.withLock { if $0.size > limit { turn(&$0) } }
  }

  deinit { state.withLock { Self.close($0) } }

  /// Whether lines can be written: false if the name belongs to a link or to something other than a file.
  var isOpen: Bool { state.withLock { $0.descriptor >= 0 } }

  /// Adds a line, shortened if it is very long.
  func add(_ line: String) {
    let bytes = Array((line.prefix(Self.longestLine) + "\n").utf8)
    state.withLock { state in
      if state.size + bytes.count > limit, state.size > 0 { turn(&state) }
      guard state.descriptor >= 0 else { return }
      let count = write(state.descriptor, bytes, bytes.count)
      state.size += max(0, count)
    }
  }

  private static let longestLine = 4000

  private func turn(_ state: inout State) {
    Self.close(state)
    rename(path, path + ".1")
    state = Self.open(path)
  }

  private static func close(_ state: State) {
    if state.descriptor >= 0 { Glibc.close(state.descriptor) }
  }

  /// Opens without waiting, since opening a pipe would wait for its reader; writes into no file that has
  /// another name.
  private static func open(_ path: String) -> State {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    let descriptor = Glibc.open(path, flags, 0o600)
    guard descriptor >= 0 else { return State(descriptor: -1, size: 0) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_nlink == 1
    else {
      Glibc.close(descriptor)
      return State(descriptor: -1, size: 0)
    }
    return State(descriptor: descriptor, size: Int(facts.st_size))
  }
}
