import Drawing
import Stage

/// The frame around a brocade that moves; around others it belongs to the backdrop.
final class LoomFrame: Node {
  private let ground: MirrorGround

  init(_ ground: MirrorGround) {
    self.ground = ground
    super.init("")
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    if !ground.hasFixedFrame { ground.drawLoom(into: &list) }
  }
}
