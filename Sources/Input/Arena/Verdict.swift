/// A recognizer's decision on a pointer it competes for.
public enum Verdict: Hashable, Sendable {
  /// Too early to say.
  case undecided
  /// This is the recognizer's gesture: it claims the pointer.
  case accept
  /// This cannot become my gesture.
  case reject
  /// Don't decide when the pointer lifts: the recognizer will accept or reject by its deadline.
  case hold
}
