internal import Glibc

/// The exclusive right of a process to use a data directory.
///
/// It is an `flock` on the file `lock` in it, so the kernel releases it however the process ends;
/// the file stays. The lock is held as long as this object exists.
public final class DataLock: Sendable {
  /// The result of trying to take a lock.
  public enum Attempt: Sendable {
    /// This process has the lock.
    case acquired(DataLock)
    /// Another process has it: Recreo with this id, or nil if that can't be verified.
    ///
    /// Only a verified one may be sent a signal, since a signal meant for Recreo ends most other
    /// programs.
    case heldBy(Int32?)
    /// Locking is impossible for this reason, reported by the system; continuing is only safe if
    /// nothing is written here.
    case unavailable(String)
  }

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Tries to lock a data directory, which is created if missing; never blocks.
  ///
  /// `name`: the name of the file. Each name is a separate lock, such as that of the pet's agent.
  public static func acquire(_ directory: String, name: String = "lock") -> Attempt {
    if let reason = makeDirectory(directory) { return .unavailable(reason) }
    // A link is not followed: what it leads to would be emptied.
    let descriptor = open(
      directory + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      return .unavailable(errno == ELOOP ? "\(name) is a link" : systemReason())
    }
    let lock = DataLock(descriptor: descriptor)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .unavailable("\(name) is not a file")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK
        ? .heldBy(LockHolder.recreo(of: descriptor)) : .unavailable(systemReason())
    }
    // A file with other names, or of another user, is left as it is.
    if facts.st_nlink == 1, facts.st_uid == geteuid() { lock.writeID() }
    return .acquired(lock)
  }

  // Only for people to read, since the program asks the kernel. A full disk must not stop the
  // game.
  private func writeID() {
    let text = Array("\(getpid())\n".utf8)
    ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}
