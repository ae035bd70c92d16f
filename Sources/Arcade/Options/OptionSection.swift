import Drawing
import Geometry
public import Stage

/// A row whose height depends on its width.
public protocol OptionRow: Node {
  /// The height at a width.
  func height(width: Double) -> Double
  /// Its choice, which is aligned with its neighbours in the section.
  var choiceRow: ChoiceRow { get }
}

/// A sheet of related options with a title.
public final class OptionSection: Paper {
  private let title: Label
  /// A strip in the colours of a game, with its drawing and the title.
  private var band: Paper?
  private var art: ArtNode?
  private let rows: [Node]
  private static let pad = 24.0
  private static let gap = 12.0
  private static let bandHeight = 80.0

  /// A section; rows are `OptionRow`s, sliders, labels or one-line rows.
  public init(_ id: String, title text: String, palette: Palette, rows: [Node]) {
    title = Label(text, style: Theme.heading, color: palette.ink)
    self.rows = rows
    super.init(id, role: .group, label: text, fill: palette.sheet, radius: Theme.largeRadius)
    add(title)
    add(rows)
  }

  /// Puts the title on a strip in these colours, with a drawing of `Art` before it.
  func showArt(_ name: String, in palette: Palette) {
    let strip = Paper(fill: palette.table)
    let drawing = ArtNode(name, elevation: .lying)
    (band, art) = (strip, drawing)
    title.style.size = 28
    title.color = palette.tableInk
    remove(title)
    strip.add([drawing, title])
    add(strip)
    sizeDidChange()
  }

  /// The height at a width.
  public func height(width: Double) -> Double {
    let inner = width - 2 * Self.pad
    ChoiceRow.arrange(choices, width: inner)
    let heights = rows.map { Self.height(of: $0, width: inner) }
    return heights.reduce(2 * Self.pad + titleHeight) { $0 + $1 + Self.gap }
  }

  private var choices: [ChoiceRow] {
    rows.compactMap { ($0 as? any OptionRow)?.choiceRow }
  }

  private var titleHeight: Double {
    band == nil ? title.size().height : Self.bandHeight - 16
  }

  private static func height(of row: Node, width: Double) -> Double {
    switch row {
    case let row as any OptionRow: row.height(width: width)
    case let slider as Slider: slider.fittingHeight
    case is TouchPad: TouchPad.height
    case is Label: 80
    default: 56
    }
  }

  public override func sizeDidChange() {
    let inner = size.width - 2 * Self.pad
    ChoiceRow.arrange(choices, width: inner)
    if let band, let art {
      band.frame = Rect(
        x: 8, y: 8, width: max(0, size.width - 16), height: Self.bandHeight)
      art.frame = Rect(x: 12, y: 3, width: Self.bandHeight - 6, height: Self.bandHeight - 6)
      let left = art.frame.maxX + 12
      title.frame = Rect(
        x: left, y: 0, width: max(0, band.size.width - left - 12), height: Self.bandHeight)
    } else {
      title.frame = Rect(x: Self.pad, y: Self.pad - 4, width: inner, height: titleHeight)
    }
    var y = Self.pad + titleHeight + Self.gap
    for row in rows {
      let height = Self.height(of: row, width: inner)
      row.frame = Rect(x: Self.pad, y: y, width: inner, height: height)
      y += height + Self.gap
    }
  }
}
