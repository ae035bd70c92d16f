import Drawing
import Geometry
import Input
import Stage

/// The pet's name as the title; a tap renames it, if that is allowed.
final class PetTitle: Node {
  private let words: Label
  private let pencil: ArtNode?
  private let action: () -> Void

  init(palette: Palette, mayRename: Bool, action: @escaping () -> Void) {
    self.action = action
    words = Label("", style: TextStyle(size: 30, weight: .bold), color: palette.tableInk)
    pencil = mayRename ? ArtNode("icon-pencil", tint: palette.tableInk) : nil
    super.init("pet.name", role: mayRename ? .button : .text)
    add([words, pencil].compactMap { $0 })
    guard mayRename else { return }
    isFocusable = true
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  @discardableResult override func activate() -> Bool {
    guard isFocusable else { return false }
    stage?.audio.play(.tap)
    action()
    return true
  }

  func show(_ name: String) {
    guard name != label else { return }
    label = name
    words.show(name)
  }

  /// Places it at the beginning of the free part of the header.
  func place(in free: Rect) {
    let side = pencil == nil ? 0.0 : 34
    let wide = min(words.size().width + 2, max(16, free.width - side))
    let width = max(Theme.touch, wide + side)
    frame = Rect(
      x: free.minX, y: free.midY - 28, width: width, height: 56)
    words.frame = Rect(x: 0, y: 0, width: wide, height: 56)
    pencil?.frame = Rect(x: wide + 10, y: 16, width: 24, height: 24)
  }
}
