import Dispatch
package import Drawing
import Foundation
import Host
package import Platform
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
    guard let folder else { return (try make(), nil) }
    let source = try readFile(path, limit: 8 << 20)
    let hash = String(source.withUnsafeBytes { checksum($0) }, radix: 16)
    let leaf = (path as NSString).lastPathComponent
    let file = "\(folder)/\(leaf)-\(name)-\(hash)"
    let sum = Array(file.utf8).withUnsafeBytes { checksum($0) }
    if let stored = Self.read(file) { return (stored, sum) }
    let made = try make()
    store(made, in: file)
    return (made, sum)
  }

  /// Where the renderer keeps backdrops; drivers and shaders are part of the names.
  package var backdrops: BackdropStore? {
    guard let folder else { return nil }
    func file(_ name: UInt64) -> String { "\(folder)/backdrop-\(String(name, radix: 16))" }
    return BackdropStore(
      find: { Self.read(file($0)) }, store: { [self] in store($1, in: file($0)) })
  }

  /// Waits until everything is on disk.
  func flush() { writer.sync {} }

  // MARK: Files: the pixels, then eight bytes each of magic, size and checksum

  private static func read(_ file: String) -> Pixmap? {
    guard var bytes = try? readFile(file, limit: limit), bytes.count >= 24 else { return nil }
    let foot = bytes.suffix(24).withUnsafeBytes { foot in
      (0..<3).map { foot.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self) }
    }
    bytes.removeLast(24)
    let (width, height) = (Int(foot[1] >> 32), Int(foot[1] & 0xFFFF_FFFF))
    guard width <= 1 << 15, height <= 1 << 15, bytes.count == width * height * 4,
      foot == Self.foot(of: bytes, width: width, height: height)
    else { return nil }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  private static func foot(of bytes: [UInt8], width: Int, height: Int) -> [UInt64] {
    [magic, UInt64(width) << 32 | UInt64(height), bytes.withUnsafeBytes { checksum($0) }]
  }

  private func store(_ pixmap: Pixmap, in file: String) {
    let count = pixmap.bytes.count
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
      let foot = Self.foot(of: pixmap.bytes, width: pixmap.width, height: pixmap.height)
      let data = Data(pixmap.bytes) + foot.withUnsafeBytes { Data($0) }
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
