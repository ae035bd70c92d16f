import Stage

/// What is wished of a replay, whichever game it is of.
struct ReplayWay {
  /// Fifteen: the picture, where the record names none.
  var picture: String?
  /// Whose settings count; nil shows it as it comes.
  var cabinet: Cabinet?
  /// Where Back leads.
  var leave: (Stage) -> Void = { $0.perform(.pop) }
}

/// Makes the scene that plays a record which was proved before.
typealias ReplayMaker = (ReplayWay) -> (any Scene)?

/// A scene that plays a game again.
protocol Replaying: AnyObject {
  /// What moves it; nil while it is played for the first time.
  var replayBar: ReplayBar? { get }
}
