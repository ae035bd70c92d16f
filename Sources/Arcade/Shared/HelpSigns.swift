import Drawing
import Geometry
public import Stage

/// A help picture made of icons on small papers: buttons, or key caps.
public final class HelpSigns: Illustration {
  /// The content of a paper.
  public enum Sign {
    /// The drawing of `Art` with this name.
    case icon(String)
    case letter(String)
    /// An empty place.
    case none
  }

  private let columns: Int
  private var papers: [Paper?] = []

  /// A picture with these papers, row by row.
  public init(_ signs: [Sign], columns: Int, palette: Palette) {
    self.columns = columns
    super.init("help.picture", role: .image)
    papers = signs.map { sign in
      let content: Node
      switch sign {
      case .icon(let name): content = ArtNode(name, tint: palette.onSheet.signInk)
      case .letter(let letter):
        content = Label(
          letter, style: TextStyle(size: 30, weight: .bold, alignment: .center),
          color: palette.onSheet.ink)
      case .none: return nil
      }
      let paper = Paper(fill: palette.table, radius: Theme.radius)
      paper.add(content)
      add(paper)
      return paper
    }
  }

  public override func sizeDidChange() {
    let rows = (papers.count + columns - 1) / columns
    let gap = 12.0
    let side = min(
      (size.width - gap * Double(columns - 1)) / Double(columns),
      (size.height - gap * Double(rows - 1)) / Double(rows))
    let left = (size.width - Double(columns) * (side + gap) + gap) / 2
    let top = (size.height - Double(rows) * (side + gap) + gap) / 2
    for (index, paper) in papers.enumerated() {
      guard let paper, let content = paper.children.first else { continue }
      paper.frame = Rect(
        x: left + Double(index % columns) * (side + gap),
        y: top + Double(index / columns) * (side + gap), width: side, height: side)
      if let label = content as? Label { label.style.size = min(44, side * 0.5) }
      content.frame = content is Label ? paper.bounds : paper.bounds.inset(by: side * 0.22)
    }
  }
}
