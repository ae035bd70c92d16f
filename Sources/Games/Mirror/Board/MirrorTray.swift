import Arcade
import Drawing
import Geometry
import Input
import Stage

/// The tray at the lower edge: pages of slots that a finger moves with momentum; dots show the
/// page.
///
/// It knows slots, not pieces: the board asks for their positions.
final class MirrorTray: Paper {
  private let dots: PageDots
  /// The trays to choose from, where pieces can be sorted.
  let sorter: MirrorSorter
  /// Says that no piece is shown.
  private let empty: Label
  /// What the choice of trays takes at the left and above.
  private var inset = (left: 0.0, top: 0.0)
  private(set) var count = 0
  /// The position in pages.
  private var glide = Glide(0)
  private var grip: (finger: Double, place: Double)?
  private var wasMoving = false
  /// The rows of slots, and the size of a piece at its largest.
  private var rows = 1
  /// The slots of a row where the layout says so.
  private var across: Int?
  private var cell = Size.zero
  private static let foot = 18.0
  private static let pad = 12.0

  init(palette: Palette) {
    dots = PageDots("tray.page", count: 1, palette: palette)
    sorter = MirrorSorter(palette: palette)
    empty = Label(
      "", style: TextStyle(size: 20, alignment: .center), color: palette.ink, id: "tray.empty")
    super.init("tray", fill: palette.sheet, radius: Theme.largeRadius)
    add([dots, empty, sorter])
    recognizers = [swipe()]
  }

  /// A recognizer that turns pages.
  private func swipe() -> DragRecognizer {
    DragRecognizer(
      axis: .horizontal, catches: { [weak self] in self?.isGliding ?? false },
      handler: { [weak self] in self?.swipe($0) })
  }

  /// Applies a layout.
  func arrange(_ place: MirrorLayout) {
    (rows, across, cell) = (place.trayRows, place.trayColumns, place.piece)
    sorter.frame = place.sorter
    let isAbove = place.sorter.width > place.tray.width / 2
    inset = isAbove ? (0, place.sorter.maxY) : (place.sorter.maxX, 0)
    frame = place.tray
    sizeDidChange()
  }

  /// Slots per page.
  var perPage: Int { perRow * rows }
  /// Slots per row.
  var perRow: Int {
    if let across { return across }
    guard cell.height > 0 else { return 5 }
    let high = rowHeight * cell.width / cell.height
    let least = inset.left > 0 ? 4 : 5
    return max(least, Self.perRow(width: size.width - inset.left, piece: min(cell.width, high)))
  }
  /// The height that is left for the pieces of a row.
  private var rowHeight: Double {
    inner.height / Double(rows) - (size.height < 100 ? 10 : 16)
  }

  /// How many pieces of this width a row holds, a little smaller if need be.
  static func perRow(width: Double, piece: Double) -> Int {
    max(3, min(12, Int((width - 2 * pad) / (max(64, piece) + 12) + 0.45)))
  }

  /// The width of a tray whose pieces are as large as on the brocade.
  static func width(columns: Int, cell: Size) -> Double {
    Double(columns) * (cell.width + 12) + 2 * pad
  }

  /// The width of a piece in a tray of this size, at most that of a cell.
  static func piece(columns: Int, rows: Int, in size: Size, cell: Size) -> Double {
    let height = (size.height - foot) / Double(rows) - 16
    let width = (size.width - 2 * pad) / Double(columns) - 12
    return min(width, height * cell.width / max(cell.height, 1), cell.width)
  }

  /// The height of a tray whose pieces are as large as on the brocade.
  static func height(rows: Int, cell: Size) -> Double {
    Double(rows) * (cell.height + 16) + foot
  }

  private var pages: Int { max(1, (count + perPage - 1) / perPage) }
  private var inner: Rect {
    Rect(
      x: inset.left + Self.pad, y: inset.top, width: size.width - inset.left - 2 * Self.pad,
      height: size.height - inset.top - Self.foot)
  }
  /// Whether pages are moving: a touch stops them.
  var isGliding: Bool { glide.isRunning(at: now) }
  /// Whether there are pages to turn.
  var hasPages: Bool { pages > 1 }

  /// Whether the slots moved since the last call.
  func takeMotion(at now: Duration) -> Bool {
    let isMoving = grip != nil || glide.isRunning(at: now)
    defer { wasMoving = isMoving }
    return isMoving || wasMoving
  }
  /// The current page, or the one it is moving to.
  var page: Int { Int(glide.target.rounded()) }

