internal import Glibc
internal import Synchronization

/// Why a file could not be written, as the system says it.
public struct FileTrouble: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's number (`errno`).
  public let code: Int32

  /// Trouble by its number.
  public init(code: Int32) { self.code = code }

  /// The system's own words.
  public var description: String { String(cString: strerror(code)) }

  static var last: FileTrouble { FileTrouble(code: errno) }
}

/// Writing files so that whoever looks finds the old one or the new one whole.
///
/// The bytes go into a draft beside the file, which is synced and then takes its name. A full disk
/// therefore leaves what was there, and nothing that is cut short.
public enum DurableFile {
  /// What happens where a file of that name exists.
  public enum Existing: Sendable {
    /// The new one takes its place.
    case replaced
    /// Nothing is written; the trouble is `EEXIST`.
    case untouched
  }

  /// Writes a whole file and waits until it is on disk.
  ///
  /// A device or a pipe of that name gets the bytes directly: its name must stay what it is.
  public static func write(
    _ bytes: [UInt8], to path: String, existing: Existing = .replaced
  ) throws(FileTrouble) {
    var facts = stat()
    let exists = stat(path, &facts) == 0
    if exists, existing == .untouched { throw FileTrouble(code: EEXIST) }
    if exists, facts.st_mode & S_IFMT != S_IFREG {
      return try writeInto(path, O_WRONLY, bytes, isFile: false)
    }
    let target = exists ? resolved(path) : path
    let draft = "\(folder(of: target))/.new-\(getpid())-\(drafts.next())"
    unlink(draft)
    defer { unlink(draft) }
    try writeInto(draft, O_WRONLY | O_CREAT | O_EXCL, bytes, isFile: true)
    switch existing {
    case .replaced: try move(draft, to: target)
    case .untouched: try name(draft, target)
    }
  }

  /// Puts a file that is already on disk in the place of another.
  static func move(_ draft: String, to path: String) throws(FileTrouble) {
    guard rename(draft, path) == 0 else { throw .last }
    try sync(folder(of: path))
  }

  static func sync(_ path: String) throws(FileTrouble) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try sync(descriptor)
  }

  /// Some file systems cannot sync a folder, and say `EINVAL`.
  private static func sync(_ descriptor: Int32) throws(FileTrouble) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }

  /// A link fails where the name is taken, also when it was taken a moment ago.
  private static func name(_ draft: String, _ path: String) throws(FileTrouble) {
    if link(draft, path) != 0 {
      // Memory cards know no links.
      guard errno != EEXIST, access(path, F_OK) != 0 else { throw FileTrouble(code: EEXIST) }
      guard rename(draft, path) == 0 else { throw .last }
    }
    try sync(folder(of: path))
  }

  private static func writeInto(
    _ path: String, _ flags: Int32, _ bytes: [UInt8], isFile: Bool
  ) throws(FileTrouble) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + done, bytes.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let trouble = FileTrouble.last
        close(descriptor)
        throw trouble
      }
      done += count
    }
    // Some file systems tell only here that the disk is full.
    let isSynced = !isFile || fsync(descriptor) == 0
    let trouble = FileTrouble.last
    guard close(descriptor) == 0, isSynced else { throw isSynced ? .last : trouble }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What a link leads to: the link itself stays.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static let drafts = DraftNumbers()
}

/// Two threads may write into one folder.
private final class DraftNumbers: Sendable {
  private let last = Mutex(0)

  func next() -> Int {
    last.withLock { last in
      last += 1
      return last
    }
  }
}
