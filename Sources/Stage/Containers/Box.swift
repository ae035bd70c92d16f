public import Geometry
public import Input

/// What a container places: a cell, or another container.
///
/// Boxes are values that compute frames. `place` gives them to the nodes of their cells.
public nonisolated protocol Box {
  /// How wide and high it is; nil is decided by its content.
  var width: Length? { get set }
  /// See `width`.
  var height: Length? { get set }
  /// The boxes of the lowest rank are dropped first where there is no room for all; nil is never
  /// dropped.
  var rank: Int? { get set }
  /// Its cells, in order.
  var cells: [Cell] { get }
  /// How long its content is along an axis, if it has this much room across.
  func contentLength(_ axis: Axis, across room: Double) -> Length
  /// The frames of its cells in a room, in order; nil for those that are dropped.
  func frames(in room: Rect) -> [Rect?]
}

nonisolated extension Box {
  /// The same, so wide.
  public func width(_ width: Length) -> Self { changed { $0.width = width } }
  /// The same, so high.
  public func height(_ height: Length) -> Self { changed { $0.height = height } }
  /// The same, dropped where there is no room for it.
  public func dropped(_ rank: Int) -> Self { changed { $0.rank = rank } }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// How long it is along an axis, if it has this much room across.
  public func length(_ axis: Axis, across room: Double) -> Length {
    (axis == .horizontal ? width : height) ?? contentLength(axis, across: room)
  }

  /// Places the nodes of its cells; those that are dropped are hidden, all others shown.
  @MainActor public func place(in room: Rect) {
    for (cell, frame) in zip(cells, frames(in: room)) {
      cell.node?.isHidden = frame == nil
      if let frame { cell.node?.frame = frame }
    }
  }
}

/// Lists boxes in braces, also under conditions and in loops.
@resultBuilder public nonisolated enum BoxBuilder {
  /// One box.
  public static func buildExpression(_ box: any Box) -> [any Box] { [box] }
  /// Several boxes.
  public static func buildExpression(_ boxes: [any Box]) -> [any Box] { boxes }
  /// All in order.
  public static func buildBlock(_ parts: [any Box]...) -> [any Box] { parts.flatMap { $0 } }
  /// Boxes that may be missing.
  public static func buildOptional(_ part: [any Box]?) -> [any Box] { part ?? [] }
  /// The first of two alternatives.
  public static func buildEither(first part: [any Box]) -> [any Box] { part }
  /// The second of two alternatives.
  public static func buildEither(second part: [any Box]) -> [any Box] { part }
  /// The boxes of each round.
  public static func buildArray(_ parts: [[any Box]]) -> [any Box] { parts.flatMap { $0 } }
}
