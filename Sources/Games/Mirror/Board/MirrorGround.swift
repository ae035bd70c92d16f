import Drawing
import Geometry
import Input
import Rules
import Stage

/// What the pieces lie on: warp threads in a frame, the empty cells, the line between the halves,
/// and the ghost of the finished picture.
///
/// Everything inside is drawn symmetrically.
final class MirrorGround: Node {
  /// The cells where the held pieces would go.
  var targets: [Int] = [] { didSet { if targets != oldValue { setNeedsDisplay() } } }
  /// Cells without a piece, which show their numbers.
  var emptyCells: [Int] = [] { didSet { if emptyCells != oldValue { showNumbers() } } }
  /// The width of the frame.
  var rim = 0.0
  /// The part that is seen, in the parent's points; nil if all is.
  var visible: Rect? { didSet { if visible != oldValue { setNeedsDisplay() } } }
  /// The wheel turned over it; returns whether that was used.
  var onWheel: (WheelEvent) -> Bool = { _ in false }
  /// The colour behind the threads.
  private static let bed = Color(0x141A3B)
  private let setup: Mirror.Setup
  private let cloth: any MirrorCloth
  private let palette: Palette
  /// On the panel; in a puzzle for two on every part, in the order of `places`.
  private let numbers: [Label]
  private var tellsNumbers = false
  /// Whether the finished cloth lies on it, so that no number is seen.
  var isCovered = false { didSet { if isCovered != oldValue { showNumbers() } } }
  private var ghost = Tween(0)
  private var line = Tween(1)
  private var cell = Size.zero
  /// Every cell of the whole: its number in the panel, and how it is mirrored.
  private var places: [(cell: Int, frame: Rect, reflection: Mirror.Reflection?)] = []

  init(_ setup: Mirror.Setup, cloth: any MirrorCloth, palette: Palette) {
    self.setup = setup
    self.cloth = cloth
    self.palette = palette
    let parts = setup.isForTwo ? 1 + setup.symmetry.reflections.count : 1
    numbers = (0..<setup.count * parts).map {
      Label(
        "\($0 % setup.count + 1)", style: TextStyle(size: 18, weight: .bold, alignment: .center),
        color: palette == .mirror ? Color(0x8F9AD0) : .white)
    }
    super.init("brocade", role: .image)
    keepsToastsOff = true
    add(numbers)
  }

  func set(_ hints: Mirror.Hints) {
    tellsNumbers = hints == .numbers
    showNumbers()
    ghost.change(to: hints == .ghost ? 1 : 0, at: now, length: Theme.slow)
    setNeedsDisplay()
  }

  private func showNumbers() {
    for (place, label) in numbers.enumerated() {
      // In smaller cells the numbers are no help.
      label.isHidden =
        !tellsNumbers || isCovered || cell.shortSide < 30
        || !emptyCells.contains(place % setup.count)
    }
    setNeedsDisplay()
  }

  /// Fades out the line between the halves.
  func fadeLine() {
    tellsNumbers = false
    showNumbers()
    line = Tween(from: 1, to: 0, start: now, length: .milliseconds(400))
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    let rows = setup.rows
    let isQuarter = setup.symmetry == .axes
    cell = Size(
      width: size.width / Double(2 * setup.columns),
      height: size.height / Double(isQuarter ? 2 * rows : rows))
    let played = (0..<setup.count).map { index in
      Rect(
        x: Double(index % setup.columns) * cell.width,
        y: Double(index / setup.columns) * cell.height, width: cell.width, height: cell.height)
    }
    places = played.enumerated().map { ($0, $1, nil) }
    for reflection in setup.symmetry.reflections {
      places += played.enumerated().map { index, frame in
        (index, reflection.flip(in: bounds).bounds(of: frame), reflection)
      }
    }
    for (label, place) in zip(numbers, places) {
      label.frame = place.frame
      label.style.size = min(40, max(16, (cell.shortSide * 0.3).rounded()))
    }
    showNumbers()
  }

  /// Whether it leaves its place, at the end of a puzzle.
  var isGliding = false { didSet { if isGliding != oldValue { setNeedsDisplay() } } }
  /// Whether its frame never moves, and so belongs to the backdrop.
  var hasFixedFrame: Bool { !canZoom && !isGliding }
  /// Whether the brocade can be zoomed.
  var canZoom: Bool { Mirror.Setup.isLarge(setup.columns) }

  override func window(at now: Duration) -> Rect? { visible }
  override func handle(_ wheel: WheelEvent) -> Bool { onWheel(wheel) }

  /// The part that is seen, in its own points.
  private var seen: Rect { visible?.offset(by: frame.origin * -1) ?? bounds }

