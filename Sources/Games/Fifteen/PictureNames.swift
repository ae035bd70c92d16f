import Arcade
import Languages

/// What our own pictures are called; anything else is called by its file.
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
