public import Stage

/// The parameters of a replay, for any game.
public struct ReplayContext {
  /// Who played; nil if that isn't known.
  public var title: String?
  /// How long the game took; nil if only the record says so.
  public var milliseconds: Int?
  /// The picture to use if the record names none.
  public var picture: String?
  /// The context whose settings apply; nil uses defaults.
  public var context: GameContext?
  /// Whether it is a demonstration: it has no controls, and a finger shows the touches.
  public var isDemonstration = false
  /// What Back does.
  public var leave: (Stage) -> Void = { $0.perform(.pop) }

  /// The parameters of a replay.
  public init(
    title: String? = nil, milliseconds: Int? = nil, picture: String? = nil,
    context: GameContext? = nil, leave: @escaping (Stage) -> Void = { $0.perform(.pop) }
  ) {
    (self.title, self.milliseconds, self.picture) = (title, milliseconds, picture)
    self.context = context
    self.leave = leave
  }
}

/// Makes the scene that replays a verified record.
public typealias ReplayMaker = (ReplayContext) -> (any Scene)?

/// A scene that replays a game.
public protocol Replaying: AnyObject {
  /// The controls; nil while the game is played for the first time.
  var replayBar: ReplayBar? { get }
}
