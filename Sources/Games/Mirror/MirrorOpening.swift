import Drawing
import Geometry
import Input
import Rules
import Stage

/// The start of a puzzle: the finished cloth is shown, then its rows come off into the tray.
///
/// A tap, or the first piece that is picked up, ends it.
final class MirrorOpening: Node {
  /// Called when it is over.
  var onEnd: () -> Void = {}
  private let ground: MirrorGround
  private let rows: Int
  private var begun: Duration?
  /// From the middle of the cloth to the middle of the tray.
  private var fall = 0.0
  /// In seconds: how long the cloth stays, how long all rows take, and how long one takes.
  private static let shown = 1.5
  private static let unravelling = 1.2
  private static let row = 0.45
  private static let fade = 0.3

  init(_ ground: MirrorGround, _ setup: Mirror.Setup) {
    self.ground = ground
    rows = setup.rows * (setup.symmetry == .axes ? 2 : 1)
    super.init("mirror.opening", role: .image)
    isHidden = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.end() })]
  }

  func arrange(_ place: MirrorLayout) {
    frame = place.whole
    fall = place.tray.midY - place.whole.minY
  }

  func begin(at now: Duration) {
    begun = now
    isHidden = false
    setNeedsDisplay()
  }

  func end() {
    guard begun != nil else { return }
    begun = nil
    isHidden = true
    setNeedsDisplay()
    onEnd()
  }

  func update(at now: Duration) {
    if let begun, now - begun >= .seconds(length) { end() }
  }

  private var isCalm: Bool { stage?.reducesMotion ?? true }
  private var length: Double { Self.shown + (isCalm ? Self.fade : Self.unravelling) }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let begun else { return .onInput }
    let start = begun + .seconds(Self.shown)
    return now < start ? .at(start) : .immediately
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let begun else { return }
    let time = (now - begun) / .seconds(1) - Self.shown
    let outer = list.context
    if isCalm || time <= 0 {
      list.context.opacity = outer.opacity * min(1, max(0, 1 - time / Self.fade))
      ground.drawWhole(into: &list, within: bounds)
      list.context = outer
      return
    }
    let height = size.height / Double(rows)
    let lag = (Self.unravelling - Self.row) / Double(max(1, rows - 1))
    for row in 0..<rows {
      let part = min(1, max(0, (time - Double(rows - 1 - row) * lag) / Self.row))
      guard part < 1 else { continue }
      let y = Double(row) * height
      let distance = (fall - y) * part * part
      list.context = outer.transformed(
        by: Transform(translation: Point(x: 0, y: distance)), opacity: min(1, 2 - 2 * part))
      ground.drawWhole(
        into: &list, within: Rect(x: 0, y: y, width: size.width, height: height))
    }
    list.context = outer
  }
}
