/// A competitor for pointers in the arena.
///
/// For each pointer that the arena offers, exactly one of `win` and `lose` is called. After
/// winning, a recognizer still waits for its own slop; if the pointer disappears after that, it
/// receives a `cancelled` event. It must bring its own state in order before it calls a closure,
/// because the closure may cancel everything.
public protocol GestureRecognizer: AnyObject {
  /// Receives each event of a pointer it competes for or has won; after winning, the verdict is
  /// ignored.
  func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict
  /// The pointer belongs to this recognizer from here on.
  func win(_ pointer: PointerID)
  /// The pointer went to another recognizer, was rejected, or was cancelled: forget it.
  func lose(_ pointer: PointerID)
  /// When to call `timePassed`, or nil; a moment in the past means at once.
  var deadline: Duration? { get }
  /// Called once the deadline has passed; returns verdicts for any of its pointers.
  ///
  /// This is also how to judge a pointer other than the one whose event was just received: set
  /// `deadline` to that event's time.
  func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)]
}

extension GestureRecognizer {
  /// Most gestures do not wait.
  public var deadline: Duration? { nil }
  /// Most gestures do not wait.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] { [] }
}
