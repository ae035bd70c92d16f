public import Drawing
public import Geometry
public import Input

/// Cards side by side in rows, thousands if need be: only visible ones have nodes.
///
/// It scrolls like any `Scroller`. A tap opens a card, and so does Enter on the selected one, which
/// the arrow keys change.
public final class GridNode<Content: Node>: Scroller {
  /// How the cards are arranged.
  public struct Arrangement: Hashable, Sendable {
    /// How many are side by side.
    public var columns: Int
    /// The size of each.
    public var cell: Size
    /// Cards of a size, so many side by side.
    public init(columns: Int, cell: Size) {
      self.columns = columns
      self.cell = cell
    }
  }

  /// The number of cards; `reload` changes it.
  public private(set) var count = 0
  /// The card that keys act on.
  public private(set) var selection: Int?
  /// Called when a card is tapped, or on Enter.
  public var onOpen: ((Int) -> Void)?
  /// Called for the selected card on Delete or Backspace; nil if cards can't be deleted.
  public var onDelete: ((Int) -> Void)?
  private let cellID: (Int) -> String
  private let arrange: (Int, Size) -> Arrangement
  private let makeCell: () -> Content
  private let showCell: (Content, Int) -> Void
  private let slide = Slide()
  private var arrangement = Arrangement(columns: 1, cell: Size(1))
  private var cells: [GridCell<Content>] = []
  public override var spokenState: String? {
    cells.first { $0.index == selection }?.spokenName
  }
  private var spare: [GridCell<Content>] = []
  private let gap: Double

  /// `cellID` names the card at an index; `arrange` says how so many cards lie in a room; `makeCell`
  /// makes a card's content and `showCell` fills it, again and again.
  public init(
    _ id: String, label: String, gap: Double = 16, palette: Palette = .paper,
    cellID: @escaping (Int) -> String, arrange: @escaping (Int, Size) -> Arrangement,
    makeCell: @escaping () -> Content, showCell: @escaping (Content, Int) -> Void
  ) {
    self.gap = gap
    self.cellID = cellID
    self.arrange = arrange
    self.makeCell = makeCell
    self.showCell = showCell
    super.init(id, role: .list, label: label, palette: palette)
    slide.scroller = self
    add(slide)
  }

  /// The cards or their contents changed.
  public func reload(_ count: Int) {
    self.count = count
    isFocusable = count > 0
    if let selection, selection >= count { self.selection = count > 0 ? count - 1 : nil }
    measure()
    for cell in cells where cell.index < count { fill(cell) }
    sync()
    setNeedsDisplay()
  }

  /// Selects a card and scrolls to it.
  public func select(_ index: Int?) {
    selection = index
    if let index { reveal(slot(index).inset(by: -8)) }
    for cell in cells { cell.isSelected = cell.index == index }
    setNeedsDisplay()
  }

  /// Where a card is in the window.
  public func windowFrame(ofCell index: Int) -> Rect? {
    cells.first { $0.index == index }?.windowFrame(at: now)
  }

  public override func sizeDidChange() {
    super.sizeDidChange()
    measure()
    sync()
  }

  public override func resourcesDidChange() {
    for cell in spare { cell.resourcesDidChange() }
    super.resourcesDidChange()
  }

  public override func prepare(at now: Duration) { sync() }
  public override func drawOver(into list: inout DrawList, at now: Duration) {
    drawEdges(into: &list, at: now)
  }
  public override func nextFrame(after now: Duration) -> NextFrame { scrollFrame(after: now) }

  public override func focusFrame(at now: Duration) -> Rect {
    guard let selection else { return bounds }
    return slot(selection).offset(by: Point(x: 0, y: -offset(at: now))).intersection(bounds)
  }

  @discardableResult public override func activate() -> Bool {
    guard isEnabled, count > 0 else { return false }
    if let selection { open(selection) } else { select(firstInSight) }
    return true
  }

  public override func handle(_ wheel: WheelEvent) -> Bool { turn(wheel.deltaY) }

  public override var actions: [NodeAction] { [.right, .left, .down, .up, .choose] }

