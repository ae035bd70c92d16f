import Arcade
import Drawing
import Geometry
import Stage

/// One thing to choose: its picture with its name below.
final class FilterTile: PaperButton {
  var isOn = false { didSet { if isOn != oldValue { recolor() } } }
  private let picture: Node
  private let name: Label
  private let palette: Palette

  init(_ choice: HistoryFilter.Choice, palette: Palette, action: @escaping () -> Void) {
    self.palette = palette
    picture =
      switch choice.picture {
      case .faces(let faces): FaceTrio(faces)
      case .art(let art): ArtNode(art, elevation: .lying)
      }
    name = Label(
      choice.label, style: TextStyle(size: 24, weight: .bold, alignment: .center),
      color: palette.ink)
    super.init(
      "filter." + choice.id, label: choice.label, fill: palette.sheet,
      radius: Theme.largeRadius, action: action)
    add([picture, name])
  }

  override var traceValue: Double? { isOn ? 1 : 0 }

  private func recolor() {
    fill = isOn ? palette.accent : palette.sheet
    standsOutFrom = isOn ? palette.table : nil
    name.color = isOn ? palette.accentInk : palette.ink
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let width = size.width - 24
    name.show(name: label, size: 24, width: width)
    let foot = min(max(56, name.size(fitting: width).height + 16), size.height * 0.45)
    name.frame = Rect(x: 12, y: size.height - foot - 4, width: width, height: foot)
    picture.frame = Rect(
      x: 16, y: 16, width: size.width - 32, height: size.height - foot - 20)
  }
}
