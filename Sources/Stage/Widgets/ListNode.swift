public import Drawing
public import Geometry
public import Input

/// Rows one below the other, thousands if need be: only visible ones have nodes.
///
/// It scrolls like any `Scroller`. A tap, or Enter on the selected row, opens it. If `onDelete`
/// is set, a row is deleted by swiping it aside beyond two fifths, or throwing it; with keys by
/// Delete, or by Left, which shows the bin, and Enter. The trace names rows `<id>.<index>`.
public final class ListNode<Content: Node>: Scroller {
  /// The number of rows; `reload` changes it.
  public private(set) var count = 0
  /// The row that keys act on.
  public private(set) var selection: Int?
  /// Called when a row was deleted and is gone from the list: delete its data.
  public var onDelete: ((Int) -> Void)?
  /// Called when a row is tapped, or on Enter.
  public var onOpen: ((Int) -> Void)?
  private let rowHeight: () -> Double
  private let makeRow: () -> Content
  private let showRow: (Content, Int) -> Void
  private let slide = Slide()
  private let empty: Label
  private var rows: [ListRow<Content>] = []
  private var spare: [ListRow<Content>] = []
  private var leaving: [ListRow<Content>] = []
  /// The row whose bin the keys have uncovered.
  private var bared: Int?
  private var pad: Double { Theme.unit }

  /// `makeRow` makes a row's content and `showRow` fills it with the data at an index, again and
  /// again; `rowHeight` is called whenever text is measured.
  public init(
    _ id: String, label: String, empty text: String, palette: Palette = .paper,
    rowHeight: @escaping () -> Double = { 64 }, makeRow: @escaping () -> Content,
    showRow: @escaping (Content, Int) -> Void
  ) {
    self.rowHeight = rowHeight
    self.makeRow = makeRow
    self.showRow = showRow
    var style = Theme.body
    style.alignment = .center
    empty = Label(text, style: style, color: palette.tableInk)
    super.init(id, role: .list, label: label, palette: palette)
    slide.scroller = self
    add([empty, slide])
  }

  /// The rows or their contents changed.
  public func reload(_ count: Int) {
    self.count = count
    isFocusable = count > 0
    if let selection, selection >= count { self.selection = count > 0 ? count - 1 : nil }
    bare(nil)
    measure()
    for row in rows where row.index < count { fill(row) }
    sync()
    setNeedsDisplay()
  }

  /// Selects a row and scrolls to it.
  public func select(_ index: Int?) {
    if bared != index { bare(nil) }
    selection = index
    if let index { reveal(slot(index)) }
    mark()
    setNeedsDisplay()
  }

  public override func sizeDidChange() {
    super.sizeDidChange()
    measure()
    empty.frame = bounds.inset(by: 24, 0)
    for row in rows { row.frame = slot(row.index) }
    sync()
  }

  public override func resourcesDidChange() {
    for row in spare { row.resourcesDidChange() }
    super.resourcesDidChange()
  }

  public override var spokenState: String? {
    rows.first { $0.index == selection }?.spokenName
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
    guard let selection else {
      select(firstInSight)
      return true
    }
    if bared == selection { delete(selection, toward: -1) } else { open(selection) }
    return true
  }

  public override func handle(_ wheel: WheelEvent) -> Bool { turn(wheel.deltaY) }

  public override var actions: [NodeAction] { [.down, .up, .choose] }

  public override func handle(_ key: KeyEvent) -> Bool {
    guard isEnabled, count > 0 else { return false }
    let page = max(1, Int(size.height / pitch) - 1)
    guard let selection else {
      guard key.key == .down || key.key == .up else { return travel(key.key) }
      select(firstInSight)
      return true
    }
    switch key.key {
    case .up where selection > 0: select(selection - 1)
    case .down where selection < count - 1: select(selection + 1)
    case .pageUp: select(max(0, selection - page))
    case .pageDown: select(min(count - 1, selection + page))
    case .home: select(0)
    case .end: select(count - 1)
    case .left where bared == selection, .delete, .backspace:
      guard onDelete != nil else { return false }
      delete(selection, toward: -1)
    case .left where onDelete != nil: bare(selection)
    case .right where bared != nil: bare(nil)
    default: return false
    }
    return true
  }
}

