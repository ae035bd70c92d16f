import Drawing
import Geometry
import Stage

/// A folder of brown paper with a photo that looks out of it.
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
    let (front, back) =
      palette.isStrong
      ? (palette.accent, palette.accent.mixed(with: Theme.ink, 0.3))
      : (Color(0xDDB27A), Color(0xB88650))
    list.shape(Shape(radius: radius, fill: back, grain: Theme.grain), in: part(0, 0, 0.44, 0.5))
    let rear = part(0, 0.12, 1, 0.88)
    list.shadow(of: rear, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: back, grain: Theme.grain), in: rear)
    let print = part(0.12, 0.03, 0.72, 0.7)
    list.shadow(of: print, radius: radius / 2, elevation: .lying)
    list.shape(Shape(radius: radius / 2, fill: .white), in: print)
    list.shape(Shape(radius: radius / 4, fill: Color(0xBFE1F3)), in: part(0.16, 0.08, 0.64, 0.5))
    let sun = part(0.58, 0.13, 0.14, 0.14 * 1.28)
    list.shape(Shape(radius: sun.width / 2, fill: Color(0xF6C445)), in: sun)
    let hill = part(0.2, 0.28, 0.36, 0.36 * 1.28)
    list.shape(Shape(radius: hill.width / 2, fill: Color(0x7CC074)), in: hill)
    let pocket = part(0, 0.44, 1, 0.56)
    list.shadow(of: pocket, radius: radius, elevation: .lying)
    list.shape(Shape(radius: radius, fill: front, grain: Theme.grain), in: pocket)
  }
}
