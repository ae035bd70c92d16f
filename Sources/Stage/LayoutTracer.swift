/// Decides when the layout is reported to the trace: at rest, once a second while something keeps
/// moving, and with each frame during a touch; never the same layout twice.
struct LayoutTracer {
  private var last: TraceFields.Layout?
  /// Since when something has moved without a report.
  private var unrest: Duration?

  /// Another scene is on top: what moves there has only begun.
  mutating func sceneDidChange() { unrest = nil }

  /// Whether the layout must be checked after this frame.
  mutating func isDue(at now: Duration, isTouched: Bool, isStill: Bool) -> Bool {
    let since = unrest ?? now
    unrest = isStill ? nil : since
    guard isTouched || isStill || now - since >= .seconds(1) else { return false }
    if !isStill { unrest = now }
    return true
  }

  /// What to report about these nodes; nil if nothing changed.
  mutating func change(to nodes: [TraceFields.Node], isMoving: Bool) -> TraceFields.Layout? {
    let layout = TraceFields.Layout(nodes: nodes, moving: isMoving ? true : nil)
    let isFirstAtRest = last?.moving != nil && !isMoving
    guard layout.nodes != last?.nodes || isFirstAtRest else { return nil }
    last = layout
    return layout
  }
}
