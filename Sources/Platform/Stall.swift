import Input

/// A time in which nobody read SDL's queue: a slow frame, or a machine so busy that the program was woken late.
///
/// SDL stamps events when it reads them. After a stall that is too late: a tap would become a long press, a
/// double tap two taps.
struct Stall: Equatable {
  /// A frame takes no longer, or nobody knows what happened meanwhile.
  static let longestFrame = Duration.milliseconds(100)
  /// A wait ends no later after its time is up.
  static let longestWaking = Duration.milliseconds(10)

  let began: Duration
  let ended: Duration

  /// Nil if the queue was read in time.
  ///
  /// - Parameters:
  ///   - lookedAt: when the queue was last seen empty; zero if never
  ///   - reading: when the program began to wait for events
  ///   - timeout: for how long it meant to wait; nil without limit
  ///   - woken: when the wait was over
  init?(lookedAt: Duration, reading: Duration, timeout: Duration?, woken: Duration) {
    if lookedAt > .zero, reading - lookedAt > Self.longestFrame {
      (began, ended) = (lookedAt, reading)
    } else if let timeout, woken - reading - timeout > Self.longestWaking {
      (began, ended) = (reading + timeout, woken)
    } else {
      return nil
    }
  }

  /// What pointers and keys did during the stall counts as done when it began.
  ///
  /// A pointer that came down during the stall and was still down at its end keeps its time: otherwise it would have
  /// rested for as long as the stall lasted. It comes last, since times must not run backwards.
  func backdate(_ events: inout [PlatformEvent]) {
    // SDL's stamps are whole milliseconds.
    let end = ended + .milliseconds(1)
    let count = events.firstIndex { Self.time(of: $0) ?? .zero > end } ?? events.count
    var downSince: [PointerID: Int] = [:]
    for (index, event) in events[..<count].enumerated() {
      guard case .input(.pointer(let pointer)) = event, pointer.phase != .moved else { continue }
      downSince[pointer.id] = pointer.phase == .began ? index : nil
    }
    var (done, staying): ([PlatformEvent], [PlatformEvent]) = ([], [])
    for (index, event) in events[..<count].enumerated() {
      switch event {
      case .input(.pointer(let pointer)) where index >= downSince[pointer.id] ?? .max:
        staying.append(event)
      case .input(.pointer(var pointer)):
        pointer.time = began
        done.append(.input(.pointer(pointer)))
      case .input(.key(var key)):
        key.time = began
        done.append(.input(.key(key)))
      default: done.append(event)
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
