/// What a player can do in any game: make a move, undo it, redo it.
///
/// Undo and redo are encoded as the strings `"undo"` and `"redo"`, a move as itself.
public enum Action<Move: Hashable & Codable & Sendable>: Hashable, Sendable {
  /// A move of the game.
  case move(Move)
  /// Undo the last move.
  case undo
  /// Redo the last move undone.
  case redo
}

extension Action: Codable {
  /// Reads `"undo"`, `"redo"` or a move.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try? container.decode(String.self) {
    case "undo": self = .undo
    case "redo": self = .redo
    default: self = .move(try container.decode(Move.self))
    }
  }

  /// Writes `"undo"`, `"redo"` or the move.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .undo: try container.encode("undo")
    case .redo: try container.encode("redo")
    case .move(let move): try container.encode(move)
    }
  }
}
