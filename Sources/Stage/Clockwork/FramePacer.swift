/// Decides, once per turn of the loop, whether to draw.
public nonisolated struct FramePacer: Hashable, Sendable {
  private var wasMoving = false
  /// The moment that was wished for in the last turn: once it has come the wish names the next one.
  private var promised: Duration?

  public init() {}

  /// Whether this turn at `now` draws, given what the stage wishes and whether something changed
  /// since the last frame.
  public mutating func draws(at now: Duration, wish: NextFrame, needsDisplay: Bool) -> Bool {
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
