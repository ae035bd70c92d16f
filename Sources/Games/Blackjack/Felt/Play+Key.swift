import Arcade
import Input
import Rules

extension Play {
  /// The play of a key: C for a card, S to stand, D to double, X to split, G to surrender, I for
  /// insurance; nil for any other key.
  init?(_ key: KeyEvent) {
    if GameKey(key) == .split {
      self = .split
      return
    }
    guard key.modifiers.isEmpty, !key.isRepeat else { return nil }
    switch key.key {
    case .character("c"): self = .hit
    case .character("s"): self = .stand
    case .character("d"): self = .double
    case .character("g"): self = .surrender
    case .character("i"): self = .insure
    default: return nil
    }
  }
}
