internal import Glibc
internal import Synchronization

/// Why a file could not be written, as reported by the system.
public struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number (`errno`).
  public let code: Int32

  /// An error from its number.
  public init(code: Int32) { self.code = code }

  /// The system's error message.
  public var description: String { String(cString: strerror(code)) }

  /// The name is taken.
  public static let exists = FileSystemError(code: EEXIST)

  static var last: FileSystemError { FileSystemError(code: errno) }
}

/// Atomic writes: a reader sees either the old file or the new one, complete.
///
/// The bytes go into a temporary file next to the target, which is synced and then renamed. A
/// full disk therefore leaves the old file untouched, and never a truncated one.
public enum DurableFile {
  /// What to do if a file with that name exists.
  public enum Existing: Sendable {
    /// The new file replaces it.
    case replaced
    /// The new file replaces it; of a link, the link itself and not the file that it leads to.
    case replacedEvenLinks
    /// Nothing is written; the error is `EEXIST`.
    case untouched
  }

  /// Writes a whole file and waits until it is on disk.
  ///
  /// A device or a pipe that somebody reads is written directly, since a rename would replace it with
  /// a file.
  public static func write(
    _ bytes: [UInt8], to path: String, existing: Existing = .replaced
  ) throws(FileSystemError) {
    var facts = stat()
    let exists = (existing == .replacedEvenLinks ? lstat(path, &facts) : stat(path, &facts)) == 0
    if exists, existing == .untouched { throw .exists }
    if exists, ![S_IFREG, S_IFLNK].contains(facts.st_mode & S_IFMT) {
      // Without waiting for somebody who reads a pipe.
      return try writeInto(path, O_WRONLY | O_NONBLOCK | O_NOCTTY, bytes, isFile: false)
    }
    let target = exists && existing == .replaced ? resolved(path) : path
    let draft = "\(folder(of: target))/\(draftPrefix)\(getpid())-\(drafts.next())"
    unlink(draft)
    defer { unlink(draft) }
    try writeInto(draft, O_WRONLY | O_CREAT | O_EXCL, bytes, isFile: true)
    switch existing {
    case .replaced, .replacedEvenLinks: try move(draft, to: target)
    case .untouched: try name(draft, target)
    }
  }

  /// Deletes temporary files left by processes that were killed while writing.
  public static func removeAbandonedDrafts(in folder: String) {
    guard let listing = opendir(folder) else { return }
    defer { closedir(listing) }
    var abandoned: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(draftPrefix),
        let writer = name.dropFirst(draftPrefix.count).split(separator: "-").first,
        let pid = Int32(writer), pid > 0, kill(pid, 0) != 0, errno == ESRCH
      else { continue }
      abandoned.append(folder + "/" + name)
    }
    for path in abandoned { unlink(path) }
  }

  private static let draftPrefix = ".new-"

  /// Replaces a file with another that is already on disk.
  public static func move(_ draft: String, to path: String) throws(FileSystemError) {
    guard rename(draft, path) == 0 else { throw .last }
    try sync(folder(of: path))
  }

  /// Waits until a file or a folder is on disk.
  public static func sync(_ path: String) throws(FileSystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try sync(descriptor)
  }

  /// Some file systems can't sync a folder and return `EINVAL`.
  private static func sync(_ descriptor: Int32) throws(FileSystemError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// Unlike `rename`, `link` fails if the name is taken.
  private static func name(_ draft: String, _ path: String) throws(FileSystemError) {
    if link(draft, path) != 0 {
      // FAT has no hard links.
      guard errno != EEXIST, access(path, F_OK) != 0 else { throw .exists }
      guard rename(draft, path) == 0 else { throw .last }
    }
    try sync(folder(of: path))
  }

  private static func writeInto(
    _ path: String, _ flags: Int32, _ bytes: [UInt8], isFile: Bool
  ) throws(FileSystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    if flags & O_NONBLOCK != 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + done, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = FileSystemError.last
        close(descriptor)
        throw error
      }
      done += count
    }
    // Some file systems report a full disk only here.
    let isSynced = !isFile || fsync(descriptor) == 0
    let error = FileSystemError.last
    guard close(descriptor) == 0, isSynced else { throw isSynced ? .last : error }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The target of a symbolic link, so that the link itself is preserved.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static let drafts = DraftNumbers()
}

/// Numbers for temporary files: two threads may write into one folder.
private final class DraftNumbers: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
