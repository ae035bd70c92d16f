import Languages
import Stage

extension ArtSource {
  /// The picture of a board: the one that was chosen, or else the first.
  func boardPicture(_ chosen: String?) -> String {
    chosen.flatMap { $0.isEmpty ? nil : $0 } ?? pictureNames().first ?? ""
  }
}

/// The names of our own pictures; others are named after their file.
enum PictureNames {
  static func title(of name: String) -> String {
    switch name {
    case "harbour": tr("Harbour")
    case "garden": tr("Garden")
    case "city": tr("City")
    case "reef": tr("Reef")
    case "mountains": tr("Mountains")
    case "market": tr("Market")
    default: name
    }
  }
}
