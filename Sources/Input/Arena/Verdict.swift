/// What a recognizer thinks of a pointer it competes for.
public enum Verdict: Hashable, Sendable {
  /// Too early to say.
  case undecided
  /// This is my gesture: the pointer should be mine.
  case accept
  /// This cannot become my gesture.
  case reject
  /// Do not settle at the lift: I shall accept or reject by my deadline.
  case hold
}
