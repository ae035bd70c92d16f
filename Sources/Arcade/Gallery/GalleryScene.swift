public import Geometry
import Languages
import Stage

/// Every widget in every state, for developers: `--game gallery`; the menu has no tile
/// for it.
public final class GalleryScene: PageScene {
  private let scroll: ScrollNode
  private var sections: [GallerySection] = []

  /// A gallery; its state is not saved.
  public init(context: GameContext) {
    let palette = context.dressed(.paper)
    scroll = ScrollNode("gallery.scroll", label: tr("Gallery"), palette: palette)
    super.init(
      "gallery", title: tr("Gallery"), context: context, palette: palette, hasHills: false)
    root.add([scroll, header])
    sections = makeSections()
    scroll.content.add(sections)
  }

  /// Columns of sheets; each sheet goes where there is most space left.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
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
      Header.room(in: bounds),
      contentHeight: (tops.max() ?? 0) + 12)
  }
}
