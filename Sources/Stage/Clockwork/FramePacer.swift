/// Decides, once per turn of the loop, how many steps to simulate and whether to draw.
public nonisolated struct FramePacer: Hashable, Sendable {
  /// What this turn is to do.
  public struct Turn: Hashable, Sendable {
    public var steps: Int
    public var draws: Bool
    public init(steps: Int, draws: Bool) {
      self.steps = steps
      self.draws = draws
    }
  }

  private var timestep: Timestep
  /// When the last moving frame was; nil while everything is at rest.
  private var last: Duration?
  /// The moment that was wished for in the last turn: once it has come the wish names the next one.
  private var promised: Duration?

  public init(timestep: Timestep = Timestep()) { self.timestep = timestep }

  /// The turn at `now`, given what the stage wishes and whether something changed since the last
  /// frame.
  public mutating func turn(at now: Duration, wish: NextFrame, needsDisplay: Bool) -> Turn {
    switch wish {
    case .immediately:
      defer { last = now }
      promised = nil
      guard let last else {
        timestep.reset()
        return Turn(steps: 0, draws: true)
      }
      return Turn(steps: timestep.steps(after: now - last), draws: true)
    case .at, .onInput:
      // One frame more, to show where the movement came to rest.
      let wasMoving = last != nil
      last = nil
      let moment: Duration? = if case .at(let moment) = wish { moment } else { nil }
      let isDue = [promised, moment].contains { $0.map { $0 <= now } ?? false }
      promised = moment.flatMap { $0 > now ? $0 : nil }
      return Turn(steps: 0, draws: needsDisplay || wasMoving || isDue)
    }
  }
}
