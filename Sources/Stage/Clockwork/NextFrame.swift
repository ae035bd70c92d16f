/// When the loop must wake next.
public nonisolated enum NextFrame: Hashable, Sendable {
  /// Nothing moves: sleep until there is input.
  case onInput
  /// Something is due at this moment of the stage clock, such as the next second of a clock.
  case at(Duration)
  /// An animation is running.
  case immediately
}

extension NextFrame {
  /// The earlier of the two.
  public nonisolated func sooner(_ other: NextFrame) -> NextFrame {
    switch (self, other) {
    case (.immediately, _), (_, .immediately): .immediately
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .onInput): self
    case (.onInput, _): other
    }
  }
}
