import Drawing
import Geometry
import Languages
public import Stage

/// An icon, a caption and a number whose digits don't shift as it changes; optionally a note
/// below.
public final class Readout: Paper {
  private let icon: ArtNode
  private let caption: Label
  private let value: Label
  private let note: Label
  private let name: String

  /// `note`: the id of the small text below the number.
  public init(
    _ id: String, caption text: String, icon name: String, note: String = "", palette: Palette
  ) {
    self.name = text
    icon = ArtNode(name, tint: palette.signInk)
    caption = Label(text, style: Theme.caption, color: palette.quietInk)
    var style = TextStyle(size: 28, weight: .bold, alignment: .trailing)
    style.tabular = true
    value = Label("", style: style, color: palette.ink)
    var small = Theme.caption
    small.alignment = .trailing
    self.note = Label("", style: small, color: palette.quietInk, id: note)
    super.init(id, role: .text, label: text, fill: palette.sheet)
    self.note.isHidden = true
    add([icon, caption, value, self.note])
  }

  /// Changes the number.
  public func show(_ text: String) {
    value.show(text)
    label = trPair(name, text)
  }

  /// Shows a note below the number.
  public func show(note text: String) {
    guard note.label != text else { return }
    note.show(text)
    note.isHidden = text.isEmpty
    sizeDidChange()
  }

  public override func sizeDidChange() {
    let side = 28.0
    // The icon alone is enough if there is no room for the caption.
    let isNarrow = size.width < 220
    caption.isHidden = isNarrow
    icon.isHidden = size.width < 130
    icon.frame = Rect(x: 14, y: (size.height - side) / 2, width: side, height: side)
    let left = icon.isHidden ? 8 : 14 + side + 6
    let foot = note.isHidden ? 0 : 20.0
    let head = note.isHidden ? size.height : min(34, size.height - foot - 2)
    let top = (size.height - head - foot) / 2
    caption.frame = Rect(x: left + 4, y: 0, width: size.width * 0.46, height: size.height)
    let start = isNarrow ? left : left + min(caption.size().width, caption.size.width) + 12
    value.style.size = size.width < 160 || head < 32 ? 22 : 28
    let right = isNarrow ? 10.0 : 18
    let width = size.width - start - right
    value.frame = Rect(x: start, y: top, width: width, height: head)
    note.frame = Rect(x: start, y: top + head - 1, width: width, height: foot)
  }
}
