import Dispatch
package import Drawing
import Foundation
import Host
import Platform
import Synchronization

/// SVG drawings on disk as pixels, so that a drawing is rasterised once per size and not at every
/// start.
///
/// The key contains a hash of the drawing's file and the rasteriser's version, so a changed drawing
/// is rasterised again. A file that is missing or damaged is made again; if none can be written,
/// every drawing is rasterised. Files are written on a thread of their own.
package nonisolated final class ArtCache: Sendable {
  /// The most bytes of all files together; above it, the oldest go at the next start.
  static let limit = 256 << 20
  private static let magic: UInt64 = 0x5265_6372_656F_4172

  private let folder: String?
  private let writer = DispatchQueue(label: "recreo.art-cache", qos: .utility)
  /// How many bytes this process may still write: a window that is resized for a minute must not
  /// fill the disk.
  private let budget: Mutex<Int>
  private let hasFolder = Mutex(false)
  /// How many bytes stay free on the disk: the last ones belong to results and saved games.
  private let spare: UInt64

  /// Creates a cache in `folder`, or one that stores nothing if it is nil.
  ///
  /// `budget`: the most bytes that this process writes; `spare`: how many it leaves on the disk.
  package init(folder: String?, budget: Int = 96 << 20, spare: UInt64 = 64 << 20) {
    self.folder = folder.map { $0 + "/" + ImageDecoder.version }
    self.budget = Mutex(budget)
    self.spare = spare
  }

  /// A cache that stores nothing.
  package static var none: ArtCache { ArtCache(folder: nil) }

  /// Pixels, and a name that no others have in any process; nil without a folder.
  package typealias Named = (pixmap: Pixmap, name: UInt64?)

  /// An SVG drawing, `width` × `height` pixels large.
  package func drawing(at path: String, width: Int, height: Int) throws -> Named {
    try pixmap(of: path, named: "\(width)x\(height)") {
      try ImageDecoder.drawing(at: path, width: width, height: height)
    }
  }

  /// An SVG picture drawn without hairlines between its shapes: `ImageDecoder.seamlessDrawing`.
  func seamlessDrawing(at path: String, width: Int, height: Int) throws -> Named {
    try pixmap(of: path, named: "\(width)x\(height)-seamless") {
      try ImageDecoder.seamlessDrawing(at: path, width: width, height: height)
    }
  }

  /// What `make` returns, from disk if it was stored: pixels that follow from the file at `path` and
  /// `name` alone.
  func pixmap(of path: String, named name: String, _ make: () throws -> Pixmap) throws -> Named {
    guard let file = try file(of: path, named: name) else { return (try make(), nil) }
    if let stored = Self.readPicture(file) { return (stored, Self.name(of: file)) }
    let made = try make()
    store(made, in: file)
    return (made, Self.name(of: file))
  }

  /// The name that `drawing` would return; throws if there is no such file.
  func name(ofDrawingAt path: String, width: Int, height: Int) throws -> UInt64? {
    try file(of: path, named: "\(width)x\(height)").map(Self.name)
  }

  private static func name(of file: String) -> UInt64 {
    Array(file.utf8).withUnsafeBytes { checksum($0) }
  }

  private func file(of path: String, named name: String) throws -> String? {
    let source = try readFile(path, limit: 8 << 20)
    let hash = String(source.withUnsafeBytes { checksum($0) }, radix: 16)
    return folder.map { "\($0)/\((path as NSString).lastPathComponent)-\(name)-\(hash)" }
  }

  /// Waits until everything is on disk.
  func flush() { writer.sync {} }

  // MARK: Files: the bytes, then eight bytes each of magic, size of the picture and checksum

  private static func readPicture(_ file: String) -> Pixmap? {
    guard let (bytes, size) = readBytes(file) else { return nil }
    let (width, height) = (Int(size >> 32), Int(size & 0xFFFF_FFFF))
    guard width <= 1 << 15, height <= 1 << 15, bytes.count == width * height * 4 else { return nil }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  private static func readBytes(_ file: String) -> (bytes: [UInt8], size: UInt64)? {
    guard var bytes = try? readFile(file, limit: limit), bytes.count >= 24 else { return nil }
    let foot = bytes.suffix(24).withUnsafeBytes { foot in
      (0..<3).map { foot.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    bytes.removeLast(24)
    return foot == Self.foot(of: bytes, foot[1]) ? (bytes, foot[1]) : nil
  }

  private static func foot(of bytes: [UInt8], _ size: UInt64) -> [UInt64] {
    [magic, size, bytes.withUnsafeBytes { checksum($0) }]
  }

  private func store(_ pixmap: Pixmap, in file: String) {
    store(pixmap.bytes, Self.size(pixmap.width, pixmap.height), in: file)
  }

  private static func size(_ width: Int, _ height: Int) -> UInt64 {
    UInt64(width) << 32 | UInt64(height)
  }

  private func store(_ bytes: [UInt8], _ size: UInt64, in file: String) {
    let count = bytes.count
    let isAffordable = budget.withLock { left in
      guard left >= count else { return false }
      left -= count
      return true
    }
    guard isAffordable else { return }
    writer.async { [self] in
      prepareFolder()
      guard hasRoom() else { return }
      let unfinished = "\(file).\(getpid())"
      let data = Data(bytes) + Self.foot(of: bytes, size).withUnsafeBytes { Data($0) }
      guard (try? data.write(to: URL(filePath: unfinished))) != nil else {
        _ = unlink(unfinished)
        return
      }
      if rename(unfinished, file) != 0 { unlink(unfinished) }
    }
  }

  private func hasRoom() -> Bool {
    var disk = statvfs()
    guard let folder, statvfs(folder, &disk) == 0 else { return false }
    return UInt64(disk.f_bavail) > spare / UInt64(max(1, disk.f_frsize))
  }

  /// Makes the folder, and deletes the oldest files if there are too many.
  private func prepareFolder() {
    let isFirst = hasFolder.withLock { has in
      defer { has = true }
      return !has
    }
    guard isFirst, let folder else { return }
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    Self.prune((folder as NSString).deletingLastPathComponent, to: Self.limit)
  }

  /// Deletes the oldest files below a folder until the rest has at most `limit` bytes.
  static func prune(_ folder: String, to limit: Int) {
    var files: [(path: String, bytes: Int, changed: Int)] = []
    // Not its resource values: of ten thousand files they take seconds.
    for name in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let path = "\(folder)/\(name)"
      var facts = stat()
      guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { continue }
      let changed = facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec
      files.append((path, Int(facts.st_size), changed))
    }
    var total = files.reduce(0) { $0 + $1.bytes }
    for file in files.sorted(by: { $0.changed < $1.changed }) where total > limit {
      unlink(file.path)
      total -= file.bytes
    }
  }
}

nonisolated extension ArtCache: StartStore {
  private func file(_ kind: String, _ name: UInt64) -> String? {
    folder.map { "\($0)/\(kind)-\(String(name, radix: 16))" }
  }

  package func readBackdrop(
    _ name: UInt64, width: Int, height: Int,
    _ pass: (_ rows: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    guard let path = file("backdrop", name), let file = try? openFile(path) else { return false }
    defer { close(file) }
    let count = width * height * 4
    var facts = stat()
    guard fstat(file, &facts) == 0, Int(facts.st_size) == count + 24 else { return false }
    // Some rows at a time: clearing memory for all takes as long as reading them.
    let strip = 64
    return withUnsafeTemporaryAllocation(byteCount: strip * width * 4, alignment: 16) { buffer in
      var sum: UInt64?
      for first in stride(from: 0, to: height, by: strip) {
        let rows = first..<min(height, first + strip)
        let bytes = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(rows.count * width * 4)])
        guard read(file, bytes.baseAddress, bytes.count) == bytes.count else { return false }
        sum = checksum(UnsafeRawBufferPointer(bytes), after: sum)
        pass(rows, UnsafeRawBufferPointer(bytes))
      }
      var foot: [UInt64] = [0, 0, 0]
      return read(file, &foot, 24) == 24
        && foot == [Self.magic, Self.size(width, height), sum ?? 0]
    }
  }

  package func storeBackdrop(_ picture: Pixmap, as name: UInt64) {
    if let file = file("backdrop", name) { store(picture, in: file) }
  }

  package func program(_ name: UInt64) -> [UInt8]? {
    file("program", name).flatMap(Self.readBytes)?.bytes
  }

  package func storeProgram(_ bytes: [UInt8], as name: UInt64) {
    if let file = file("program", name) { store(bytes, 0, in: file) }
  }
}
