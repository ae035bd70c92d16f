import Geometry

/// Decides when the trace is told where everything lies: at rest, each second while something moves
/// on and on, and with each frame while somebody touches; never the same twice.
struct LayoutTracer {
  private var last: TraceFields.Layout?
  /// Since when something has moved without the layout being told.
  private var unrest: Duration?

  /// Another scene is on top: what moves there has only begun.
  mutating func sceneDidChange() { unrest = nil }

  /// Whether the layout is to be looked at after this frame.
  mutating func isDue(at now: Duration, isTouched: Bool, isStill: Bool) -> Bool {
    let since = unrest ?? now
    unrest = isStill ? nil : since
    guard isTouched || isStill || now - since >= .seconds(1) else { return false }
    if !isStill { unrest = now }
    return true
  }

  /// What the trace is told of these nodes, or nil where it knows all of it.
  mutating func change(to nodes: [TraceFields.Node], isMoving: Bool) -> TraceFields.Layout? {
    let layout = TraceFields.Layout(nodes: nodes, moving: isMoving ? true : nil)
    let isFirstAtRest = last?.moving != nil && !isMoving
    guard layout.nodes != last?.nodes || isFirstAtRest else { return nil }
    last = layout
    return layout
  }
}
