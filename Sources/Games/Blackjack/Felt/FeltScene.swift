import Arcade
import Drawing
import Geometry
import Stage

/// A screen of Blackjack on felt.
protocol FeltScene: AnyObject {
  var palette: Palette { get }
}

extension FeltScene where Self: Scene {
  func drawBackdrop(into list: inout DrawList, in bounds: Rect) {
    Backdrop.felt(root.stage, palette: palette, into: &list, in: bounds)
  }
}
