import Drawing

@testable import Platform

/// A store in memory.
nonisolated final class Shelf: StartStore {
  var pictures: [UInt64: Pixmap] = [:]
  var programs: [UInt64: [UInt8]] = [:]
  /// How often a backdrop was looked for.
  var asked = 0

  func readBackdrop(
    _ name: UInt64, width: Int, height: Int,
    _ pass: (_ rows: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    asked += 1
    guard let picture = pictures[name], (picture.width, picture.height) == (width, height) else {
      return false
    }
    picture.bytes.withUnsafeBytes { pass(0..<height, $0) }
    return true
  }
  func storeBackdrop(_ picture: Pixmap, as name: UInt64) { pictures[name] = picture }
  func program(_ name: UInt64) -> [UInt8]? { programs[name] }
  func storeProgram(_ bytes: [UInt8], as name: UInt64) { programs[name] = bytes }
}
