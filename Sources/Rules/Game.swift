/// The rules of one game: a value that knows nothing of time, pixels or sound.
///
/// A state can be told (it encodes, for the trace) but never loaded: what is saved is a `Record`,
/// and replaying that can only lead to states the rules allow.
public protocol Game: Hashable, Encodable, Sendable {
  /// What a person chooses before the game begins.
  associatedtype Setup: Hashable, Codable, Sendable
  /// What a person does in the game.
  ///
  /// It must not encode as the bare string `undo` or `redo`: those words stand for themselves in a
  /// record.
  associatedtype Move: Hashable, Codable, Sendable

  /// The game's name in records, on the command line and in the trace; it never changes.
  static var name: String { get }
  /// Grows whenever the same setup, seed and moves would lead to another state than before.
  static var rulesVersion: Int { get }

  /// The first state. All chance comes out of `seed`.
  init(_ setup: Setup, seed: UInt64)
  /// The state after `move`, or why the rules refuse it.
  func applying(_ move: Move) throws(IllegalMove) -> Self
  /// How the game ended, or nil while it goes on.
  var outcome: Outcome? { get }
}