  override func nextFrame(after now: Duration) -> NextFrame {
    ghost.isRunning(at: now) || line.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    drawGhost(ghost.value(at: now), into: &list)
    let seen = seen
    for place in places where place.frame.intersects(seen) {
      let isTarget = targets.contains(place.cell)
      let isOwn = isTarget && (place.reflection == nil || setup.isForTwo)
      list.shape(
        Shape(
          radius: 3,
          fill: isTarget ? Color(0x55DFFF, opacity: isOwn ? 0.26 : 0.12) : .clear,
          border: isOwn ? 2.5 : 1,
          borderColor: isTarget
            ? Color(0x55DFFF, opacity: isOwn ? 0.95 : 0.5) : Color(0x8F9AD0, opacity: 0.32)),
        in: place.frame.inset(by: 1))
    }
  }

  /// Draws the finished picture faintly: as a whole under a veil of the background's colour, so
  /// that a cell's layers don't show through each other.
  private func drawGhost(_ strength: Double, into list: inout DrawList) {
    guard strength > 0 else { return }
    let seen = seen
    for place in places where place.frame.intersects(seen) { draw(place, into: &list) }
    let veil = 1 - 0.26 * strength
    list.shape(Shape(fill: Self.bed.faded(veil)), in: seen)
    drawWarp(veil, into: &list)
  }

  /// Draws a cell of the finished picture.
  private func draw(
    _ place: (cell: Int, frame: Rect, reflection: Mirror.Reflection?), into list: inout DrawList
  ) {
    let outer = list.context
    if let reflection = place.reflection {
      list.context = outer.transformed(by: reflection.flip(in: place.frame))
    }
    cloth.drawCell(place.cell, columns: setup.columns, into: &list, in: place.frame)
    list.context = outer
  }

  /// Draws the finished picture inside `clip`.
  func drawWhole(into list: inout DrawList, within clip: Rect) {
    list.pushClip(clip)
    for place in places where place.frame.intersects(clip) { draw(place, into: &list) }
    list.popClip()
  }

  /// Draws the frame and the warp, in the parent's points.
  func drawLoom(into list: inout DrawList) {
    let outer = list.context
    list.context = outer.transformed(by: Transform(translation: frame.origin))
    drawFrame(into: &list)
    drawWarp(1, into: &list)
    list.context = outer
  }

  private func drawFrame(into list: inout DrawList) {
    let box = seen.inset(by: -rim)
    list.shadow(of: box, radius: Theme.radius, elevation: .lifted, strength: 1.6)
    list.shape(
      Shape(
        radius: Theme.radius, fill: Color(0x323C77),
        border: stage?.isHighContrast ?? false ? 2 : 0, borderColor: .white, grain: Theme.grain),
      in: box)
    list.shape(Shape(radius: 6, fill: Self.bed), in: seen.inset(by: -3))
  }

  /// Draws threads from the upper beam to the lower one.
  private func drawWarp(_ strength: Double, into list: inout DrawList) {
    let seen = seen
    let count = max(4, Int(seen.width / 2 / 12))
    let pitch = seen.width / 2 / Double(count)
    for index in 0..<count {
      let x = (Double(index) + 0.5) * pitch
      for place in [seen.minX + x, seen.maxX - x] {
        list.shape(
          Shape(fill: Color(0x2B3468, opacity: 0.75 * strength)),
          in: Rect(x: place - 0.75, y: seen.minY, width: 1.5, height: seen.height))
      }
    }
  }

  /// Dashes of the original: 3 wide, 10 long and 20 apart, with square ends.
  func drawLine(into list: inout DrawList, at now: Duration) {
    let strength = line.value(at: now)
    guard strength > 0 else { return }
    dashes(
      from: Point(x: size.width / 2, y: -rim), length: size.height, isDown: true,
      strength, into: &list)
    if setup.symmetry == .axes {
      dashes(
        from: Point(x: -rim, y: size.height / 2), length: size.width, isDown: false,
        strength, into: &list)
    }
    guard setup.symmetry == .turn else { return }
    let hub = Rect(center: bounds.center, size: Size(18))
    list.shape(
      Shape(
        radius: 9, fill: Color(0xC8402F).faded(strength), border: 3,
        borderColor: Color.white.faded(strength)), in: hub)
  }

  private func dashes(
    from start: Point, length: Double, isDown: Bool, _ strength: Double, into list: inout DrawList
  ) {
    let whole = length + 2 * rim
    let count = max(1, Int(whole / 30))
    let lead = ((whole - Double(count) * 30 + 17) / 2).rounded()
    for index in 0..<count {
      let distance = lead + Double(index) * 30
      let dash =
        isDown
        ? Rect(x: start.x - 1.5, y: start.y + distance, width: 3, height: 13)
        : Rect(x: start.x + distance, y: start.y - 1.5, width: 13, height: 3)
      list.shape(Shape(fill: Color.white.faded(strength * 0.9)), in: dash)
    }
  }
}
