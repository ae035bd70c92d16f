public import Drawing
public import Geometry
public import Stage

/// A round seal of coloured paper with a white edge and a sign.
public final class Seal: Node {
  private let fill: Color
  private let icon: ArtNode
  private let edge: Color

  /// `name`: a white silhouette of `Art`; `fill`: the seal's colour, the palette's accent by default.
  public init(_ name: String, palette: Palette, fill: Color? = nil) {
    self.fill = fill ?? palette.accent
    edge = palette.isStrong ? .white : palette.sheet.mixed(with: .white, 0.5)
    icon = ArtNode(name, tint: fill == nil ? palette.accentInk : .white)
    super.init("", role: .image)
    add(icon)
  }

  public override func sizeDidChange() { icon.frame = bounds.inset(by: size.width * 0.26) }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let radius = size.width / 2
    list.shadow(of: bounds, radius: radius, elevation: .lifted)
    list.shape(
      Shape(
        radius: radius, fill: fill, border: max(4, size.width * 0.05), borderColor: edge,
        grain: Theme.grain),
      in: bounds)
  }
}