  public override func handle(_ key: KeyEvent) -> Bool {
    guard isEnabled, count > 0 else { return false }
    guard let selection else {
      guard [.up, .down, .left, .right].contains(key.key) else { return travel(key.key) }
      select(firstInSight)
      return true
    }
    if let onDelete, key.key == .delete || key.key == .backspace {
      onDelete(selection)
      return true
    }
    let columns = arrangement.columns
    let page = max(1, Int(size.height / pitch)) * columns
    let goal: Int
    switch key.key {
    case .left: goal = selection - 1
    case .right: goal = selection + 1
    case .up: goal = selection - columns
    case .down: goal = min(selection + columns, max(count - 1, selection))
    case .pageUp: goal = max(selection % columns, selection - page)
    case .pageDown: goal = min(count - 1, selection + page)
    case .home: goal = 0
    case .end: goal = count - 1
    default: return false
    }
    guard goal != selection, (0..<count).contains(goal) else { return false }
    select(goal)
    return true
  }
}

extension GridNode {
  private var pitch: Double { arrangement.cell.height + gap }
  private var rows: Int { (count + arrangement.columns - 1) / arrangement.columns }
  private var firstInSight: Int {
    min(count - 1, max(0, Int((restingOffset / pitch).rounded(.up))) * arrangement.columns)
  }
  /// The upper edge of the first row: few rows lie in the middle.
  private var top: Double {
    let height = Double(rows) * pitch - gap
    return max(gap / 2, ((size.height - height) / 2).rounded(.down))
  }

  private func slot(_ index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: arrangement.columns)
    let cell = arrangement.cell
    // Where all are to be seen, the last row lies in the middle too.
    let isLast = row > 0 && row == rows - 1 && Double(rows) * pitch <= size.height
    let inRow = isLast ? count - row * arrangement.columns : arrangement.columns
    let width = Double(inRow) * (cell.width + gap) - gap
    return Rect(
      x: ((size.width - width) / 2).rounded() + Double(column) * (cell.width + gap),
      y: top + Double(row) * pitch, width: cell.width, height: cell.height)
  }

  private func measure() {
    guard size.width > 0 else { return }
    arrangement = arrange(count, size)
    contentHeight = count == 0 ? 0 : Double(rows) * pitch
    slide.frame = Rect(x: 0, y: 0, width: size.width, height: max(size.height, contentHeight))
    for cell in cells { cell.frame = slot(cell.index) }
  }

  /// Makes nodes for the visible cards, and removes all others.
  private func sync() {
    guard size.height > 0 else { return }
    let above = offset(at: now) - top
    let columns = arrangement.columns
    let first = max(0, Int((above / pitch).rounded(.down))) * columns
    let last = min(count, (Int(((above + size.height) / pitch).rounded(.down)) + 1) * columns) - 1
    for cell in cells where cell.index < first || cell.index > last {
      slide.remove(cell)
      spare.append(cell)
    }
    cells.removeAll { $0.index < first || $0.index > last }
    guard first <= last else { return }
    for index in first...last where !cells.contains(where: { $0.index == index }) {
      let cell = spare.popLast() ?? makeSlot()
      cell.index = index
      cells.append(cell)
      slide.add(cell)
      cell.frame = slot(index)
      fill(cell)
    }
  }

  private func makeSlot() -> GridCell<Content> {
    GridCell(makeCell(), palette: palette) { [weak self] in
      guard let self, isEnabled else { return }
      select($0)
      open($0)
    }
  }

  private func fill(_ cell: GridCell<Content>) {
    cell.id = cellID(cell.index)
    showCell(cell.content, cell.index)
    cell.label = cell.content.label
    cell.isSelected = cell.index == selection
  }

  private func open(_ index: Int) {
    guard let onOpen else { return }
    stage?.audio.play(.tap)
    onOpen(index)
  }
}

/// A card of a grid: a sheet with its content, lifted under the finger.
private final class GridCell<Content: Node>: Paper {
  let content: Content
  var index = 0
  var isSelected = false { didSet { if isSelected != oldValue { recolor() } } }
  private let palette: Palette

  init(_ content: Content, palette: Palette, action: @escaping (Int) -> Void) {
    self.content = content
    self.palette = palette
    super.init(role: .row, fill: palette.sheet)
    add(content)
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.setLifted($0) },
        action: { [weak self] _ in self.map { action($0.index) } })
    ]
  }

  override var traceValue: Double? { isSelected ? 1 : 0 }
  override func sizeDidChange() { content.frame = bounds }

  private func recolor() {
    fill = palette.sheet.mixed(with: palette.accent, isSelected ? 0.14 : 0)
  }
}
