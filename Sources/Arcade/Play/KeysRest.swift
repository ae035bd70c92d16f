import Languages
import Stage

/// How long the keys of a lock rest after too many tries, told second by second.
struct KeysRest {
  /// When the seconds change.
  private var next: Duration?

  /// Whether nothing can be tried now.
  var isRunning: Bool { next != nil }
  /// When it must be followed again.
  var nextFrame: NextFrame { next.map { .at($0) } ?? .onInput }

  /// Whether the seconds have changed.
  func isDue(at now: Duration) -> Bool { next.map { now >= $0 } ?? false }

  /// Goes on with so many milliseconds left; returns what to say, or nil if it is over.
  mutating func follow(_ wait: Int, at now: Duration) -> String? {
    guard wait > 0 else {
      next = nil
      return nil
    }
    let seconds = (wait + 999) / 1000
    next = now + .milliseconds(wait - (seconds - 1) * 1000)
    return trn("Too many tries. Wait {n} second.", "Too many tries. Wait {n} seconds.", seconds)
  }
}