  /// Sets the number of slots; `nothing`: what it says if there are none.
  func show(_ count: Int, nothing: String = "") {
    self.count = count
    empty.show(count == 0 ? nothing : "")
    if glide.target > Double(pages - 1) { turn(to: pages - 1) }
    dots.show(min(page, pages - 1), of: pages)
  }

  /// Shows the page with a slot.
  func reveal(_ index: Int) { turn(to: index / perPage) }

  func turn(to page: Int) {
    let goal = Double(min(max(page, 0), pages - 1))
    guard goal != glide.target || grip != nil else { return }
    settle(on: goal, velocity: 0)
  }

  private func settle(on goal: Double, velocity: Double) {
    grip = nil
    let from = glide.value(at: now)
    glide =
      stage?.reducesMotion ?? true
      ? Glide(goal)
      : Glide(from: from, velocity: velocity, to: goal, start: now, precision: 0.0015)
    dots.show(min(page, pages - 1), of: pages)
    wasMoving = true
    setNeedsDisplay()
  }

  /// The frame of a slot's piece, in the tray's own points.
  ///
  /// `shape`: the aspect ratio of a piece.
  func slot(_ index: Int, shape: Double, at now: Duration) -> Rect {
    let pitch = inner.width / Double(perRow)
    let width = min(pitch - 12, rowHeight * shape, cell.width).rounded(.down)
    let row = index % perPage / perRow
    let y = inner.minY + (Double(row) + 0.5) * inner.height / Double(rows) + 4
    let place = Double(index / perPage) - glide.value(at: now)
    let x = inner.minX + place * (inner.width + Self.pad) + (Double(index % perRow) + 0.5) * pitch
    return Rect(
      center: Point(x: x.rounded(), y: y.rounded()),
      size: Size(width: width, height: (width / shape).rounded(.down)))
  }

  /// The visible area of the slots, in its own points.
  var window: Rect {
    Rect(x: inset.left + 4, y: -40, width: size.width - inset.left - 8, height: size.height + 80)
  }

  override func sizeDidChange() {
    dots.frame = Rect(
      x: inset.left, y: size.height - Self.foot - 2, width: size.width - inset.left,
      height: Self.foot)
    empty.frame = inner
    glide = Glide(Double(min(page, pages - 1)))
    dots.show(min(page, pages - 1), of: pages)
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    glide.isRunning(at: now) ? .immediately : .onInput
  }

  /// A notch of the wheel turns a page; unused if there is only one.
  func turn(by wheel: WheelEvent) -> Bool {
    let distance = wheel.deltaX != 0 ? wheel.deltaX : -wheel.deltaY
    guard pages > 1, distance != 0, !isGliding else { return pages > 1 }
    turn(to: page + (distance > 0 ? 1 : -1))
    return true
  }

  override func prepare(at now: Duration) { dots.isHidden = pages < 2 }
}

extension MirrorTray {
  /// A finger turns the pages, on the tray or on a piece in it.
  func swipe(_ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      let distance = min(max(place.x - start.x, -14), 14)
      grip = (start.x + distance, glide.value(at: now))
      follow(place.x)
    case .moved(let place): follow(place.x)
    case .ended(let place, let velocity):
      follow(place.x)
      release(-velocity.x)
    case .cancelled: release(0)
    }
  }

  /// Follows the finger, less so beyond an end.
  private func follow(_ finger: Double) {
    guard let grip else { return }
    let raw = grip.place + (grip.finger - finger) / max(size.width, 1)
    let end = min(max(raw, 0), Double(pages - 1))
    glide = Glide(end + (raw - end) * 0.3)
    setNeedsDisplay()
  }

  /// The faster the throw, the more pages it turns; a throw, or a long enough drag, turns at
  /// least one.
  private func release(_ speed: Double) {
    guard let grip else { return }
    let velocity = speed / max(size.width, 1)
    var goal = (glide.value(at: now) + velocity * Glide.decay).rounded()
    let start = grip.place.rounded()
    let distance = glide.value(at: now) - start
    if goal == start, isFling(speed) {
      goal += speed > 0 ? 1 : -1
    } else if goal == start, distance.magnitude > 0.2 {
      goal += distance > 0 ? 1 : -1
    }
    settle(on: min(max(goal, 0), Double(pages - 1)), velocity: velocity)
  }

  private func isFling(_ speed: Double) -> Bool {
    stage?.gestures.isFling(Point(x: speed, y: 0)) ?? false
  }
}
