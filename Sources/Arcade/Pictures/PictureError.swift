public import Drawing
import Languages

/// Why a picture could not be added or saved.
public nonisolated enum PictureError: Error, Hashable, Sendable {
  /// The file can't be shown as a picture, for this reason.
  case refused(PictureDecodingError)
  /// The disk could not save it; the message comes from the system.
  case notKept(String)
  /// The limit on the number of pictures is reached.
  case tooMany(Int)
  /// The limit on their total size is reached.
  case tooLarge(megabytes: Int)

  /// One sentence in the player's language.
  public var sentence: String {
    switch self {
    case .refused(.empty): tr("This file is empty.")
    case .refused(.unknownFormat):
      tr("This isn't a picture Recreo can read. Use PNG, JPEG, WebP, GIF or BMP.")
    case .refused(.tooManyPixels): tr("This picture has too many pixels. The limit is 65 million.")
    case .refused(.tooSmall): tr("This picture is too small.")
    case .refused(.tooLarge(let limit)):
      tr("This file is too large. The limit is {n} MB.", ["n": "\(limit)"])
    case .refused(.damaged): tr("This picture is damaged.")
    case .refused(.unreadable): tr("This file can't be read.")
    case .refused(.dangerous): tr("This picture can't be opened safely.")
    case .tooMany(let most):
      tr("The limit of {n} pictures has been reached. Delete some first.", ["n": "\(most)"])
    case .tooLarge(let megabytes):
      tr(
        "The pictures use all {n} MB available. Delete some first.",
        ["n": "\(megabytes)"])
    case .notKept: tr("The picture couldn't be saved to the disk.")
    }
  }
}
