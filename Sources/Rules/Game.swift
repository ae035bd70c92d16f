/// The rules of a game: a value without time, pixels or sound.
///
/// A state can be encoded for the trace but never decoded: what is saved is a `Record`, and
/// replaying it can only lead to states that the rules allow.
public protocol Game: Hashable, Encodable, Sendable {
  /// What a player chooses before the game begins.
  associatedtype Setup: Hashable, Codable, Sendable
  /// What a player does in the game.
  ///
  /// It must not encode as the bare string `undo` or `redo`, which have their own meaning in a
  /// record.
  associatedtype Move: Hashable, Codable, Sendable

  /// The game's name in records, on the command line and in the trace; it never changes.
  static var name: String { get }
  /// Raised whenever the same setup, seed and moves would lead to another state than before.
  static var rulesVersion: Int { get }

  /// The first state. All chance comes from `seed`.
  init(_ setup: Setup, seed: UInt64)
  /// The state after `move`; throws why a move is illegal.
  func applying(_ move: Move) throws(IllegalMove) -> Self
  /// How the game ended, or nil until it has.
  var outcome: Outcome? { get }
}

/// A game whose records are replayed state by state.
public protocol ReplayableGame: Game {
  /// The game at its beginning and after each entry of a record; throws if any of it is invalid.
  static func games(replaying record: Record<Self>) throws(ReplayError) -> [Self]
}
