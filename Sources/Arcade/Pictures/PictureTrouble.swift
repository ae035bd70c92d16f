public import Drawing
import Languages

/// Why a picture could not be taken in, or was not kept.
public nonisolated enum PictureTrouble: Error, Hashable, Sendable {
  /// The file is none that can be shown, for this reason.
  case refused(PictureRefusal)
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
      tr("This is no picture that can be read: PNG, JPEG, WebP, GIF or BMP.")
    case .refused(.tooManyPixels): tr("This picture has too many pixels: 40 million is the limit.")
    case .refused(.tooLarge(let limit)):
      tr("This file is too large: {n} MB is the limit.", ["n": "\(limit)"])
    case .refused(.damaged): tr("This picture is damaged.")
    case .refused(.unreadable): tr("This file cannot be read.")
    case .refused(.dangerous): tr("This picture cannot be opened safely.")
    case .tooMany(let most):
      tr("There are {n} pictures, the most there can be; remove some first.", ["n": "\(most)"])
    case .tooLarge(let megabytes):
      tr(
        "The pictures fill the {n} MB there are for them; remove some first.",
        ["n": "\(megabytes)"])
    case .notKept: tr("The picture could not be kept: the disk would not take it.")
    }
  }
}
