/// Says lines of text, for those who don't see the screen.
public struct Speech {
  /// Says a line: instead of what is being said, or after it.
  public var say: (_ line: String, _ interrupts: Bool) -> Void
  /// A voice from its function.
  public init(say: @escaping (_ line: String, _ interrupts: Bool) -> Void) { self.say = say }
  /// Nothing is said.
  public static var silent: Speech { Speech(say: { _, _ in }) }
}

/// What is said about nodes besides their labels, in the player's language.
public nonisolated struct SpokenWords: Hashable, Sendable {
  /// The states of a switch, of an option, and of what can't be used now.
  public var on, off, selected, notSelected, unavailable: String
  /// The words; English unless given.
  public init(
    on: String = "on", off: String = "off", selected: String = "selected",
    notSelected: String = "not selected", unavailable: String = "not available"
  ) {
    (self.on, self.off) = (on, off)
    (self.selected, self.notSelected) = (selected, notSelected)
    self.unavailable = unavailable
  }
}
