/// When somebody next needs the loop to wake.
public nonisolated enum NextFrame: Hashable, Sendable {
  /// Nothing moves: sleep until there is input.
  case onInput
  /// Something is due at this moment of the stage clock, e.g. a clock's digit changes.
  case at(Duration)
  /// An animation is running.
  case immediately
}

extension NextFrame {
  /// The sooner of two wishes.
  public nonisolated func sooner(_ other: NextFrame) -> NextFrame {
    switch (self, other) {
    case (.immediately, _), (_, .immediately): .immediately
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .onInput): self
    case (.onInput, _): other
    }
  }
}
