import Arcade
import Drawing
import Geometry
import Stage

/// The layout of the pet's garden in a window.
///
/// The land covers the window and keeps its proportions; the sun or moon is a circle in the free
/// sky.
struct GardenLayout: Hashable {
  /// Whether to use the drawing for windows that are higher than wide.
  let isTall: Bool
  /// The drawing of clouds, hills and path; it may reach beyond the window.
  let land: Rect
  /// The sun, or the moon.
  let disc: Rect
  /// The radii of the light around it, the largest first.
  let rings: [Double]
  /// Points per unit of the drawing.
  let scale: Double

  /// The size of the drawing, in its own units.
  static func landSize(isTall: Bool) -> Size {
    isTall ? Size(width: 1000, height: 1600) : Size(width: 1600, height: 1000)
  }
  /// How far down the drawing the pet's feet are, and the tops of its hills; the path begins at
  /// 0.795, far enough behind the pet for its bed and its lamp.
  private static let (path, hills) = (0.89, 0.565)

  /// `feet`: how far down the window the pet stands; `sky`: the area that nothing covers.
  init(window: Rect, feet: Double, sky: Rect) {
    isTall = feet > window.width
    let size = Self.landSize(isTall: isTall)
    scale = max(window.width / size.width, feet / (Self.path * size.height))
    land = Rect(
      x: window.midX - size.width * scale / 2, y: feet - Self.path * size.height * scale,
      width: size.width * scale, height: size.height * scale)
    let top = land.minY + Self.hills * land.height
    let radius = max(12, min(75 * scale, sky.width * 0.12, (top - sky.minY) * 0.4))
    disc = Rect(
      center: Point(
        x: sky.minX + sky.width * 0.3, y: max(sky.minY + radius + 8, top - 1.7 * radius)),
      size: Size(2 * radius))
    // The two brightest stay below the title, which is white on the sky.
    let reach = window.size.longSide * 0.75
    let free = disc.midY - window.minY - 62
    rings = [
      reach, reach * 0.72, max(1.7 * radius, min(reach * 0.48, free)),
      max(1.3 * radius, min(reach * 0.28, free * 0.62)),
    ]
  }
}

/// The colours of the sky by day or night.
private struct SkyTones {
  /// From the edge of the sky to the light around the sun.
  let rings: [Color]
  let disc: Color
  /// The sun's middle, or the moon's seas.
  let spots: Color
  let lawn: Color
  let stars: Color

  static let dusk = SkyTones(
    rings: [0x5B4A7A, 0x75598A, 0x966C97, 0xB47C99, 0xE0A5A3].map { Color($0) },
    disc: Color(0xFBDDA8), spots: Color(0xF7C98C), lawn: Color(0x443D69), stars: Color(0xFFE9C4))
  static let night = SkyTones(
    rings: [0x1E1B3C, 0x262248, 0x2F2A56, 0x3A3366, 0x473E78].map { Color($0) },
    disc: Color(0xF4EBCB), spots: Color(0xE2D5B0), lawn: Color(0x1C1936), stars: Color(0xFFF7DC))
}

extension Backdrop {
  /// Draws only the path, with a clear edge, for strong contrast: things stand on it.
  static func path(
    _ palette: Palette, from top: Double, into list: inout DrawList, in bounds: Rect
  ) {
    let box = Rect(
      x: bounds.minX - 4, y: top, width: bounds.width + 8, height: bounds.maxY - top + 4)
    list.shape(
      Shape(
        fill: palette.table.mixed(with: palette.tableInk, 0.14), border: 3,
        borderColor: palette.tableInk), in: box)
  }

  /// Draws the pet's garden over the window.
  static func garden(
    _ stage: Stage?, isDark: Bool, _ place: GardenLayout, into list: inout DrawList,
    in bounds: Rect
  ) {
    let tones = isDark ? SkyTones.night : .dusk
    sky(tones, isDark, place, into: &list, in: bounds)
    let lawn = Rect(
      x: bounds.minX, y: place.land.maxY - 2, width: bounds.width,
      height: max(0, bounds.maxY - place.land.maxY + 2))
    list.shape(Shape(fill: tones.lawn, grain: Theme.grain), in: lawn)
    let name = "pet-garden" + (isDark ? "-night" : "") + (place.isTall ? "-tall" : "")
    let drawn = place.land.size * min(1, 1600 / place.land.size.longSide)
    guard drawn.shortSide > 0, let art = stage?.art.sprite(name, drawn) else { return }
    list.pushClip(bounds)
    list.image(art, in: place.land)
    list.popClip()
    // The title is white on the upper sky, so a cloud behind it is dimmed.
    list.shape(
      Shape(fill: tones.rings[0].faded(0.6), softness: 20),
      in: Rect(
        x: bounds.minX - 40, y: bounds.minY - 60, width: bounds.width + 80,
        height: 60 + Header.height))
  }

  /// Draws rings of light around the sun or the moon, and stars.
  private static func sky(
    _ tones: SkyTones, _ isDark: Bool, _ place: GardenLayout, into list: inout DrawList,
    in bounds: Rect
  ) {
    list.shape(Shape(fill: tones.rings[0], grain: Theme.grain), in: bounds.inset(by: -1))
    for (tone, radius) in zip(tones.rings.dropFirst(), place.rings) {
      disc(tone, at: place.disc.center, radius: radius, softness: 14, into: &list)
    }
    let height = max(1, place.land.minY + place.land.height * 0.5 - bounds.minY)
    for star in 0..<(isDark ? 30 : 11) {
      let x = bounds.minX + part(star, 0.618_033_9) * bounds.width
      let y = bounds.minY + (0.04 + part(star, 0.754_877_6) * 0.6) * height
      let radius = [1.4, 2.0, 2.8][star % 3] * min(1.5, max(0.75, place.scale))
      list.shape(
        Shape(radius: radius, fill: tones.stars.faded(star % 2 == 0 ? 0.6 : 0.9)),
        in: Rect(center: Point(x: x, y: y), size: Size(2 * radius)))
    }
    let (center, radius) = (place.disc.center, place.disc.width / 2)
    disc(tones.disc, at: center, radius: radius, softness: 6, into: &list)
    let spots: [(x: Double, y: Double, radius: Double)] =
      isDark ? [(-0.3, -0.2, 0.2), (0.28, 0.18, 0.26), (-0.1, 0.45, 0.14)] : [(0, 0, 0.7)]
    for spot in spots {
      list.shape(
        Shape(radius: spot.radius * radius, fill: tones.spots, grain: Theme.grain),
        in: Rect(
          center: center + Point(x: spot.x * radius, y: spot.y * radius),
          size: Size(2 * spot.radius * radius)))
    }
  }

  /// Draws a round paper with its shadow.
  private static func disc(
    _ tone: Color, at center: Point, radius: Double, softness: Double, into list: inout DrawList
  ) {
    let box = Rect(center: center, size: Size(2 * radius))
    list.shape(
      Shape(radius: radius, fill: Color(0x1B1030, opacity: 0.12), softness: softness),
      in: box.offset(by: Point(x: 1, y: 3)))
    list.shape(Shape(radius: radius, fill: tone, grain: Theme.grain), in: box)
  }

  /// The fractional part of `step × number`, which scatters positions evenly.
  private static func part(_ number: Int, _ step: Double) -> Double {
    let value = Double(number) * step
    return value - value.rounded(.down)
  }
}
