import Arcade
import Input
import Rules

extension Play {
  /// The play of a key; nil for any other key.
  init?(_ key: KeyEvent) {
    switch GameKey(key) {
    case .card: self = .hit
    case .stand: self = .stand
    case .double: self = .double
    case .split: self = .split
    case .surrender: self = .surrender
    case .insurance: self = .insure
    default: return nil
    }
  }
}
