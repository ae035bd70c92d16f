import Arcade
import Drawing
import FoundationEssentials
import Geometry
import Glibc
import Input
import Rules
import Stage

/// One cell on the loom: its motif, and every way to rotate it.
final class LoomCell: Node {
  let cell: Int
  private(set) var patch = LoomPatch.empty
  /// A hand carries what lay here.
  var isCarried = false { didSet { if isCarried != oldValue { setNeedsDisplay() } } }
  /// Something would be laid here.
  var isTarget = false { didSet { if isTarget != oldValue { setNeedsDisplay() } } }
  /// How far two fingers have turned it beyond its own turn.
  var twist = 0.0 { didSet { if twist != oldValue { setNeedsDisplay() } } }
  var onActivate: () -> Void = {}
  var onKey: (KeyEvent) -> Bool = { _ in false }
  /// Quarters clockwise.
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

  /// For the trace: the quarters it is turned by.
  override var traceValue: Double? { Double(patch.turn) }

  /// Shows a patch; one that is only turned swings there.
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

  /// Beyond the patch's own turn, radians.
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

  /// What the wheel did, told as growth or as a turn: a notch is a quarter.
  func roll(_ change: TransformChange) {
    let table = GestureTable()
    notches += change.rotation / table.wheelTurn - log(change.scale) / log(table.wheelScale)
    let quarters = Int((notches + (notches < 0 ? -0.01 : 0.01)).rounded(.towardZero))
    guard quarters != 0 else { return }
    notches -= Double(quarters)
    onTurn(quarters)
  }
}
