import Drawing
import Foundation
import Testing

@testable import Live

/// Rasterised drawings on disk.
@Suite struct ArtCacheTests {
  private let home = FileManager.default.temporaryDirectory
    .appending(path: "recreo-art-\(UUID().uuidString)")
  private var folder: String { home.appending(path: "cache").path }
  private var drawing: String { home.appending(path: "leaf.svg").path }

  init() throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try draw("#ff0000")
  }

  /// A square of one colour.
  private func draw(_ colour: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\
      <rect width="8" height="8" fill="\(colour)"/></svg>
      """
    try svg.write(toFile: drawing, atomically: true, encoding: .utf8)
  }
  private func pixel(of cache: ArtCache) throws -> [UInt8] {
    Array(try cache.drawing(at: drawing, width: 8, height: 8).pixmap.bytes.prefix(3))
  }
  /// The only file of the cache.
  private func file() throws -> URL {
    let all = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: [.isRegularFileKey])
    let files = (all?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
    try #require(files.count == 1)
    return files[0]
  }
  private func stored() throws -> ArtCache {
    let cache = ArtCache(folder: folder)
    _ = try pixel(of: cache)
    cache.flush()
    return cache
  }

  @Test func aStoredDrawingIsNotRasterisedAgain() throws {
    let cache = try stored()
    let found = try cache.pixmap(of: drawing, named: "8x8") {
      Issue.record("rasterised again")
      return Pixmap(width: 8, height: 8)
    }
    #expect(try found.pixmap == ArtCache.none.drawing(at: drawing, width: 8, height: 8).pixmap)
  }

  @Test func theLastBytesOfADiskAreNotUsed() throws {
    let cache = ArtCache(folder: folder, spare: .max)
    #expect(try pixel(of: cache) == [255, 0, 0])
    cache.flush()
    let found = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    #expect(!found.contains { $0.contains("leaf") })
  }

  @Test func aChangedDrawingIsRasterisedAgain() throws {
    let cache = try stored()
    #expect(try pixel(of: cache) == [255, 0, 0])
    try draw("#00ff00")
    #expect(try pixel(of: cache) == [0, 255, 0])
  }

  @Test func anotherSizeIsAnotherDrawing() throws {
    let cache = try stored()
    let large = try cache.drawing(at: drawing, width: 16, height: 16).pixmap
    #expect((large.width, large.height) == (16, 16))
  }

  @Test func aNameStandsForOneDrawingInOneSize() throws {
    func name(of cache: ArtCache, side: Int = 8) throws -> UInt64? {
      try cache.drawing(at: drawing, width: side, height: side).name
    }
    let first = try #require(try name(of: ArtCache(folder: folder)))
    #expect(try name(of: stored()) == first, "whether it is drawn or read")
    #expect(try name(of: stored(), side: 9) != first)
    try draw("#00ff00")
    #expect(try name(of: ArtCache(folder: folder)) != first)
    #expect(try name(of: .none) == nil)
  }

  @Test func aDamagedFileIsReplaced() throws {
    let cache = try stored()
    let file = try file()
    let whole = try Data(contentsOf: file)
    var flipped = whole
    flipped[20] ^= 1
    for damaged in [flipped, whole.dropLast(), Data(count: whole.count), Data()] {
      try damaged.write(to: file)
      #expect(try pixel(of: cache) == [255, 0, 0])
      cache.flush()
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test func aFolderThatCannotBeMadeChangesNothing() throws {
    let cache = ArtCache(folder: drawing)
    #expect(try pixel(of: cache) == [255, 0, 0])
    cache.flush()
    #expect(try pixel(of: cache) == [255, 0, 0])
  }

  @Test func whatExceedsTheBudgetIsNotWritten() throws {
    let cache = ArtCache(folder: folder, budget: 8 * 8 * 4)
    _ = try pixel(of: cache)
    _ = try cache.drawing(at: drawing, width: 4, height: 4)
    cache.flush()
    #expect(try file().lastPathComponent.hasPrefix("leaf.svg-8x8-"))
  }

  @Test func theOldestFilesGoFirst() throws {
    let names = (0..<5).map { home.appending(path: "cache/old/\($0)") }
    try FileManager.default.createDirectory(
      at: names[0].deletingLastPathComponent(), withIntermediateDirectories: true)
    for (age, name) in names.enumerated() {
      try Data(count: 1000).write(to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceReferenceDate: Double(1000 - age))],
        ofItemAtPath: name.path)
    }
    ArtCache.prune(folder, to: 2500)
    #expect(
      names.map { FileManager.default.fileExists(atPath: $0.path) } == [
        true, true, false, false, false,
      ])
  }
}
