import Arcade
import Foundation

/// The limits of a folder, so that a kiosk's visitors can't fill its disk.
extension PictureFolder {
  /// The maximum number of pictures of one use.
  nonisolated static let most = 300
  /// The maximum total size: about half a megabyte for each, and a reserve.
  nonisolated package static let mostBytes = 200 << 20

  nonisolated func refuseMoreThanFit() throws(PictureError) {
    if names.count >= Self.most { throw .tooMany(Self.most) }
  }

  /// A removed picture that can still be restored does not count.
  nonisolated func refuse(_ bytes: Int) throws(PictureError) {
    let used = names.reduce(0) { sum, name in
      let facts = file(of: name).flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
      return sum + (facts?[.size] as? Int ?? 0)
    }
    if used + bytes > byteLimit { throw .tooLarge(megabytes: byteLimit >> 20) }
  }
}
