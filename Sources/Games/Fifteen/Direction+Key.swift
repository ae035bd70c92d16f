import Arcade
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
}
