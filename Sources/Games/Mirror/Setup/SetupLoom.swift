import Drawing
import Geometry
import Input
import Rules
import Stage

/// The loom of the setup: the chosen cloth in its frame, cut and mirrored as chosen.
final class SetupLoom: Node {
  /// Called when it is swiped, with the direction of the next picture.
  var onSwipe: (Int) -> Void = { _ in }
  private var picture = MirrorPicture.first
  private var cloth = MirrorPicture.first.cloth()
  private var columns = 0
  private var symmetry = Mirror.Symmetry.axis
  /// Where the cloth is.
  private var whole = Rect.zero
  /// The pieces move apart when the cut changes, and together again.
  private var cut = Tween(1)
  private var arrival = Tween(1)
  private static let gap = 2.0
  private static let widest = 9.0
  private static let beam = 20.0
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    super.init("mirror.setup.loom", role: .image)
    keepsSides = true
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] update in
        guard case .ended(_, let velocity) = update, velocity.x != 0 else { return }
        self?.onSwipe(velocity.x < 0 ? 1 : -1)
      }
    ]
  }

  /// Shows another picture, cut or symmetry.
  func show(_ picture: MirrorPicture, columns: Int, symmetry: Mirror.Symmetry) {
    let isOther = picture != self.picture
    let isFirst = self.columns == 0
    guard isFirst || isOther || columns != self.columns || symmetry != self.symmetry else { return }
    if isOther {
      self.picture = picture
      cloth = picture.cloth()
      label = picture.title
      arrival = Tween(from: 0.3, to: 1, start: now, length: Theme.move)
    }
    if !isFirst, columns != self.columns || symmetry != self.symmetry {
      cut = Tween(from: 0, to: 1, start: now, length: .milliseconds(420))
    }
    (self.columns, self.symmetry) = (columns, symmetry)
    fit()
  }

  override func sizeDidChange() { fit() }

  /// The cloth is as large as fits, in whole points.
  private func fit() {
    guard let stage, size.shortSide >= 80, columns > 0 else { return }
    let room = Size(
      width: size.width - 2 * Self.beam, height: size.height - 2 * Self.beam - 24)
    let (across, down) = (Double(2 * columns), Double(symmetry == .axes ? 2 : 1))
    let rows = Double(Mirror.Setup.rows(columns)) * down
    let scale = min(room.width / symmetry.whole.width, room.height / symmetry.whole.height)
    let size = Size(
      width: (symmetry.whole.width * scale / across).rounded(.down) * across,
      height: (symmetry.whole.height * scale / rows).rounded(.down) * rows)
    whole = Rect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    cloth.fit(
      Size(width: size.width / 2, height: size.height / down), on: stage,
      changed: { [weak self] in self?.setNeedsDisplay() })
    setNeedsDisplay()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    cut.isRunning(at: now) || arrival.isRunning(at: now) ? .immediately : .onInput
  }

  /// The distance between two pieces.
  private func gap(at now: Duration) -> Double {
    guard !(stage?.reducesMotion ?? true) else { return Self.gap }
    let progress = cut.value(at: now)
    return Self.gap + (Self.widest - Self.gap) * 4 * progress * (1 - progress)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    drawFrame(into: &list)
    guard columns > 0, whole.width > 0 else { return }
    let outer = list.context
    list.context.opacity = outer.opacity * arrival.value(at: now)
    ClothSample.draw(cloth, columns, symmetry, gap: gap(at: now), in: whole, into: &list)
    list.context = outer
    ClothSample.drawMirrors(of: symmetry, in: whole, dash: 10, into: &list)
  }

  /// The bed, the warp, and two beams of wood that hold it.
  private func drawFrame(into list: inout DrawList) {
    let beam = Self.beam
    let bed = bounds.inset(by: 8, 4)
    list.shadow(of: bed, radius: 6, elevation: .lifted, strength: 1.6)
    list.shape(
      Shape(
        radius: 6, fill: Color(0x141A3B), border: stage?.isHighContrast ?? false ? 2 : 0,
        borderColor: .white), in: bed)
    let count = max(8, Int(bed.width / 14))
    let pitch = bed.width / Double(count)
    for index in 0..<count {
      list.shape(
        Shape(fill: Color(0x3A447F)),
        in: Rect(
          x: bed.minX + (Double(index) + 0.5) * pitch - 0.75, y: bed.minY, width: 1.5,
          height: bed.height))
    }
    for y in [bounds.minY, bounds.maxY - beam] {
      let bar = Rect(x: 0, y: y, width: size.width, height: beam)
      list.shadow(of: bar, radius: beam / 2, elevation: .lying, strength: 2)
      list.shape(Shape(radius: beam / 2, fill: Color(0xB47B4A), grain: Theme.grain), in: bar)
      list.shape(
        Shape(radius: 2, fill: Color(0xD9A66E)),
        in: Rect(x: beam / 2, y: y + 4, width: size.width - beam, height: 3))
    }
  }
}
