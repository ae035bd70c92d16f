/// A party to the question "whose finger is this?".
///
/// For each pointer the arena offers, a recognizer hears exactly one of `win` and `lose`. Having won,
/// it still waits for its own slop; should the pointer vanish after that, it hears of it by a
/// `cancelled` event. It must have put its own state in order before it calls a closure, because
/// the closure may cancel everything.
public protocol GestureRecognizer: AnyObject {
  /// Sees each event of a pointer it competes for or has won; after winning, the answer is ignored.
  func receive(_ event: PointerEvent, _ table: GestureTable) -> Verdict
  /// The pointer is yours: report from here on.
  func win(_ pointer: PointerID)
  /// The pointer went to another, was rejected by you, or was cancelled: forget it.
  func lose(_ pointer: PointerID)
  /// When you want to be told of the time, or nil; a moment in the past means at once.
  var deadline: Duration? { get }
  /// The deadline came: say what that means for any of your pointers.
  ///
  /// This is also the way to judge another pointer than the one just received: set `deadline` to
  /// that event's time.
  func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)]
}

extension GestureRecognizer {
  /// Most gestures do not wait.
  public var deadline: Duration? { nil }
  /// Most gestures do not wait.
  public func timePassed(to now: Duration, _ table: GestureTable) -> [(PointerID, Verdict)] { [] }
}
