import Arcade
import Foundation

/// How much a folder takes: a kiosk's visitors cannot fill its disk.
extension PictureFolder {
  /// How many pictures of one use are kept.
  nonisolated static let most = 300
  /// How many bytes they are together: half a megabyte or so each, and some to spare.
  nonisolated package static let mostBytes = 200 << 20

  nonisolated func refuseMoreThanFit() throws(PictureError) {
    if names.count >= Self.most { throw .tooMany(Self.most) }
  }

  /// A picture taken away and not yet gone does not count: whoever makes room has it at once.
  nonisolated func refuse(_ bytes: Int) throws(PictureError) {
    let used = names.reduce(0) { sum, name in
      let facts = file(of: name).flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
      return sum + (facts?[.size] as? Int ?? 0)
    }
    if used + bytes > byteLimit { throw .tooLarge(megabytes: byteLimit >> 20) }
  }
}
