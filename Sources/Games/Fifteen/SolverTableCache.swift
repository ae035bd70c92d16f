import Foundation
import Host
import Rules

/// The solver's tables on disk: made once, stored in the cache folder, verified by a checksum.
///
/// A file that is missing, damaged or of another version is made again, which takes some seconds.
/// If it can't be written, this happens at every start.
nonisolated struct SolverTableCache: Sendable {
  private static let magic: UInt64 = 0x5265_6372_656F_3135
  private let path: String

  /// `folder`: the cache folder.
  init(folder: String) { path = folder + "/fifteen-4x4.tables" }

  /// The cached tables; nil if they must be made.
  func kept() -> SolverTables? {
    guard let descriptor = try? openFile(path) else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    defer { try? file.close() }
    var head = [UInt64](repeating: 0, count: 2)
    guard head.withUnsafeMutableBytes({ Self.fill($0, from: file) }),
      head == [Self.magic, UInt64(SolverTables.version)]
    else { return nil }
    return SolverTables { _, bytes in
      var sum: UInt64 = 0
      return withUnsafeMutableBytes(of: &sum) { Self.fill($0, from: file) }
        && Self.fill(bytes, from: file) && sum == Self.sum(of: UnsafeRawBufferPointer(bytes))
    }
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
    do { try keep(tables) } catch {
      StandardStreams.say("The solver's tables cannot be saved: \(error)")
    }
    return tables
  }

  private func keep(_ tables: SolverTables) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let unfinished = path + ".\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: unfinished) }
    guard FileManager.default.createFile(atPath: unfinished, contents: nil),
      let file = FileHandle(forWritingAtPath: unfinished)
    else { throw CocoaError(.fileWriteUnknown) }
    defer { try? file.close() }
    func write(_ word: UInt64) throws {
      try withUnsafeBytes(of: word) { try file.write(contentsOf: $0) }
    }
    try write(Self.magic)
    try write(UInt64(SolverTables.version))
    try tables.withParts { part in
      try write(Self.sum(of: part))
      try file.write(contentsOf: part)
    }
    guard rename(unfinished, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  private static func fill(_ bytes: UnsafeMutableRawBufferPointer, from file: FileHandle) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[done...])
      let count = read(file.fileDescriptor, rest.baseAddress, rest.count)
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  /// FNV-1a over words of eight bytes: detects damage, not manipulation.
  private static func sum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in bytes.bindMemory(to: UInt64.self) { sum = (sum ^ word) &* 0x0100_0000_01B3 }
    return sum
  }
}
