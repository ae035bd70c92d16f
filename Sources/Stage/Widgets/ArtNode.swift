public import Drawing
public import Geometry

/// A drawing that fills its frame without distortion, with the shadow of its silhouette.
public final class ArtNode: Node {
  /// The file in `Art`, without its extension.
  public let name: String
  /// Multiplies the drawing's colours; white changes nothing.
  public var tint: Color { didSet { if tint != oldValue { setNeedsDisplay() } } }
  /// The height of its shadow; nil for flat art such as icons.
  public var elevation: Elevation?
  private var sprite: Sprite?
  private var shadow: Sprite?
  /// What points back or on, along the lines of a text.
  private static let arrows: Set = [
    "icon-back", "icon-left", "icon-right",
  ]

  /// The drawing `Art/<name>.svg`.
  public init(_ name: String, tint: Color = .white, elevation: Elevation? = nil) {
    self.name = name
    self.tint = tint
    self.elevation = elevation
    super.init("", role: .image)
  }

  public override func sizeDidChange() { (sprite, shadow) = (nil, nil) }

  /// Drawings are read when they are first seen, so that what the first frame doesn't show comes after it.
  public override func prepare(at now: Duration) {
    if sprite == nil { fetch() }
  }

  private func fetch() {
    guard let art = stage?.art, size.shortSide >= 1 else { return }
    sprite = art.sprite(name, size)
    shadow = elevation.flatMap { art.shadow(name, size, $0) }
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    if sprite == nil { fetch() }
    guard let sprite else { return }
    if let shadow, let fall = elevation?.shadow {
      list.sprite(
        shadow, at: bounds.center + Point(x: fall.offset / 4, y: fall.offset))
    }
    list.sprite(sprite, at: bounds.center, tint: tint, isArrow: Self.arrows.contains(name))
  }
}
