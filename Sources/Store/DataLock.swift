internal import Glibc

/// The right to be the one process that uses a data directory.
///
/// It is an `flock` on the file `lock` in it, so the kernel takes it back however the process ends;
/// the file itself stays. The lock lasts as long as this object.
public final class DataLock: Sendable {
  /// What came of asking for a lock.
  public enum Attempt: Sendable {
    /// It is ours.
    case acquired(DataLock)
    /// Another process has it: the Recreo of this id, or nil where that cannot be proved.
    ///
    /// Only a proved one may be sent a signal: one meant for Recreo ends most other programs.
    case heldBy(Int32?)
    /// There can be no lock here, for the system's own reason; going on without is safe only if
    /// nothing is written here.
    case unavailable(String)
  }

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Asks for the lock of a data directory, which is made if it is missing; never waits.
  ///
  /// `name`: of the file; another one is another right, such as that to be the pet's caller.
  public static func acquire(_ directory: String, name: String = "lock") -> Attempt {
    if let reason = makeDirectory(directory) { return .unavailable(reason) }
    let descriptor = open(
      directory + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return .unavailable(systemReason()) }
    let lock = DataLock(descriptor: descriptor)
    guard lock.isFile else { return .unavailable("\(name) is not a file") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK
        ? .heldBy(LockHolder.recreo(of: descriptor)) : .unavailable(systemReason())
    }
    lock.writeID()
    return .acquired(lock)
  }

  private var isFile: Bool {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  // For people who look: the program asks the kernel. A disk too full for it must not stop the game.
  private func writeID() {
    let text = Array("\(getpid())\n".utf8)
    ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}
