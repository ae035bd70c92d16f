public import Drawing
public import Geometry
import Languages
public import Stage

/// Every widget in every state, for developers: `--game gallery`; the menu has no tile
/// for it.
public final class GalleryScene: Scene {
  /// The scene's name in the trace.
  public let name = "gallery"
  /// Holds the header and the scroller.
  public let root = Node("")
  /// Provides the settings that the sections show.
  public let context: GameContext
  /// The standard colours, or their high-contrast variant.
  public let palette: Palette
  private let header: Header
  private let scroll: ScrollNode
  private var sections: [GallerySection] = []

  /// A gallery; its state is not saved.
  public init(context: GameContext) {
    self.context = context
    palette = context.dressed(.paper)
    header = Header("gallery", title: tr("Gallery"), palette: palette)
    scroll = ScrollNode("gallery.scroll", label: tr("Gallery"), palette: palette)
    root.add([scroll, header])
    sections = makeSections()
    scroll.content.add(sections)
  }

  /// The plain table.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// Columns of sheets; each sheet goes where there is most space left.
  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let (pad, gap) = (16.0, 20.0)
    let room = bounds.width - 2 * pad
    let count = max(1, min(3, Int((room + gap) / 460)))
    let width = min(620, (room - gap * Double(count - 1)) / Double(count))
    let left = (bounds.width - width * Double(count) - gap * Double(count - 1)) / 2
    var tops = Array(repeating: 8.0, count: count)
    for section in sections {
      let place = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let height = section.height(width: width)
      section.frame = Rect(
        x: left + Double(place) * (width + gap), y: tops[place], width: width, height: height)
      tops[place] += height + gap
    }
    scroll.place(
      Rect(
        x: 0, y: Header.height, width: bounds.width,
        height: max(0, bounds.height - Header.height)),
      contentHeight: (tops.max() ?? 0) + 12)
  }
}
