import Input

/// Which recognizers compete for which pointer, and what the trace reports about the winners.
struct Competitions {
  /// The recognizers that compete for one pointer.
  ///
  /// It outlives the lift if a recognizer waits, as a tap does for a second one; meanwhile another
  /// touch may come with the same number.
  private struct Competition {
    var pointer: PointerID
    var members: [(recognizer: any GestureRecognizer, node: Node)]
    var isLifted = false
    var isDecided = false
  }

  private var all: [Competition] = []

  /// A pointer came down on these nodes.
  mutating func begin(_ pointer: PointerID, _ path: [Node]) {
    let members = path.flatMap { node in node.recognizers.map { ($0, node) } }
    all.append(Competition(pointer: pointer, members: members))
  }

  mutating func lifted(_ pointer: PointerID, isCancelled: Bool) {
    guard let index = all.lastIndex(where: { $0.pointer == pointer }) else { return }
    all[index].isLifted = true
    all[index].isDecided = all[index].isDecided || isCancelled
    all.removeAll { $0.isLifted && $0.isDecided }
  }

  /// A recognizer won a pointer; returns what the trace reports about it, if anything.
  mutating func won(_ pointer: PointerID, _ winner: any GestureRecognizer) -> TraceFields.Gesture? {
    let index = all.firstIndex { competition in
      competition.pointer == pointer && !competition.isDecided
        && competition.members.contains { $0.recognizer === winner }
    }
    guard let index else { return nil }
    all[index].isDecided = true
    // A double tap wins both its touches; it is reported for the second.
    if all[index].isLifted, winner is DoubleTapRecognizer { return nil }
    let member = all[index].members.first { $0.recognizer === winner }
    return member.map { TraceFields.Gesture(kind: Self.kind(of: winner), node: $0.node.id) }
  }

  private static func kind(of winner: any GestureRecognizer) -> String {
    switch winner {
    case is TapRecognizer: "tap"
    case is DoubleTapRecognizer: "doubleTap"
    case is LongPressRecognizer: "longPress"
    case is DragRecognizer: "drag"
    case is TransformRecognizer: "transform"
    default: "fling"
    }
  }

  /// Whether a pointer came down on a node.
  func isOver(_ node: Node, _ pointer: PointerID) -> Bool {
    all.last { $0.pointer == pointer }?.members.contains { $0.node === node } ?? false
  }

  /// No recognizer competes for this pointer any more.
  mutating func remove(_ pointer: PointerID) { all.removeAll { $0.pointer == pointer } }
  /// No recognizers compete any more.
  mutating func removeAll() { all.removeAll() }
}
