import Languages
public import Stage

extension KeyboardWords {
  /// The keyboard in the language spoken now; ask again once that is another.
  @MainActor public static var translated: KeyboardWords {
    KeyboardWords(
      done: trc("keyboard", "Done"), space: trc("keyboard", "Space"),
      backspace: trc("keyboard", "Backspace"), shift: trc("keyboard", "Shift"),
      open: tr("On-screen keyboard"),
      prefersKana: Languages.current.hasPrefix("ja"))
  }
}
