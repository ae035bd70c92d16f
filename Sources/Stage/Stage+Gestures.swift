public import Input

extension Stage {
  func competitorsCame(_ pointer: PointerID, _ path: [Node]) {
    if arena.pointersDown.isEmpty, arena.nextDeadline == nil { competitions.removeAll() }
    competitions.begin(pointer, path)
  }

  /// A node is removed: fingers on it no longer call its closures.
  func removeRecognizers(of node: Node) {
    for recognizer in node.recognizers { arena.remove(recognizer) }
    for child in node.children { removeRecognizers(of: child) }
  }

  func traceGesture(_ pointer: PointerID, _ winner: any GestureRecognizer) {
    guard let gesture = competitions.won(pointer, winner) else { return }
    dependencies.trace.emit("gesture", gesture)
  }

  /// The pointers that came down on a node and are still there, for the trace.
  public func pointers(over node: Node) -> [PointerID] {
    arena.pointersDown.filter { competitions.isOver(node, $0) }
  }
}
