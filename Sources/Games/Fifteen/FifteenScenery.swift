import Drawing
import Geometry
import Stage

/// Soft paper shapes along the lower edge of the window, from the world of the chosen picture.
final class FifteenScenery: Node {
  /// The picture's name; a player's own picture has hills.
  var picture = "" {
    didSet { if picture != oldValue { setNeedsDisplay() } }
  }
  private let palette: Palette

  init(_ palette: Palette) {
    self.palette = palette
    super.init("", role: .image)
  }

  /// Shows the world of the chosen picture, which is rendered for boards of this size off this thread.
  ///
  /// `use`: called with it, nil if there is none; tiles are plain until then.
  func fetch(_ chosen: String?, for board: Size, then use: @escaping (Picture?) -> Void) {
    guard let art = stage?.art else { return }
    picture = art.boardPicture(chosen)
    art.picture(picture, board.longSide, ObjectIdentifier(self), use)
  }

  /// What lies there, and the colour that tints it.
  private var world: (silhouette: Silhouette, tint: Color) {
    switch picture {
    case "harbour": (.waves, Color(0x3F8FC0))
    case "reef": (.waves, Color(0x1F9A98))
    case "garden": (.bushes, Color(0x6FA83F))
    case "city": (.roofs, Color(0x7A5AA8))
    case "mountains": (.peaks, Color(0x5A82B4))
    case "market": (.awnings, Color(0xD9763F))
    default: (.hills, Color(0xC79A4A))
    }
  }

  private enum Silhouette { case waves, bushes, roofs, peaks, awnings, hills }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard !palette.isStrong else { return }
    let (silhouette, tint) = world
    for layer in 0..<3 {
      let tone = palette.table.mixed(with: tint, 0.09 + 0.055 * Double(layer))
      let top = size.height - min(size.height * 0.3, 300) * (1 - 0.3 * Double(layer))
      draw(silhouette, layer, Shape(fill: tone, grain: Theme.grain), from: top, into: &list)
    }
  }

  /// `top`: where the layer's highest points are.
  private func draw(
    _ silhouette: Silhouette, _ layer: Int, _ paper: Shape, from top: Double,
    into list: inout DrawList
  ) {
    let step: Double =
      switch silhouette {
      case .waves: 190
      case .bushes: 240
      case .roofs: 150
      case .peaks: 380
      case .awnings: 96
      case .hills: 700
      }
    var x = -step * (0.5 + 0.37 * Double(layer))
    var index = layer
    while x < size.width + step {
      // A sequence without a visible period.
      let rise = Double(index * 5 % 7) / 7
      let place = Rect(x: x, y: top + rise * 44, width: step, height: size.height - top)
      switch silhouette {
      case .waves: disc(place, 1.5, rise * 0, paper, into: &list)
      case .bushes: disc(place, 1.35 + rise * 0.3, 20, paper, into: &list)
      case .hills: disc(place, 1.9, 0, paper, into: &list)
      case .awnings: disc(place, 1.08, -rise * 44, paper, into: &list)
      case .peaks: peak(place, paper, into: &list)
      case .roofs: roof(place, isPointed: index.isMultiple(of: 2), paper, into: &list)
      }
      x += step
      index += 1
    }
    let ground = top + 90 + (silhouette == .peaks ? 60 : 0)
    list.shape(paper, in: Rect(x: -2, y: ground, width: size.width + 4, height: size.height))
  }

  private func disc(
    _ place: Rect, _ wide: Double, _ shift: Double, _ paper: Shape, into list: inout DrawList
  ) {
    var paper = paper
    let width = place.width * wide
    paper.radius = width / 2
    list.shape(
      paper,
      in: Rect(x: place.midX - width / 2, y: place.minY + shift, width: width, height: width))
  }

  /// A square on its tip.
  private func peak(_ place: Rect, _ paper: Shape, into list: inout DrawList) {
    var paper = paper
    paper.radius = 24
    let side = place.width * 0.86
    let center = Point(x: place.midX, y: place.minY + side * 0.707)
    let outer = list.context
    list.context = outer.transformed(
      by: Transform(scale: 1, rotation: .pi / 4, about: center, offset: .zero))
    list.shape(paper, in: Rect(center: center, size: Size(side)))
    list.context = outer
  }

  private func roof(
    _ place: Rect, isPointed: Bool, _ paper: Shape, into list: inout DrawList
  ) {
    var paper = paper
    paper.radius = 4
    let wall = place.inset(by: place.width * 0.04, 0).offset(by: Point(x: 0, y: 46))
    list.shape(paper, in: wall)
    guard isPointed else { return }
    let gable = Rect(x: wall.minX, y: place.minY, width: wall.width * 0.82, height: 0)
    peak(
      Rect(
        x: wall.midX - gable.width / 2, y: wall.minY - gable.width * 0.4, width: gable.width,
        height: 0), paper, into: &list)
  }
}
