public import Drawing
import Languages

/// Why a picture could not be taken in, or was not kept.
public nonisolated enum PictureError: Error, Hashable, Sendable {
  /// The file is none that can be shown, for this reason.
  case refused(PictureDecodingError)
  /// The disk would not take it; the system's words.
  case notKept(String)
  /// There are as many pictures as are kept.
  case tooMany(Int)
  /// They are together as large as may be.
  case tooLarge(megabytes: Int)

  /// One sentence in the person's language.
  public var sentence: String {
    switch self {
    case .refused(.empty): tr("This file is empty.")
    case .refused(.unknownFormat):
      tr("This isn't a picture Recreo can read. Use PNG, JPEG, WebP, GIF or BMP.")
    case .refused(.tooManyPixels): tr("This picture has too many pixels. The limit is 40 million.")
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
