import Drawing
import Languages
public import Stage

extension Stage {
  /// Takes the words of the on-screen keyboard and of other buttons, and the direction of screens from the current language.
  public func adoptLanguage() {
    let scripts: [KeyboardScript] =
      Languages.isJapanese
      ? [.kana, .latin] : Languages.current.hasPrefix("ar") ? [.arabic, .latin] : [.latin, .kana]
    keyboardWords = KeyboardWords(
      done: trc("keyboard", "Done"), space: trc("keyboard", "Space"),
      backspace: trc("keyboard", "Backspace"), shift: trc("keyboard", "Shift"),
      open: tr("On-screen keyboard"),
      scripts: scripts, letters: LetterRows(Languages.current))
    spokenWords = SpokenWords(
      on: tr("On"), off: tr("Off"), selected: trc("spoken", "selected"),
      notSelected: trc("spoken", "not selected"), unavailable: trc("spoken", "not available"))
    accessWords = AccessWords(
      left: trc("key", "Left"), right: trc("key", "Right"), up: trc("key", "Up"),
      down: trc("key", "Down"), choose: tr("Choose"), done: tr("Done"))
    isRightToLeft = WritingDirection.isRightToLeft(tr("Menu"))
  }
}
