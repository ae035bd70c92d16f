import Drawing
import Geometry
import Languages
import Rules
import Stage

/// A table to choose: its drawing, its name, its house edge on a balance, and its rules.
final class TableCard: PaperButton {
  let table: Table
  /// The rules that are played there.
  let tableRules: TableRules
  var isOn = false { didSet { recolor() } }
  /// Without its rules, for a low window where all tables are to be seen.
  var isCompact = false {
    didSet {
      guard isCompact != oldValue else { return }
      title.style.size = isCompact ? 20 : 24
      edge.style.size = isCompact ? 16 : 20
      rules.isHidden = isCompact
    }
  }
  /// Its rules in words.
  var words: String { rules.label }
  private let art: ArtNode
  private let balance = Balance()
  private let title: Label
  private let rules: Label
  private let edge: Label
  private let tick: ArtNode
  private let palette: Palette

  /// `own`: the rules of the custom table, and their name if they are saved.
  init(_ table: Table, own: CustomTables, palette: Palette, action: @escaping () -> Void) {
    self.table = table
    self.palette = palette
    tableRules = table == .custom ? own.rules.rules : table.rules
    let words = BlackjackWords.rules(tableRules)
    let named = table == .custom ? own.name.map { [$0] } ?? [] : []
    art = ArtNode("blackjack-table-" + table.rawValue)
    title = Label(
      BlackjackWords.name(of: table), style: TextStyle(size: 24, weight: .bold), color: palette.ink)
    rules = Label(
      (named + words).joined(separator: "\u{A0}· "), style: TextStyle(size: 16),
      color: palette.ink)
    edge = Label(
      "…", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    tick = ArtNode("icon-check")
    title.prefersOneLine = true
    super.init(
      "table." + table.rawValue, label: BlackjackWords.name(of: table),
      fill: palette.sheet, action: action)
    add([art, balance, title, edge, rules, tick])
    show(edge: nil)
    recolor()
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  /// Shows the house edge once it is computed.
  func show(edge part: Double?) {
    edge.show(part.map { BlackjackWords.edge($0) } ?? "…")
    if let part { balance.tip(edge: part, animated: true) }
    label =
      BlackjackWords.name(of: table) + ": "
      + (part == nil ? tr("Calculating the odds…") : edge.label)
    sizeDidChange()
    setNeedsDisplay()
  }

  private static let wideInset = 16.0
  /// The words of a small card need its whole width.
  private var inset: Double { isCompact ? 10 : Self.wideInset }

  /// The drawing's size: less than half the card, so that the balance fits beside it.
  private static func drawing(_ width: Double) -> Size {
    let wide = min(220, width * 0.42)
    return Size(width: wide, height: (wide * 220 / 240).rounded())
  }

  /// The height that it needs at a width.
  func height(width: Double) -> Double {
    12 + Self.drawing(width).height + words(width)
  }

  /// The height of the name, the house edge and the rules, with the space around them.
  private func words(_ width: Double) -> Double {
    let inner = width - 2 * inset
    guard !isCompact else {
      return 4 + title.size(fitting: inner).height + edge.size(fitting: inner).height + 10
    }
    return 8 + title.size(fitting: inner).height + 2
      + edge.size(fitting: inner).height + 6 + rules.size(fitting: inner).height + inset - 4
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let inner = size.width - 2 * inset
    // In a high card the drawing takes the rest.
    let most = max(1, size.height - 12 - words(size.width))
    let usual = Self.drawing(size.width)
    let wide = max(usual.width, min(most * 240 / 220, inner * 0.56))
    let drawing = Size(width: wide, height: (wide * 220 / 240).rounded())
    let block = drawing.height + words(size.width)
    guard !isCompact else { return placeCompact(Size(width: usual.width, height: most)) }
    art.frame = Rect(
      origin: Point(x: inset, y: max(12, (size.height - block) / 2)), size: drawing)
    let left = art.frame.maxX + 12
    let free = size.width - inset - left
    let high = min(drawing.height * 0.8, free * 0.72)
    balance.frame = Rect(x: left, y: art.frame.maxY - high, width: free, height: high)
    tick.frame = Rect(x: size.width - 12 - 28, y: 12, width: 28, height: 28)
    placeWords([(title, 2), (edge, 6), (rules, 0)], below: art.frame.maxY + 8)
  }

  /// The drawing and the balance share a strip above the name and the edge.
  private func placeCompact(_ room: Size) {
    let wide = min(size.width * 0.58, room.height * 240 / 220)
    art.frame = Rect(
      x: inset - 4, y: 10, width: wide, height: (wide * 220 / 240).rounded())
    let left = art.frame.maxX + 8
    let free = size.width - inset - left
    let high = min(art.frame.height * 0.8, free * 0.72)
    balance.frame = Rect(x: left, y: art.frame.maxY - high, width: free, height: high)
    tick.frame = Rect(x: size.width - 8 - 24, y: 8, width: 24, height: 24)
    placeWords([(title, 0), (edge, 0)], below: art.frame.maxY + 4)
  }

  private func placeWords(_ words: [(text: Label, gap: Double)], below top: Double) {
    let inner = size.width - 2 * inset
    var y = top
    for (text, gap) in words {
      let height = text.size(fitting: inner).height
      text.frame = Rect(x: inset, y: y, width: inner, height: height)
      y += height + gap
    }
  }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    let ink = isOn ? palette.accentInk : palette.ink
    for text in [title, rules, edge] { text.color = ink }
    tick.tint = ink
    tick.isHidden = !isOn
    setNeedsDisplay()
  }
}
