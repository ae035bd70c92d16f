import Geometry
import Rules

/// The layout of the players' halves in a window of any shape.
struct RecycleLayout {
  /// One player's part of the window.
  struct Half: Hashable {
    var frame: Rect
    /// Whether its player sits at the opposite edge.
    var isTurned: Bool
  }

  let halves: [Half]

  /// Two tall tables lie side by side, two wide ones opposite each other; in a replay, whichever
  /// shows them larger.
  init(bounds: Rect, setup: Recycle.Setup, isReplay: Bool = false) {
    guard setup.players == 2 else {
      halves = [Half(frame: bounds, isTurned: false)]
      return
    }
    let beside = Self.beside(bounds)
    let stacked = Self.stacked(bounds)
    if isReplay {
      let isBeside = Self.scale(beside[0], setup.field) >= Self.scale(stacked[0], setup.field)
      halves = (isBeside ? beside : stacked).map { Half(frame: $0, isTurned: false) }
    } else if setup.field == .tall {
      halves = beside.map { Half(frame: $0, isTurned: false) }
    } else {
      halves = [
        Half(frame: stacked[0], isTurned: false), Half(frame: stacked[1], isTurned: true),
      ]
    }
  }

  /// The left half and the right one.
  private static func beside(_ bounds: Rect) -> [Rect] {
    var left = bounds
    left.size.width = (bounds.width / 2).rounded(.down)
    return [
      left,
      Rect(
        x: left.maxX, y: bounds.minY, width: bounds.maxX - left.maxX, height: bounds.height),
    ]
  }

  /// The lower half, which is the first player's, and the upper one.
  private static func stacked(_ bounds: Rect) -> [Rect] {
    var upper = bounds
    upper.size.height = (bounds.height / 2).rounded(.down)
    return [
      Rect(
        x: bounds.minX, y: upper.maxY, width: bounds.width, height: bounds.maxY - upper.maxY),
      upper,
    ]
  }

  /// The scale of a table in a half.
  private static func scale(_ half: Rect, _ field: Recycle.Field) -> Double {
    min(
      half.width / field.size.width, (half.height - bar(in: half.size)) / field.size.height)
  }

  /// The shape of table that is shown largest in a window.
  static func field(for window: Size, mode: Recycle.Mode) -> Recycle.Field {
    let isLandscape = window.width >= window.height
    return isLandscape == (Recycle.Setup(mode: mode).players == 1) ? .wide : .tall
  }

  /// The height of the bar above a table.
  static func bar(in half: Size) -> Double { half.height < 560 ? 64 : 72 }
}
