import Foundation
import Host
import Rules

/// The solver's tables on disk: made once, stored in the cache folder, and mapped into memory.
///
/// A file that is missing, damaged or of another version is made again, which takes some seconds.
/// If it can't be written, this happens at every start.
///
/// The file begins with five words: magic number, version, when it was last changed, and a checksum
/// of each part. A file that was not changed since is ready at once; another, such as a copy, is
/// first compared with its checksums.
nonisolated struct SolverTableCache: Sendable {
  private static let magic: UInt64 = 0x5265_6372_656F_3135
  /// The number of bytes before the tables.
  private static let head = 5 * 8
  private let path: String

  /// `folder`: the cache folder.
  init(folder: String) { path = folder + "/fifteen-4x4.tables" }

  /// The cached tables; nil if they must be made.
  ///
  /// `checksAll`: compares them with their checksums although the file was not changed.
  func load(checksAll: Bool = false) -> SolverTables? {
    guard let descriptor = try? openFile(path) else { return nil }
    defer { close(descriptor) }
    guard let file = MappedFile(descriptor: descriptor),
      file.bytes.count == Self.head + SolverTables.size
    else { return nil }
    let words = (0..<5).map {
      file.bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)
    }
    guard words[0] == Self.magic, words[1] == UInt64(SolverTables.version),
      let tables = SolverTables(
        UnsafeRawBufferPointer(rebasing: file.bytes[Self.head...]), in: file)
    else { return nil }
    if checksAll || words[2] != UInt64(bitPattern: file.modified) {
      var sums: [UInt64] = []
      tables.withParts { sums.append(checksum($0)) }
      guard sums == words[3...] + [] else { return nil }
      setModified(Int64(bitPattern: words[2]), ofFile: descriptor)
    }
    return tables
  }

  /// Makes and stores the tables; nil if cancelled.
  ///
  /// `progress` goes from 0 to 1.
  func make(
    shouldStop: () -> Bool = { false }, progress: (Double) -> Void = { _ in }
  ) -> SolverTables? {
    guard let tables = SolverTables.make(shouldStop: shouldStop, progress: progress) else {
      return nil
    }
    do { try save(tables) } catch {
      let reason = (error as? FileSystemError)?.description ?? "the disk may be full"
      StandardStreams.say("The solver's tables cannot be saved in \(path) (\(reason)).")
    }
    return tables
  }

  private func save(_ tables: SolverTables) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    let unfinished = path + ".\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: unfinished) }
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let file = FileHandle(forWritingAtPath: unfinished)
    else { throw FileSystemError(code: errno) }
    defer { try? file.close() }
    // Whole seconds: not every file system stores fractions.
    let modified = Int64(Date().timeIntervalSince1970) * 1_000_000_000
    var words = [Self.magic, UInt64(SolverTables.version), UInt64(bitPattern: modified)]
    tables.withParts { words.append(checksum($0)) }
    try words.withUnsafeBytes { try file.write(contentsOf: $0) }
    try tables.withParts { try file.write(contentsOf: $0) }
    setModified(modified, ofFile: file.fileDescriptor)
    guard rename(unfinished, path) == 0 else { throw FileSystemError(code: errno) }
  }
}
