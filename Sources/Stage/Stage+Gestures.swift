public import Input

extension Stage {
  /// Who competes for a pointer.
  ///
  /// It outlives the lift where somebody waits, as a tap does for a second one; until then another
  /// touch may come with the same number.
  struct Competition {
    var pointer: PointerID
    var members: [(recognizer: any GestureRecognizer, node: Node)]
    var isLifted = false
    var isDecided = false
  }

  func competitorsCame(_ pointer: PointerID, _ path: [Node]) {
    if arena.pointersDown.isEmpty, arena.nextDeadline == nil { competitions.removeAll() }
    let members = path.flatMap { node in node.recognizers.map { ($0, node) } }
    competitions.append(Competition(pointer: pointer, members: members))
  }

  /// A node goes away: fingers on it call its closures no more.
  func forget(_ node: Node) {
    for recognizer in node.recognizers { arena.remove(recognizer) }
    for child in node.children { forget(child) }
  }

  func competitorsLifted(_ pointer: PointerID, isCancelled: Bool) {
    guard let index = competitions.lastIndex(where: { $0.pointer == pointer }) else { return }
    competitions[index].isLifted = true
    competitions[index].isDecided = competitions[index].isDecided || isCancelled
    competitions.removeAll { $0.isLifted && $0.isDecided }
  }

  func traceGesture(_ pointer: PointerID, _ winner: any GestureRecognizer) {
    let index = competitions.firstIndex { competition in
      competition.pointer == pointer && !competition.isDecided
        && competition.members.contains { $0.recognizer === winner }
    }
    guard let index else { return }
    competitions[index].isDecided = true
    let competition = competitions[index]
    // A double tap wins both its touches: it is told for the second.
    if competition.isLifted, winner is DoubleTapRecognizer { return }
    guard let node = competition.members.first(where: { $0.recognizer === winner })?.node else {
      return
    }
    let kind =
      switch winner {
      case is TapRecognizer: "tap"
      case is DoubleTapRecognizer: "doubleTap"
      case is LongPressRecognizer: "longPress"
      case is DragRecognizer: "drag"
      case is TransformRecognizer: "transform"
      default: "fling"
      }
    dependencies.trace.emit("gesture", TraceFields.Gesture(kind: kind, node: node.id))
  }

  /// The pointers that came down on a node and are still there, for the trace.
  public func pointers(over node: Node) -> [PointerID] {
    arena.pointersDown.filter { pointer in
      competitions.last { $0.pointer == pointer }?.members.contains { $0.node === node } ?? false
    }
  }
}
