import Drawing
import Geometry
import Languages
import Rules
import Stage

/// What an empty loom shows: the chosen motif weaves itself faintly beside the mirror, and a line
/// says what to do.
///
/// It takes no touches.
final class LoomInvitation: Node {
  private let art: LoomArt
  private let line: Label
  private var patch = LoomPatch.empty
  private var columns = 0
  private var weaving = Tween(1)
  /// The words lie on it, so that the mirror's line doesn't cross them.
  private var slip = Rect.zero
  private let palette: Palette
  private static let length = Duration.milliseconds(1400)
  private static let strength = 0.55

  init(art: LoomArt, palette: Palette) {
    self.art = art
    self.palette = palette
    line = Label(
      tr("Choose a motif and tap a square."),
      style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink)
    super.init("", role: .image)
    add(line)
  }

  /// Invites to weave this patch, or disappears.
  func show(_ new: LoomPatch, columns: Int, isNeeded: Bool) {
    let isOther = new != patch || columns != self.columns
    if isNeeded, isHidden || isOther, stage?.reducesMotion == false {
      weaving = Tween(from: 0, to: 1, start: now, length: Self.length)
    }
    (patch, self.columns, isHidden) = (new, columns, !isNeeded)
    sizeDidChange()
    setNeedsDisplay()
  }

  private var cell: Size {
    guard columns > 0 else { return .zero }
    return Size(width: size.width / Double(2 * columns), height: size.height / Double(columns + 1))
  }

  override func sizeDidChange() {
    let cell = cell
    line.frame = Rect(
      x: 16, y: size.height - cell.height, width: max(0, size.width - 32), height: cell.height)
    let words = line.size(fitting: line.size.width)
    slip = Rect(
      center: line.frame.center,
      size: Size(width: words.width + 40, height: min(cell.height, words.height + 16)))
  }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    sizeDidChange()
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    weaving.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: Theme.radius, fill: palette.sheet), in: slip)
    let cell = cell
    guard cell.shortSide > 0, patch.motif != nil else { return }
    let place = Rect(
      x: size.width / 2 - cell.width, y: Double(columns / 2) * cell.height, width: cell.width,
      height: cell.height)
    let woven = Rect(
      x: place.minX, y: place.minY, width: 2 * place.width,
      height: place.height * weaving.value(at: now))
    let outer = list.context
    list.pushClip(woven)
    list.context.opacity = outer.opacity * Self.strength
    art.draw(patch, into: &list, in: place)
    LoomArt.flipped(in: bounds, &list) { art.draw(patch, into: &$0, in: place) }
    list.context = outer
    list.popClip()
    for side in [place, place.offset(by: Point(x: cell.width, y: 0))] {
      list.shape(
        Shape(fill: .clear, border: 2, borderColor: Color(0x55DFFF, opacity: 0.8)), in: side)
    }
  }
}
