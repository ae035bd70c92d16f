public import Drawing
public import Geometry
import Host
import Languages
public import Stage

/// Shows the version, the licences and who made what.
public final class AboutScene: Scene {
  /// Its name in the trace.
  public let name = "about"
  /// The root of its nodes.
  public let root = Node("")
  private let context: GameContext
  private let base: Palette
  private let palette: Palette
  private let header: Header
  private let scroller: ScrollNode
  private let sections: [AboutSection]
  /// Where the page stood that this one takes the place of.
  private var offset: Double?

  /// `palette`: the colours of the game from whose options it was opened.
  public init(context: GameContext, palette base: Palette = .paper) {
    self.context = context
    self.base = base
    palette = context.dressed(base)
    header = Header("about", title: tr("About Recreo"), palette: palette)
    scroller = ScrollNode("about.scroller", label: tr("About Recreo"), palette: palette)
    sections = Self.sections(palette)
    root.add([scroller, header])
    scroller.content.add(sections)
    header.onBack = { [weak self] in self?.goBack() }
  }

  private static func sections(_ palette: Palette) -> [AboutSection] {
    [
      AboutSection(
        "about.program", title: "Recreo", showsLogo: true, palette: palette,
        [
          AboutParagraph(
            id: "about.version", text: tr("Version {n}", ["n": Version.current])),
          AboutParagraph(
            id: "about.licence",
            text: tr(
              "Recreo is free software: you may use, change and share it under the MIT licence. The pictures, music and sounds are licensed under CC BY 4.0."
            )),
        ]),
      AboutSection("about.makers", title: tr("Credits"), palette: palette, Credits.makers),
      AboutSection("about.thanks", title: tr("Thanks"), palette: palette, Credits.thanks),
      AboutSection("about.libraries", title: tr("Libraries"), palette: palette, Credits.libraries),
    ]
  }

  /// Goes back to the options.
  public func goBack() { stage?.perform(.pop) }

  /// The same page in the current language, scrolled to the same place.
  public func renewed() -> (any Scene)? {
    let new = AboutScene(context: context, palette: base)
    new.offset = scroller.restingOffset
    return new
  }

  /// Draws the table behind the sheets.
  public func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.table(palette.table, into: &list, in: bounds)
  }

  /// One column of sheets, or two.
  public func layout(in bounds: Rect) {
    header.frame = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let columns = bounds.width >= 960 ? 2 : 1
    let gap = 24.0
    let width = min(bounds.width - 32, columns == 2 ? 1240 : 680)
    let column = (width - gap * Double(columns - 1)) / Double(columns)
    let left = (bounds.width - width) / 2
    var tops = Array(repeating: 8.0, count: columns)
    for (index, section) in sections.enumerated() {
      let place = index < sections.count / 2 ? 0 : columns - 1
      let height = section.height(width: column)
      section.frame = Rect(
        x: left + Double(place) * (column + gap), y: tops[place], width: column, height: height)
      tops[place] += height + gap
    }
    scroller.place(
      Rect(
        x: 0, y: Header.height, width: bounds.width, height: bounds.height - Header.height),
      contentHeight: (tops.max() ?? 0) - gap + 8)
    if let offset {
      scroller.scroll(to: offset, animated: false)
      self.offset = nil
    }
  }
}
