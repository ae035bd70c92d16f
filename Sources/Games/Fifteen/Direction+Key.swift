import Arcade
import Input
import Rules

extension Direction {
  /// The way that an arrow key points; nil for any other key.
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
