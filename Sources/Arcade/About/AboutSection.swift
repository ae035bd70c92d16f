import Drawing
import Geometry
import Stage

/// One paragraph of the About screen.
struct AboutParagraph {
  /// The id of its node.
  var id: String
  /// A heading above the text; empty for none.
  var heading = ""
  /// A sign on a seal at the left; empty for none.
  var icon = ""
  var text: String
}

/// A sheet of paragraphs under their title, each with its sign.
final class AboutSection: Paper {
  private let title: Label
  private let paragraphs: [(seal: Seal?, heading: Label?, text: Label)]
  private static let pad = 24.0
  private static let gap = 16.0
  private static let seal = 56.0

  init(_ id: String, title: String, palette: Palette, _ paragraphs: [AboutParagraph]) {
    self.title = Label(title, style: Theme.heading, color: palette.ink)
    self.paragraphs = paragraphs.map { paragraph in
      let heading =
        paragraph.heading.isEmpty
        ? nil : Label(paragraph.heading, style: Theme.button, color: palette.ink)
      let text = Label(
        paragraph.text, style: TextStyle(size: 18),
        color: heading == nil ? palette.ink : palette.quietInk, id: paragraph.id)
      let seal = paragraph.icon.isEmpty ? nil : Seal(paragraph.icon, palette: palette)
      return (seal, heading, text)
    }
    super.init(id, label: title, fill: palette.sheet, radius: Theme.largeRadius)
    add(self.title)
    for paragraph in self.paragraphs {
      add([paragraph.seal, paragraph.heading, paragraph.text].compactMap { $0 })
    }
  }

  /// The height at a width.
  func height(width: Double) -> Double {
    let size = width >= 760 ? 22.0 : 18
    for (_, heading, text) in paragraphs {
      text.style.size = size
      heading?.style.size = size
    }
    return arrange(width: width) { _, _ in } + Self.pad
  }

  override func sizeDidChange() {
    _ = arrange(width: size.width) { node, frame in node.frame = frame }
  }

  /// Places the labels from the top down; returns where the last one ends.
  private func arrange(width: Double, _ place: (Node, Rect) -> Void) -> Double {
    var y = Self.pad - 4
    func put(_ label: Label, left: Double, gap: Double) {
      let inner = width - Self.pad - left
      let height = label.size(fitting: inner).height
      place(label, Rect(x: left, y: y, width: inner, height: height))
      y += height + gap
    }
    put(title, left: Self.pad, gap: Self.gap)
    for (seal, heading, text) in paragraphs {
      let top = y
      let left = seal == nil ? Self.pad : Self.pad + Self.seal + 16
      if let heading { put(heading, left: left, gap: 2) }
      put(text, left: left, gap: Self.gap)
      guard let seal else { continue }
      place(seal, Rect(origin: Point(x: Self.pad, y: top + 2), size: Size(Self.seal)))
      y = max(y, top + Self.seal + Self.gap)
    }
    return y - Self.gap
  }
}
