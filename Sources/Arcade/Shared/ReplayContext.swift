public import Stage

/// What is wished of a replay, whichever game it is of.
public struct ReplayContext {
  /// The picture, where the game shows one and the record names none.
  public var picture: String?
  /// Whose settings count; nil shows it as it comes.
  public var context: GameContext?
  /// Where Back leads.
  public var leave: (Stage) -> Void = { $0.perform(.pop) }

  /// A replay way of these parts.
  public init(
    picture: String? = nil, context: GameContext? = nil,
    leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) {
    self.picture = picture
    self.context = context
    self.leave = leave
  }
}

/// Makes the scene that plays a record which was proved before.
public typealias ReplayMaker = (ReplayContext) -> (any Scene)?

/// A scene that plays a game again.
public protocol Replaying: AnyObject {
  /// What moves it; nil while it is played for the first time.
  var replayBar: ReplayBar? { get }
}
