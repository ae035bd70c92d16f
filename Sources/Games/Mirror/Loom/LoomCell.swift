import Drawing
import FoundationEssentials
import Geometry
import Glibc
import Input
import Rules
import Stage

/// A cell in the Loom: its motif, and all gestures that rotate it.
final class LoomCell: Node {
  let cell: Int
  private(set) var patch = LoomPatch.empty
  /// Whether its contents are being dragged.
  var isCarried = false { didSet { if isCarried != oldValue { setNeedsDisplay() } } }
  /// Whether something would be placed here.
  var isTarget = false { didSet { if isTarget != oldValue { setNeedsDisplay() } } }
  /// How far two fingers have rotated it beyond its own rotation.
  var twist = 0.0 { didSet { if twist != oldValue { setNeedsDisplay() } } }
  var onActivate: () -> Void = {}
  var onKey: (KeyEvent) -> Bool = { _ in false }
  /// Called with quarter turns clockwise.
  var onTurn: (Int) -> Void = { _ in }
  private let art: LoomArt
  private var swing = Tween(0)
  private var notches = 0.0

  init(_ cell: Int, art: LoomArt) {
    self.cell = cell
    self.art = art
    super.init("loom.cell.\(cell)", role: .tile)
    isFocusable = true
    show(.empty)
  }

  /// The number of quarter turns, for the trace.
  override var traceValue: Double? { Double(patch.turn) }

  /// Shows a patch; if only its rotation changed, it rotates there.
  func show(_ new: LoomPatch) {
    let quarters = [0, 1, 2, -1][((new.turn - patch.turn) % 4 + 4) % 4]
    let isTurned = quarters != 0 && new.turned(by: -new.turn) == patch.turned(by: -patch.turn)
    if isTurned, stage?.reducesMotion == false {
      swing = Tween(
        from: Double(-quarters) * .pi / 2 + twist, to: 0, start: now, length: Theme.move,
        easing: .settle)
    }
    twist = 0
    patch = new
    label = LoomWords.name(of: new)
    setNeedsDisplay()
  }

  /// The rotation beyond the patch's own, in radians.
  func angle(at now: Duration) -> Double { twist + swing.value(at: now) }

  override func nextFrame(after now: Duration) -> NextFrame {
    swing.isRunning(at: now) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let shown = isCarried ? LoomPatch.empty : patch
    art.draw(shown, angle: isCarried ? 0 : angle(at: now), into: &list, in: bounds)
    guard isTarget else { return }
    list.shape(
      Shape(fill: Color(0x55DFFF, opacity: 0.22), border: 3, borderColor: Color(0x55DFFF)),
      in: bounds)
  }

  @discardableResult override func activate() -> Bool {
    guard isEnabled else { return false }
    onActivate()
    return true
  }

  override func handle(_ key: KeyEvent) -> Bool { onKey(key) }

  /// Handles the wheel, reported as scaling or rotation: a notch is a quarter turn.
  func roll(_ change: TransformChange) {
    let table = GestureTable()
    notches += change.rotation / table.wheelTurn - log(change.scale) / log(table.wheelScale)
    let quarters = Int((notches + (notches < 0 ? -0.01 : 0.01)).rounded(.towardZero))
    guard quarters != 0 else { return }
    notches -= Double(quarters)
    onTurn(quarters)
  }
}
