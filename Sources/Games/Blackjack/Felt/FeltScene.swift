import Arcade
import Drawing
import Geometry
import Stage

/// A page of Blackjack on felt.
class FeltScene: PageScene {
  override func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }
}
