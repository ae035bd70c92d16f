internal import Glibc

/// The contents of a file as memory: pages are read when they are first used, and shared with
/// other programs that map it.
///
/// Replace such a file by renaming a new one over it, and never shorten it: reading beyond its
/// end would end the program.
public final class MappedFile: Sendable {
  /// The bytes; valid as long as this exists.
  public nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// When the file was last changed, in nanoseconds since 1970.
  public let modified: Int64

  /// Maps an open file, which may be closed afterwards; nil if that is impossible or it is empty.
  public init?(descriptor file: Int32) {
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size > 0 else { return nil }
    let count = Int(facts.st_size)
    guard let start = mmap(nil, count, PROT_READ, MAP_SHARED, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: count)
    modified = Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

/// Sets when an open file was last changed, in nanoseconds since 1970; false if that is not
/// allowed.
@discardableResult
public func setModified(_ nanoseconds: Int64, ofFile file: Int32) -> Bool {
  let time = timespec(
    tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  return withUnsafeTemporaryAllocation(of: timespec.self, capacity: 2) { times in
    times.initialize(repeating: time)
    return futimens(file, times.baseAddress) == 0
  }
}
