import Arcade
import Languages

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
