public import Geometry
import Languages
public import Stage

/// A saved puzzle with its picture, moves and time; a tap resumes it.
///
/// Each game draws its picture into `frameOfPicture`.
open class SavedGameCard: PaperButton {
  private let title: Label
  private let detail: Label
  private let icon: ArtNode

  /// `words`: which game it is, and its progress.
  public init(_ id: String, words: String, palette: Palette, action: @escaping () -> Void) {
    title = Label(tr("Resume"), style: Theme.button, color: palette.ink)
    detail = Label(words, style: Theme.caption, color: palette.ink)
    icon = ArtNode("icon-play", tint: palette.ink)
    super.init(id, label: trPair(tr("Resume"), words), fill: palette.sheet, action: action)
    add([title, detail, icon])
  }

  /// A square at the left.
  public final var frameOfPicture: Rect {
    Rect(x: 8, y: 8, width: size.height - 16, height: size.height - 16)
  }

  /// Loads the picture, because the size or the pictures changed.
  open func fetch() {}

  public override func sizeDidChange() {
    let left = size.height + 4
    let right = size.width - 52
    icon.frame = Rect(x: size.width - 44, y: (size.height - 28) / 2, width: 28, height: 28)
    title.frame = Rect(x: left, y: size.height / 2 - 27, width: right - left, height: 28)
    detail.frame = Rect(x: left, y: size.height / 2 + 2, width: right - left, height: 24)
    fetch()
  }
}
