import Geometry
import Rules

/// Where each player's half goes in a window of any shape.
struct RecycleLayout {
  /// One player's part of the window.
  struct Half: Hashable {
    var frame: Rect
    /// Whether its player sits at the other end of the table.
    var isTurned: Bool
  }

  let halves: [Half]

  /// Two tall tables lie side by side, two wide ones head to head.
  init(bounds: Rect, setup: Recycle.Setup) {
    guard setup.players == 2 else {
      halves = [Half(frame: bounds, isTurned: false)]
      return
    }
    var (near, far) = (bounds, bounds)
    if setup.field == .tall {
      near.size.width = (bounds.width / 2).rounded(.down)
      far = Rect(
        x: near.maxX, y: bounds.minY, width: bounds.maxX - near.maxX, height: bounds.height)
    } else {
      far.size.height = (bounds.height / 2).rounded(.down)
      near = Rect(
        x: bounds.minX, y: far.maxY, width: bounds.width, height: bounds.maxY - far.maxY)
    }
    halves = [
      Half(frame: near, isTurned: false), Half(frame: far, isTurned: setup.field == .wide),
    ]
  }

  /// The shape of table that is shown largest in a window.
  static func field(for window: Size, mode: Recycle.Mode) -> Recycle.Field {
    let isLandscape = window.width >= window.height
    return isLandscape == (mode != .two) ? .wide : .tall
  }

  /// The height of the bar above a table.
  static func bar(in half: Size) -> Double { half.height < 560 ? 56 : 72 }
}