extension ListNode {
  private var pitch: Double { rowHeight() + Theme.unit }
  private var firstInSight: Int {
    min(count - 1, max(0, Int((restingOffset / pitch).rounded(.up))))
  }

  private func slot(_ index: Int) -> Rect {
    Rect(
      x: pad, y: pad + Double(index) * pitch, width: max(0, size.width - 2 * pad),
      height: rowHeight())
  }

  private func measure() {
    contentHeight = count == 0 ? 0 : 2 * pad + Double(count) * pitch - Theme.unit
    slide.frame = Rect(x: 0, y: 0, width: size.width, height: contentHeight)
    empty.isHidden = count > 0
  }

  /// Makes nodes for the visible rows and `more` below them, and removes all others.
  private func sync(more: Int = 0) {
    guard size.height > 0 else { return }
    let top = offset(at: now)
    let first = max(0, Int(((top - pad) / pitch).rounded(.down)))
    let last = min(count - 1, Int(((top + size.height) / pitch).rounded(.down)) + more)
    for row in rows where row.index < first || row.index > last {
      slide.remove(row)
      spare.append(row)
    }
    rows.removeAll { $0.index < first || $0.index > last }
    for row in leaving where !row.isLeaving(at: now) { slide.remove(row) }
    leaving.removeAll { !$0.isLeaving(at: now) }
    guard first <= last else { return }
    for index in first...last where !rows.contains(where: { $0.index == index }) {
      let row = spare.popLast() ?? makeSlot()
      row.index = index
      row.settle()
      rows.append(row)
      slide.add(row)
      row.frame = slot(index)
      fill(row)
    }
  }

  private func makeSlot() -> ListRow<Content> {
    ListRow(makeRow(), palette: palette) { [weak self] row, act in self?.row(row, does: act) }
  }

  private func fill(_ row: ListRow<Content>) {
    row.id = id + ".\(row.index)"
    showRow(row.content, row.index)
    row.label = row.content.label
    row.isSelected = row.index == selection
  }

  private func mark() { for row in rows { row.isSelected = row.index == selection } }

  private func row(_ row: ListRow<Content>, does act: ListRow<Content>.Act) {
    guard isEnabled else { return }
    switch act {
    case .tapped:
      select(row.index)
      open(row.index)
    case .swiped(let update): swipe(row, update)
    }
  }

  private func open(_ index: Int) {
    guard let onOpen else { return }
    stage?.audio.play(.tap)
    onOpen(index)
  }
}

extension ListNode {
  private func swipe(_ row: ListRow<Content>, _ update: DragUpdate) {
    guard onDelete != nil else { return }
    switch update {
    case .began(let start, let place): row.hold(from: start, to: place)
    case .moved(let place): row.follow(place)
    case .ended(let place, let velocity):
      row.follow(place)
      let direction = row.isSeenMirrored ? -row.aside : row.aside
      let isThrown =
        isFling(velocity) && velocity.x.magnitude > velocity.y.magnitude
        && velocity.x * direction > 0
      if row.isFarAside || isThrown { delete(row.index, toward: row.aside) } else { row.lieDown() }
    case .cancelled: row.lieDown()
    }
  }

  private func bare(_ index: Int?) {
    guard index != bared else { return }
    rows.first { $0.index == bared }?.lieDown()
    bared = index
    rows.first { $0.index == index }?.bare()
  }

  /// Slides the row out, closes the gap and calls `onDelete`.
  private func delete(_ index: Int, toward direction: Double) {
    guard let onDelete else { return }
    bared = nil
    sync(more: 1)
    let pitch = pitch
    if let row = rows.first(where: { $0.index == index }) {
      rows.removeAll { $0 === row }
      leaving.append(row)
      row.leave(toward: direction)
    }
    for row in rows where row.index > index {
      row.index -= 1
      row.frame = slot(row.index)
      row.animate(
        from: Pose(offset: Point(x: 0, y: pitch)), length: Theme.move, easing: .settle,
        delay: Theme.quick)
    }
    if let selection, selection > index { self.selection = selection - 1 }
    count -= 1
    onDelete(index)
    reload(count)
  }
}
