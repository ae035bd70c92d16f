import Drawing
import Geometry
import Rules
import Stage

/// A pet before the dusk's sun, as in a photo of it.
final class PetPhoto: Node {
  private let picture: PixelNode
  private let isDark: Bool
  /// How much of the sprite's side the pet takes.
  private let extent: Double
  private static let dusk = [0xB47C99, 0xE0A5A3, 0xFBDDA8].map { Color($0) }

  /// `pose`: what it does; a form that was never met is dark.
  init(_ form: Pet.Form, pose: PetPose = .stand, isDark: Bool = false) {
    self.isDark = isDark
    extent = form == .child ? 37 : form == .egg ? 46 : 55
    picture = PixelNode(
      sheet: "pet-" + form.rawValue, cell: pose.cell(beat: 0, isFacingLeft: false))
    super.init("", role: .image)
    if isDark { picture.tint = Color(0x2F2454) }
    add(picture)
  }

  override func sizeDidChange() {
    // The empty margins of the sprite may lie outside.
    picture.side = PixelNode.fitting(
      (size.shortSide * 0.94 - 4) * Double(PixelNode.pixels) / extent,
      density: stage?.density ?? 1)
    picture.frame = Rect(
      x: (size.width - picture.side) / 2, y: size.height - picture.side - size.height * 0.04,
      width: picture.side, height: picture.side)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let radius = Theme.radius
    let ground = size.height * 0.2
    list.shape(
      Shape(radius: radius, fill: Color(isDark ? 0x4F4272 : 0x8B6F9E), grain: Theme.grain),
      in: bounds)
    list.pushClip(Rect(x: 0, y: 0, width: size.width, height: size.height - ground))
    let sky = isDark ? Color(0x5C446F) : Self.dusk[0]
    list.shape(Shape(radius: radius, fill: sky, grain: Theme.grain), in: bounds)
    let middle = Point(x: size.width / 2, y: size.height * 0.6)
    let tones = isDark ? [Color(0x6A517C)] : Array(Self.dusk.dropFirst())
    for (index, tone) in tones.enumerated() {
      let reach = min(size.width, size.height) * (0.46 - 0.16 * Double(index))
      list.shape(
        Shape(radius: reach, fill: tone, grain: Theme.grain),
        in: Rect(center: middle, size: Size(2 * reach)))
    }
    list.popClip()
  }
}
