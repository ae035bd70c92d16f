/// Decides, once per turn of the loop, whether to draw.
///
/// Frames keep to a beat, so that input which comes faster than the display can show is drawn
/// together, and so that a clock in whole milliseconds still makes sixty frames a second.
public nonisolated struct FramePacer: Hashable, Sendable {
  private var wasMoving = false
  /// The moment that was wished for in the last turn: once it has come the wish names the next one.
  private var promised: Duration?
  private let interval: Duration
  /// When the next frame may be drawn.
  public private(set) var due = Duration.zero
  /// Whether a frame is wanted that is not due yet.
  public private(set) var isWaiting = false

  /// `interval`: between two frames, at the least; zero for none.
  public init(interval: Duration = .zero) { self.interval = interval }

  /// Whether this turn at `now` draws, given what the stage wishes and whether something changed
  /// since the last frame.
  public mutating func draws(at now: Duration, wish: NextFrame, needsDisplay: Bool) -> Bool {
    isWaiting = wants(at: now, wish, needsDisplay) || isWaiting
    guard isWaiting, now >= due else { return false }
    isWaiting = false
    due = max(due + interval, now - due < interval ? .zero : now + interval)
    return true
  }

  private mutating func wants(at now: Duration, _ wish: NextFrame, _ needsDisplay: Bool) -> Bool {
    switch wish {
    case .immediately:
      wasMoving = true
      promised = nil
      return true
    case .at, .onInput:
      // One frame more, to show where the movement came to rest.
      defer { wasMoving = false }
      let moment: Duration? = if case .at(let moment) = wish { moment } else { nil }
      let isDue = [promised, moment].contains { $0.map { $0 <= now } ?? false }
      promised = moment.flatMap { $0 > now ? $0 : nil }
      return needsDisplay || wasMoving || isDue
    }
  }
}
