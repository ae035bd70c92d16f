/// Why a picture from outside is not shown.
///
/// The description is the English half sentence for logs and the command line; screens have their
/// own words for each case.
public enum PictureDecodingError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// No bytes at all.
  case empty
  /// None of the formats that are read, whatever the file's name says.
  case unknownFormat
  /// What its header claims.
  case tooManyPixels(width: Int, height: Int)
  /// The limit in megabytes.
  case tooLarge(limit: Int)
  /// Something in it is broken; the decoder's words.
  case damaged(String)
  /// The file could not be read; the system's words.
  case unreadable(String)
  /// The decoder took more memory than a picture may, ran too long, or crashed on it.
  case dangerous

  /// The half sentence in English, such as "it is empty".
  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .unknownFormat: "it is not a PNG, JPEG, WebP, GIF or BMP file"
    case .tooManyPixels(let width, let height):
      "it declares \(width)×\(height) pixels, and the limit is 40 million"
    case .tooLarge(let limit): "it is larger than \(limit) MB"
    case .damaged(let words): words.isEmpty ? "it is damaged" : "it is damaged (\(words))"
    case .unreadable(let words): words
    case .dangerous: "decoding it crashed or took too much memory or time"
    }
  }
}
