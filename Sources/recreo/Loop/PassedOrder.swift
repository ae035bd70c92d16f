/// What a second process asks the running program for, as the number that is sent with a signal.
///
/// No screen has any of these numbers.
nonisolated enum PassedOrder: Int, CaseIterable {
  /// Show the board that `PassedLink` has.
  case board = -1
  /// End, and start again.
  case restart = -2
  /// End; whoever watches over the program doesn't start it again.
  case end = -3
}
