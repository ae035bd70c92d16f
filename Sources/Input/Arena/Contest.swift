/// A pointer and the recognizers that compete for it.
///
/// A class, so that code in the middle of a call sees at once what a closure changed.
final class Contest {
  /// The pointer's id as the rest of the program sees it.
  let id: PointerID
  /// The pointer's id as the recognizers see it; differs while an earlier touch with this id is
  /// held.
  let key: PointerID
  /// The newest event, with its own id.
  var last: PointerEvent
  private(set) var members: [any GestureRecognizer] = []
  private var holders: Set<ObjectIdentifier> = []
  var winner: (any GestureRecognizer)?
  var isLifted = false
  private(set) var isDecided = false
  private(set) var isCancelled = false

  init(_ event: PointerEvent, key: PointerID, members: [any GestureRecognizer]) {
    id = event.id
    self.key = key
    last = event
    for member in members where !self.members.contains(where: { $0 === member }) {
      self.members.append(member)
    }
  }

  var isHeld: Bool { !holders.isEmpty }
  var isOver: Bool { isCancelled || (isLifted && (isDecided || members.isEmpty)) }

  /// Whether this recognizer may still receive events and give verdicts.
  func has(_ recognizer: any GestureRecognizer) -> Bool {
    members.contains { $0 === recognizer }
  }
  func isHeld(by recognizer: any GestureRecognizer) -> Bool {
    holders.contains(ObjectIdentifier(recognizer))
  }
  func hold(by recognizer: any GestureRecognizer) { holders.insert(ObjectIdentifier(recognizer)) }
  func remove(_ recognizer: any GestureRecognizer) {
    members.removeAll { $0 === recognizer }
    holders.remove(ObjectIdentifier(recognizer))
  }
  /// Ends the competition; returns its members, and has none afterwards.
  func decide() -> [any GestureRecognizer] {
    isDecided = true
    holders = []
    defer { members = [] }
    return members
  }
  func cancel() -> [any GestureRecognizer] {
    isCancelled = true
    return decide()
  }
}
