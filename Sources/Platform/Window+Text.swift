import CSDL2
public import Geometry

/// Typed text and the clipboard.
extension Window {
  /// Whether keys produce text.
  var takesText: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// From now on keys produce text; an input method shows its candidates beside `caret` (points).
  public func beginText(at caret: Rect) {
    moveText(to: caret)
    SDL_StartTextInput()
  }

  /// Moves the caret.
  public func moveText(to caret: Rect) {
    var place = SDL_Rect(
      x: Int32((caret.minX * scale).rounded()), y: Int32((caret.minY * scale).rounded()),
      w: Int32(max(1, (caret.width * scale).rounded())),
      h: Int32(max(1, (caret.height * scale).rounded())))
    SDL_SetTextInputRect(&place)
  }

  /// From now on keys produce no text; a composition is discarded.
  public func endText() { SDL_StopTextInput() }

  /// The text last copied in any program; empty if there is none.
  public var clipboard: String {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }
}
