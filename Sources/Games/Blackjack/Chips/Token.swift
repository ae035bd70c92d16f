import Drawing
import Geometry
import Stage

/// A round token of metal or paper with a sign or a few characters.
final class Token: Node {
  private let fill: Color
  private let icon: ArtNode?
  private let words: Label

  init(_ text: String, sign: String? = nil, fill: Color, palette: Palette) {
    self.fill = fill
    icon = sign.map { ArtNode($0, tint: .white) }
    words = Label(
      text, style: TextStyle(size: 28, weight: .bold, alignment: .center), color: Theme.ink)
    super.init("", role: .image)
    if let icon { add(icon) }
    add(words)
  }

  override func sizeDidChange() {
    icon?.frame = bounds.inset(by: size.width * 0.24)
    words.style.size = max(16, (size.width * 0.44).rounded())
    words.frame = bounds
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let radius = size.width / 2
    list.shadow(of: bounds, radius: radius, elevation: .lying, strength: 1.5)
    list.shape(
      Shape(
        radius: radius, fill: fill, border: max(3, size.width * 0.06),
        borderColor: fill.mixed(with: .white, 0.45), grain: Theme.grain), in: bounds)
  }
}
