import Drawing
import Geometry
public import Stage

/// A help picture made of icons on small papers: buttons, or key caps.
public final class HelpIcons: Illustration {
  /// The content of a paper.
  public enum Sign {
    /// The drawing of `Art` with this name.
    case icon(String)
    case letter(String)
    /// A round button with its word below.
    case button(String, String)
    /// A gold star.
    case star
    /// An empty place.
    case none
  }

  /// How many lie side by side.
  public var columns: Int { didSet { if columns != oldValue { sizeDidChange() } } }
  private let palette: Palette
  private var words: [Label?] = []
  private var papers: [Node?] = []

  /// A picture with these papers, row by row.
  public init(_ signs: [Sign], columns: Int, palette: Palette) {
    (self.columns, self.palette) = (columns, palette)
    super.init("help.picture", role: .image)
    words = signs.map { sign in
      guard case .button(_, let word) = sign else { return nil }
      return Label(
        word, style: TextStyle(size: 20, weight: .bold, alignment: .center), color: palette.ink)
    }
    LabelGroup(words.compactMap { $0 })
    add(words.compactMap { $0 })
    papers = signs.map { sign in
      let content: Node
      switch sign {
      case .icon(let name): content = ArtNode(name, tint: palette.onSheet.signInk)
      case .letter(let letter):
        content = Label(
          letter, style: TextStyle(size: 30, weight: .bold, alignment: .center),
          color: palette.onSheet.ink)
      case .button(let name, _): content = ArtNode(name, tint: palette.onSheet.signInk)
      case .star: content = GoldStar()
      case .none: return nil
      }
      let paper =
        content is GoldStar ? Node("") : Paper(fill: palette.table, radius: Theme.radius)
      paper.add(content)
      add(paper)
      return paper
    }
  }

  /// Lights one of them, as if it were pressed.
  public func light(_ lit: Int?) {
    for (index, paper) in papers.enumerated() {
      guard let paper = paper as? Paper, let icon = paper.children.first as? ArtNode else {
        continue
      }
      paper.fill = index == lit ? palette.accent : palette.table
      icon.tint = index == lit ? palette.accentInk : palette.onSheet.signInk
      paper.setPose(Pose(scale: index == lit ? 1.1 : 1))
    }
  }

  private var rows: Int { (papers.count + columns - 1) / columns }
  private var hasWords: Bool { words.contains { $0 != nil } }
  private var gap: Double { hasWords ? 16 : 12 }
  /// The height of the words below buttons.
  private var line: Double { hasWords ? 30 : 0 }
  private static let margin = 6.0

  /// The width of a paper on which all words are whole.
  private var across: Double {
    let labels = hasWords ? words : papers.map { $0?.children.first as? Label }
    let widest = labels.compactMap { $0?.smallestSize().width }.max() ?? 0
    return max(36, widest + (hasWords ? 0 : 2 * Self.margin))
  }

  /// The width in which all words are whole.
  public var leastWidth: Double { Double(columns) * (across + gap) - gap }

  /// So that all words are whole.
  public override var leastSide: Double {
    let down = hasWords ? 36 + line : across
    return max(super.leastSide, leastWidth, Double(rows) * (down + gap) - gap)
  }

  public override func sizeDidChange() {
    let width = (size.width - gap * Double(columns - 1)) / Double(columns)
    let height = (size.height - gap * Double(rows - 1)) / Double(rows)
    let side = min(width, height - line, hasWords ? 150 : .infinity)
    let pitch = Size(width: hasWords ? width + gap : side + gap, height: side + line + gap)
    let left = (size.width - Double(columns) * pitch.width + gap) / 2
    let top = (size.height - Double(rows) * pitch.height + gap) / 2
    for (index, (paper, word)) in zip(papers, words).enumerated() {
      guard let paper, let content = paper.children.first else { continue }
      let x = left + Double(index % columns) * pitch.width
      let y = top + Double(index / columns) * pitch.height
      paper.frame = Rect(
        x: x + (pitch.width - gap - side) / 2, y: y, width: side, height: side)
      word?.frame = Rect(x: x, y: y + side, width: pitch.width - gap, height: line)
      if word != nil { (paper as? Paper)?.radius = side / 2 }
      if let label = content as? Label { label.style.size = min(44, side * 0.5) }
      let inset = content is GoldStar ? 0 : side * (word == nil ? 0.22 : 0.28)
      content.frame =
        content is Label ? paper.bounds.inset(by: Self.margin, 0) : paper.bounds.inset(by: inset)
    }
  }
}
