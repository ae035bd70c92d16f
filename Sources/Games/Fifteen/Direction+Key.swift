import Input
import Rules

extension Direction {
  /// The direction of an arrow key; nil for any other key.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// The direction of W, A, S or D, the arrows of a second player; nil for any other key.
  init?(letter key: Key) {
    switch key {
    case .character("w"): self = .up
    case .character("s"): self = .down
    case .character("a"): self = .left
    case .character("d"): self = .right
    default: return nil
    }
  }
}
