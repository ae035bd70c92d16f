import Languages
public import Stage

extension KeyboardWords {
  /// The keyboard's texts in the current language; read again after it changed.
  @MainActor public static var translated: KeyboardWords {
    KeyboardWords(
      done: trc("keyboard", "Done"), space: trc("keyboard", "Space"),
      backspace: trc("keyboard", "Backspace"), shift: trc("keyboard", "Shift"),
      open: tr("On-screen keyboard"),
      prefersKana: Languages.current.hasPrefix("ja"))
  }
}
