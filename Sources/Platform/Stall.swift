import Input

/// A time in which nobody read SDL's queue: a slow frame, a machine too busy to wake the program, or both.
///
/// SDL stamps events when it reads them. After a stall that is too late: a tap would become a long press, the two
/// halves of a double tap would be too far apart. (If its second half is still down when the stall ends, they are.)
struct Stall {
  /// A longer pause between two readings of the queue is a stall.
  static let longestFrame = Duration.milliseconds(100)
  /// Whoever waits for longer than it meant to, by more than this, was woken late.
  static let longestDelay = Duration.milliseconds(10)

  let began: Duration
  let ended: Duration

  /// Nil if the queue was read in time.
  ///
  /// - Parameters:
  ///   - lookedAt: when the queue was last seen empty; zero if never
  ///   - reading: when the program began to wait for events, and had stamped all that had come
  ///   - timeout: for how long it meant to wait; nil without limit
  ///   - woken: when the wait was over
  init?(lookedAt: Duration, reading: Duration, timeout: Duration?, woken: Duration) {
    let isSlow = lookedAt > .zero && reading - lookedAt > Self.longestFrame
    let isLate = timeout.map { woken - reading - $0 > Self.longestDelay } ?? false
    guard isSlow || isLate else { return nil }
    // From a late wait nobody knows more than when it began: its end is often a finger's deadline.
    began = isSlow ? lookedAt : reading
    ended = isLate ? woken : reading
  }

  /// What pointers and keys did during the stall counts as done when it began.
  ///
  /// A pointer that came down during the stall and was still down at its end keeps its time: otherwise it would have
  /// rested for as long as the stall lasted. So does what followed it, except that other pointers come first: their
  /// times must not run backwards.
  func backdate(_ events: inout [PlatformEvent]) {
    let count = events.firstIndex { Self.time(of: $0) ?? .zero > ended } ?? events.count
    var downSince: [PointerID: Int] = [:]
    for (index, event) in events[..<count].enumerated() {
      guard case .input(.pointer(let pointer)) = event, pointer.phase != .moved else { continue }
      downSince[pointer.id] = pointer.phase == .began ? index : nil
    }
    var (done, staying): ([PlatformEvent], [PlatformEvent]) = ([], [])
    for (index, event) in events[..<count].enumerated() {
      switch event {
      case .input(.pointer(var pointer)) where index < downSince[pointer.id] ?? .max:
        pointer.time = began
        done.append(.input(.pointer(pointer)))
      case .input(.key(var key)) where staying.isEmpty:
        key.time = began
        done.append(.input(.key(key)))
      case .input(.pointer), .input(.wheel), .input(.controller): staying.append(event)
      default:
        if staying.isEmpty { done.append(event) } else { staying.append(event) }
      }
    }
    events.replaceSubrange(..<count, with: done + staying)
  }

  private static func time(of event: PlatformEvent) -> Duration? {
    switch event {
    case .input(.pointer(let pointer)): pointer.time
    case .input(.key(let key)): key.time
    default: nil
    }
  }
}
