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
    /// It belongs to the process of this id; nil where that one has not yet written it down.
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
    let descriptor = open(directory + "/" + name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return .unavailable(systemReason()) }
    let lock = DataLock(descriptor: descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK ? .heldBy(lock.writtenID) : .unavailable(systemReason())
    }
    lock.writeID()
    return .acquired(lock)
  }

  private var writtenID: Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Int32(String(decoding: bytes.prefix(max(count, 0)).prefix { $0 > 32 }, as: UTF8.self))
  }

  // The lock holds without it: a disk too full for the id must not stop the game.
  private func writeID() {
    let text = Array("\(getpid())\n".utf8)
    ftruncate(descriptor, 0)
    _ = pwrite(descriptor, text, text.count, 0)
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}
