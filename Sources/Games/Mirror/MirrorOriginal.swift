import Drawing
import Geometry
import Input
import Stage

/// The finished cloth over the pieces, shown on demand; a tap removes it.
///
/// On a brocade that is zoomed it is as large, so it also serves as a magnifier.
final class MirrorOriginal: Node {
  var onTap: () -> Void = {}
  private let ground: MirrorGround
  private var strength = Tween(0)

  init(_ ground: MirrorGround) {
    self.ground = ground
    super.init("mirror.whole", role: .image)
    isHidden = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.onTap() })]
  }

  func show(_ isShown: Bool) {
    guard strength.to != (isShown ? 1 : 0) else { return }
    strength.change(to: isShown ? 1 : 0, at: now, length: Theme.move)
    if isShown { isHidden = false }
    setNeedsDisplay()
  }

  /// Hides it once it has faded, so that the pieces can be touched again.
  func update(at now: Duration) {
    if strength.to == 0, !isHidden, !strength.isRunning(at: now) { isHidden = true }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    strength.isRunning(at: now) || (strength.to == 0 && !isHidden) ? .immediately : .onInput
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let outer = list.context
    let shift = ground.frame.origin - frame.origin
    list.context = outer.transformed(
      by: Transform(translation: shift), opacity: strength.value(at: now))
    ground.drawWhole(into: &list, within: bounds.offset(by: shift * -1))
    list.context = outer
  }
}
