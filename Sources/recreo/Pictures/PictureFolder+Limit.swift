import Arcade

extension PictureFolder {
  /// How many pictures of one use are kept: with half a megabyte or so each, a kiosk's visitors
  /// cannot fill its disk.
  nonisolated static let most = 300

  nonisolated func refuseMoreThanFit() throws(PictureTrouble) {
    if names.count >= Self.most { throw .tooMany(Self.most) }
  }
}
