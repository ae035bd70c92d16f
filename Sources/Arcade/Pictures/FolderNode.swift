import Drawing
import Geometry
import Stage

/// A folder of cut paper with a sheet that looks out of it.
final class FolderNode: Node {
  private let palette: Palette

  init(palette: Palette) {
    self.palette = palette
    super.init("", role: .image)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let width = min(size.width, size.height * 1.28)
    let height = width / 1.28
    let box = Rect(center: bounds.center, size: Size(width: width, height: height))
    let radius = min(Theme.radius, width * 0.08)
    func part(_ x: Double, _ y: Double, _ wide: Double, _ high: Double) -> Rect {
      Rect(
        x: box.minX + x * width, y: box.minY + y * height, width: wide * width,
        height: high * height)
    }
    let back = palette.accent.mixed(with: Theme.ink, 0.3)
    list.shape(Shape(radius: radius, fill: back, grain: Theme.grain), in: part(0, 0, 0.44, 0.5))
    let rear = part(0, 0.12, 1, 0.88)
    list.shadow(of: rear, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: back, grain: Theme.grain), in: rear)
    let sheet = part(0.1, 0.2, 0.8, 0.6)
    list.shape(
      Shape(radius: radius / 2, fill: Color.white.mixed(with: palette.sheet, 0.4)), in: sheet)
    let front = part(0, 0.34, 1, 0.66)
    list.shadow(of: front, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: palette.accent, grain: Theme.grain), in: front)
  }
}
