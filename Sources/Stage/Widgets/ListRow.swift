import Drawing
import Geometry
import Input

/// A row of a list: a sheet with the content, and a red sheet with a bin beneath it.
final class ListRow<Content: Node>: Node {
  enum Act { case tapped, swiped(DragUpdate) }

  let content: Content
  var index = 0
  var isSelected = false { didSet { if isSelected != oldValue { recolor() } } }
  private let palette: Palette
  private let sheet: Paper
  private let bins = [ArtNode("icon-trash"), ArtNode("icon-trash")]
  private var isPressed = false { didSet { recolor() } }
  private var grip = 0.0

  init(_ content: Content, palette: Palette, action: @escaping (ListRow, Act) -> Void) {
    self.content = content
    self.palette = palette
    sheet = Paper(fill: palette.sheet)
    super.init("", role: .row)
    add(bins)
    add(sheet)
    sheet.add(content)
    recognizers = [
      DragRecognizer(onObject: true, axis: .horizontal) { [weak self] update in
        self.map { action($0, .swiped(update)) }
      },
      TapRecognizer(
        onPress: { [weak self] in self?.isPressed = $0 },
        action: { [weak self] _ in self.map { action($0, .tapped) } }),
    ]
  }

  override var traceValue: Double? { isSelected ? 1 : 0 }

  override func sizeDidChange() {
    sheet.frame = bounds
    content.frame = bounds.inset(by: 16, 0)
    let side = min(32, size.height - 16)
    for (bin, x) in zip(bins, [20, size.width - 20 - side]) {
      bin.frame = Rect(x: x, y: (size.height - side) / 2, width: side, height: side)
    }
  }

  private func recolor() {
    sheet.fill = palette.sheet.mixed(
      with: isPressed ? palette.ink : palette.accent, isPressed ? 0.06 : isSelected ? 0.14 : 0)
  }

  private func isAside(at now: Duration) -> Bool { sheet.pose(at: now).offset.x != 0 }

  override func prepare(at now: Duration) {
    let isAside = isAside(at: now)
    for bin in bins { bin.isHidden = !isAside }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard isAside(at: now) else { return }
    list.shape(
      Shape(radius: Theme.radius, fill: palette.danger, grain: Theme.grain),
      in: bounds.inset(by: 1))
  }

  override func drawOver(into list: inout DrawList, at now: Duration) {
    guard isSelected else { return }
    // A bar marks the selected row without relying on colour.
    let x = sheet.pose(at: now).offset.x
    list.shape(
      Shape(radius: 3, fill: palette.accent),
      in: Rect(x: x + 5, y: 14, width: 6, height: max(0, size.height - 28)))
  }
}

extension ListRow {
  /// How far the sheet is moved aside.
  var aside: Double { sheet.pose(at: now).offset.x }
  var isFarAside: Bool { aside.magnitude > 0.4 * size.width }

  /// Puts the sheet back at once, because it shows another row now.
  func settle() {
    setPose(.rest)
    sheet.setPose(.rest)
    for bin in bins { bin.setPose(.rest) }
  }

  func hold(from start: Point, to place: Point) {
    let (start, held) = (own(start).x, own(place).x)
    grip = start + min(max(held - start, -10), 10) - aside
    follow(place)
  }

  func follow(_ place: Point) {
    sheet.setPose(Pose(offset: Point(x: own(place).x - grip, y: 0)))
    let size = isFarAside ? 1.3 : 1
    for bin in bins where bin.restingPose.scale != size {
      bin.animate(to: Pose(scale: size), length: Theme.quick, easing: .settle)
    }
  }

  func lieDown() { sheet.animate(to: .rest, length: Theme.move, easing: .settle) }
  func bare() {
    sheet.animate(to: Pose(offset: Point(x: -72, y: 0)), length: Theme.move, easing: .settle)
  }

  /// Slides out to its side and fades.
  func leave(toward direction: Double) {
    id = ""
    isSelected = false
    recognizers = []
    let x = (direction < 0 ? -1 : 1) * (size.width + 48)
    sheet.animate(to: Pose(offset: Point(x: x, y: 0)), length: Theme.move)
    animate(to: Pose(opacity: 0), length: Theme.move, delay: Theme.quick)
  }

  func isLeaving(at now: Duration) -> Bool { isMoving(at: now) || sheet.isMoving(at: now) }
}
