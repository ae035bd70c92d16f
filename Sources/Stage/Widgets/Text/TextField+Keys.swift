import Input

extension TextField {
  /// Handles a key while the field has the focus; letters don't act as shortcuts then.
  func handleTyped(_ key: KeyEvent) -> Bool {
    // The input method uses the keys itself during a composition.
    guard edited.composition.isEmpty else { return true }
    let selecting = key.modifiers.contains(.shift)
    let word = key.modifiers.contains(.control)
    switch key.key {
    case .left, .right:
      // Arrow keys move the caret in their direction, even in right-to-left text.
      if (key.key == .left) != isRightToLeft {
        edit { $0.moveBackward(word: word, selecting: selecting) }
      } else {
        edit { $0.moveForward(word: word, selecting: selecting) }
      }
    case .home: edit { $0.moveCaret(to: 0, selecting: selecting) }
    case .end: edit { $0.moveCaret(to: $0.characters.count, selecting: selecting) }
    case .backspace: edit { $0.eraseBackward(word: word) }
    case .delete where selecting: cut()
    case .delete: edit { $0.eraseForward(word: word) }
    case .enter: if !key.isRepeat { finish() }
    case .escape: if !key.isRepeat { stage?.setFocus(nil) }
    case .space: break
    case .character(let letter): if word { shortcut(letter) }
    default: return false
    }
    return true
  }

  private func shortcut(_ letter: Character) {
    switch letter {
    case "a": edit { $0.selectAll() }
    case "c": copy()
    case "x": cut()
    case "v": if let pasted = stage?.textInput.pasted(), !pasted.isEmpty { insert(pasted) }
    default: break
    }
  }

  private func copy() {
    if !edited.selectedText.isEmpty { stage?.textInput.copy(edited.selectedText) }
  }

  private func cut() {
    copy()
    edit { _ = $0.cut() }
  }
}
