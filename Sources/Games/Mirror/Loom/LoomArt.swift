import Drawing
import Geometry
import Rules
import Stage

/// Draws patches: the motifs' stencils at one cell size, tinted when drawn.
final class LoomArt {
  private var stencils: [Sprite?] = []
  private var weave: Sprite?
  private var side = 0.0
  /// The largest size of a stencil, in points; larger ones are scaled up.
  private static let largest = 200.0

  /// Prepares for cells of this size.
  func fit(_ cell: Size, on stage: Stage) {
    side = min(Self.largest, cell.longSide.rounded(.up))
    guard side >= 1 else { return }
    let art = stage.art
    stencils = LoomMotif.allCases.map { art.sprite("loom-" + $0.rawValue, Size(side)) }
    weave = art.sprite("loom-weave", Size(side))
  }

  /// `angle`: radians in addition to the patch's own rotation, while it is rotating.
  func draw(
    _ patch: LoomPatch, angle: Double = 0, into list: inout DrawList, in rect: Rect
  ) {
    let colors = LoomColors.colors
    list.shape(Shape(fill: colors[patch.ground]), in: rect)
    if let motif = patch.motif, let place = LoomMotif.allCases.firstIndex(of: motif) {
      let turn = Double(patch.turn) * .pi / 2 + angle
      draw(
        stencils.indices.contains(place) ? stencils[place] : nil, turn: turn,
        tint: colors[patch.thread], into: &list, in: rect)
    }
    draw(weave, turn: 0, tint: .white, into: &list, in: rect)
  }

  /// Draws a square drawing over a cell that may not be square: rotated first, then fitted.
  private func draw(
    _ sprite: Sprite?, turn: Double, tint: Color, into list: inout DrawList, in rect: Rect
  ) {
    guard let sprite, sprite.width > 0 else { return }
    let outer = list.context
    let (across, down) = (
      rect.width / Double(sprite.width), rect.height / Double(sprite.height)
    )
    let fitted = Transform(
      a: across, b: 0, c: 0, d: down, tx: rect.midX, ty: rect.midY)
    list.context = outer.transformed(
      by: fitted * Transform(scale: 1, rotation: turn, about: .zero, offset: .zero))
    list.sprite(sprite, at: .zero, tint: tint)
    list.context = outer
  }
}

extension LoomArt {
  /// Draws what `draw` draws, mirrored horizontally within `box`.
  static func flipped(
    in box: Rect, _ list: inout DrawList, _ draw: (inout DrawList) -> Void
  ) {
    let outer = list.context
    list.context = outer.transformed(
      by: Transform(a: -1, b: 0, c: 0, d: 1, tx: box.minX + box.maxX, ty: 0))
    draw(&list)
    list.context = outer
  }
}

/// A player's design as the cloth of a puzzle: its cells are drawn, not cut.
final class LoomCloth: MirrorCloth {
  private let design: LoomDesign
  private let art = LoomArt()

  init(_ design: LoomDesign) { self.design = design }

  func fit(_ size: Size, on stage: Stage, changed: @escaping () -> Void) {
    art.fit(
      Size(
        width: size.width / Double(design.columns), height: size.height / Double(design.rows)),
      on: stage)
  }

  /// Draws nothing if the panel is cut differently from the design.
  func drawCell(_ cell: Int, columns: Int, into list: inout DrawList, in rect: Rect) {
    guard design.patches.indices.contains(cell), columns == design.columns else { return }
    art.draw(design.patches[cell], into: &list, in: rect)
  }
}
