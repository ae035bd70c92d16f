public import Geometry
import Languages
public import Stage

/// Shows the version, the licences and who made what.
public final class AboutScene: PageScene {
  private let base: Palette
  private let scroller: ScrollNode
  private let front: AboutFront
  private let sections: [AboutSection]
  /// Where the page stood that this one takes the place of.
  private var offset: Double?

  /// `palette`: the colours of the game from whose options it was opened.
  public init(context: GameContext, palette base: Palette = .paper) {
    self.base = base
    let palette = context.dressed(base)
    scroller = ScrollNode("about.scroller", label: tr("About Recreo"), palette: palette)
    front = AboutFront(games: context.games.map(\.id), palette: palette)
    sections = Self.sections(palette)
    super.init(
      "about", title: tr("About Recreo"), context: context, palette: palette)
    root.add([scroller, header])
    scroller.content.add(front)
    scroller.content.add(sections)
  }

  private static func sections(_ palette: Palette) -> [AboutSection] {
    [
      AboutSection("about.makers", title: tr("Credits"), palette: palette, Credits.makers),
      AboutSection("about.thanks", title: tr("Thanks"), palette: palette, Credits.thanks),
      AboutSection("about.libraries", title: tr("Libraries"), palette: palette, Credits.libraries),
    ]
  }

  /// The same page in the current language, scrolled to the same place.
  public override func renewed() -> (any Scene)? {
    let new = AboutScene(context: context, palette: base)
    new.offset = scroller.restingOffset
    return new
  }

  /// The front over the whole width, and below it one column of sheets, or two.
  public override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    let columns = bounds.width >= 960 && bounds.width > bounds.height ? 2 : 1
    let gap = 16.0
    let width = min(bounds.width - 32, 1240)
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    let left = (bounds.width - width) / 2
    let room = bounds.height - Header.height
    let list = columnHeights(columns, width: column, gap: gap)
    // The front takes what the sheets leave of the window.
    let least = front.height(width: width)
    let high = max(least, min(least + 420, room - 24 - gap - (list.max() ?? 0)))
    front.frame = Rect(x: left, y: 8, width: width, height: high)
    var tops = Array(repeating: front.frame.maxY + gap, count: columns)
    for (index, section) in sections.enumerated() {
      let place = Self.column(index, of: columns)
      let height = section.height(width: column)
      section.frame = Rect(
        x: left + Double(place) * (column + gap), y: tops[place], width: column, height: height)
      tops[place] += height + gap
    }
    scroller.place(
      Rect(x: 0, y: Header.height, width: bounds.width, height: room),
      contentHeight: (tops.max() ?? 0) - gap + 16)
    if let offset {
      scroller.scroll(to: offset, animated: false)
      self.offset = nil
    }
  }

  /// Credits and thanks in the first column, the libraries in the second.
  private static func column(_ index: Int, of columns: Int) -> Int {
    columns == 1 || index < 2 ? 0 : 1
  }

  private func columnHeights(_ columns: Int, width: Double, gap: Double) -> [Double] {
    var heights = Array(repeating: -gap, count: columns)
    for (index, section) in sections.enumerated() {
      heights[Self.column(index, of: columns)] += section.height(width: width) + gap
    }
    return heights
  }
}
