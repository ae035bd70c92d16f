import Drawing
import Geometry
import Stage

/// One paragraph of the About screen.
struct AboutParagraph {
  /// The id of its node.
  var id: String
  /// A heading above the text; empty for none.
  var heading = ""
  var text: String
}

/// A sheet of paragraphs under their title.
final class AboutSection: Paper {
  private let title: Label
  private let logo: ArtNode?
  private let paragraphs: [(heading: Label?, text: Label)]
  private static let pad = 24.0
  private static let gap = 14.0
  /// The logo is three times as wide as high.
  private static let logoSize = Size(width: 216, height: 72)

  /// `showsLogo`: whether the logo replaces the title.
  init(
    _ id: String, title: String, showsLogo: Bool = false, palette: Palette,
    _ paragraphs: [AboutParagraph]
  ) {
    logo = showsLogo ? ArtNode("logo", elevation: .lying) : nil
    self.title = Label(title, style: Theme.heading, color: palette.ink)
    self.paragraphs = paragraphs.map { paragraph in
      let heading =
        paragraph.heading.isEmpty
        ? nil : Label(paragraph.heading, style: Theme.button, color: palette.ink)
      let text = Label(
        paragraph.text, style: TextStyle(size: 18),
        color: heading == nil ? palette.ink : palette.quietInk, id: paragraph.id)
      return (heading, text)
    }
    super.init(id, label: title, fill: palette.sheet, radius: Theme.largeRadius)
    add(logo ?? self.title)
    for paragraph in self.paragraphs {
      add([paragraph.heading, paragraph.text].compactMap { $0 })
    }
  }

  /// The height at a width.
  func height(width: Double) -> Double { arrange(width: width) { _, _ in } + Self.pad }

  override func sizeDidChange() {
    _ = arrange(width: size.width) { node, frame in node.frame = frame }
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  /// Places the logo and the labels from the top down; returns where the last one ends.
  private func arrange(width: Double, _ place: (Node, Rect) -> Void) -> Double {
    let inner = width - 2 * Self.pad
    var y = Self.pad - 4
    func put(_ label: Label, gap: Double) {
      let height = label.size(fitting: inner).height
      place(label, Rect(x: Self.pad, y: y, width: inner, height: height))
      y += height + gap
    }
    if let logo {
      let origin = Point(x: Self.pad, y: Self.pad)
      place(logo, Rect(origin: origin, size: Self.logoSize))
      y = Self.pad + Self.logoSize.height + Self.gap
    } else {
      put(title, gap: Self.gap)
    }
    for (heading, text) in paragraphs {
      if let heading { put(heading, gap: 2) }
      put(text, gap: Self.gap)
    }
    return y - Self.gap
  }
}
