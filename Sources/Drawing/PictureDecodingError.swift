/// Why a picture from outside can't be shown.
///
/// The description is an English clause for logs and the command line; screens have their own
/// text for each case.
public enum PictureDecodingError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// No bytes at all.
  case empty
  /// Not one of the supported formats, whatever the file's name says.
  case unknownFormat
  /// The header claims more pixels than the limit.
  case tooManyPixels(width: Int, height: Int)
  /// Too few pixels to show.
  case tooSmall(width: Int, height: Int)
  /// The file is larger than the limit, in megabytes.
  case tooLarge(limit: Int)
  /// The picture is damaged; the message comes from the decoder.
  case damaged(String)
  /// The file could not be read; the message comes from the system.
  case unreadable(String)
  /// The decoder used too much memory, ran too long or crashed.
  case dangerous

  /// The reason as an English clause, such as "it is empty".
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .unknownFormat: "it is not a PNG, JPEG, WebP, GIF or BMP file"
    case .tooManyPixels(let width, let height):
      "it declares \(width)×\(height) pixels, and the limit is 65 million (at half size above 40 million)"
    case .tooSmall(let width, let height): "\(width)×\(height) pixels are too few"
    case .tooLarge(let limit): "it is larger than \(limit) MB"
    case .damaged(let words): words.isEmpty ? "it is damaged" : "it is damaged (\(words))"
    case .unreadable(let words): words
    case .dangerous: "decoding it crashed or took too much memory or time"
    }
  }
}
