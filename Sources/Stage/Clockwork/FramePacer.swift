/// Decides, once per turn of the loop, whether to draw.
///
/// Frames follow a fixed interval. Input that arrives faster than the display can show is drawn
/// together, and a clock in whole milliseconds still gives sixty frames per second.
public nonisolated struct FramePacer: Hashable, Sendable {
  private var wasMoving = false
  /// The moment requested in the last turn; once it has come, the request names the next one.
  private var promised: Duration?
  private let interval: Duration
  /// When the next frame may be drawn.
  public private(set) var due = Duration.zero
  /// Whether a frame is needed but not due yet.
  public private(set) var isWaiting = false

  /// `interval`: the least time between two frames; zero for no limit.
  public init(interval: Duration = .zero) { self.interval = interval }

  /// Whether to draw in this turn, given what the stage requests and whether something changed
  /// since the last frame.
  public mutating func draws(at now: Duration, next: NextFrame, needsDisplay: Bool) -> Bool {
    isWaiting = wants(at: now, next, needsDisplay) || isWaiting
    guard isWaiting, now >= due else { return false }
    isWaiting = false
    due = max(due + interval, now - due < interval ? .zero : now + interval)
    return true
  }

  /// Notes what the stage requests after the frame that was just drawn.
  ///
  /// A frame may begin a motion that ends before the next turn, if that comes late: its last frame
  /// still has to be drawn.
  public mutating func didDraw(next: NextFrame) {
    wasMoving = next == .immediately
    promised = if case .at(let moment) = next { moment } else { nil }
  }

  private mutating func wants(at now: Duration, _ next: NextFrame, _ needsDisplay: Bool) -> Bool {
    switch next {
    case .immediately:
      wasMoving = true
      promised = nil
      return true
    case .at, .onInput:
      // One more frame, to show where the motion came to rest.
      defer { wasMoving = false }
      let moment: Duration? = if case .at(let moment) = next { moment } else { nil }
      let isDue = [promised, moment].contains { $0.map { $0 <= now } ?? false }
      promised = moment.flatMap { $0 > now ? $0 : nil }
      return needsDisplay || wasMoving || isDue
    }
  }
}
