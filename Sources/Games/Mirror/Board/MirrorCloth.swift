import Drawing
import Geometry
import Glibc
import Rules
import Stage

/// Draws a puzzle's cells; brocades, pictures and designs differ only in this.
protocol MirrorCloth: AnyObject {
  /// Prepares for a panel of this size in points; `changed` is called when it looks different.
  ///
  /// Called again when the size or the pictures changed.
  func fit(_ size: Size, on stage: Stage, changed: @escaping () -> Void)

  /// Draws a cell, counted row by row, of a panel with so many columns, over `rect`.
  ///
  /// Cells join without gaps: no border and no rounding. Called for each visible cell in each
  /// frame, so it allocates nothing. Always opaque, since a cell may have several layers: to make
  /// it fainter, draw a veil over it.
  func drawCell(_ cell: Int, columns: Int, into list: inout DrawList, in rect: Rect)
}

extension MirrorCloth {
  /// Draws a cell turned clockwise by `angle` radians about the middle of `rect`.
  ///
  /// Cells are not square: on its side a cell is smaller, so that it stays within `rect`.
  func drawCell(
    _ cell: Int, columns: Int, angle: Double, into list: inout DrawList, in rect: Rect
  ) {
    guard angle != 0 else { return drawCell(cell, columns: columns, into: &list, in: rect) }
    let onSide = sin(angle) * sin(angle)
    let fitting = rect.size.shortSide / max(rect.width, rect.height, 1)
    let outer = list.context
    list.context = outer.transformed(
      by: Transform(
        scale: 1 - (1 - fitting) * onSide, rotation: angle, about: rect.center, offset: .zero))
    drawCell(cell, columns: columns, into: &list, in: rect)
    list.context = outer
  }
}

/// A panel that is one picture of 5:6, rendered once for its size and cut.
final class PictureCloth: MirrorCloth {
  private let name: String
  private var picture: Picture?
  private var pieces: [Sprite] = []
  private var cut = 0
  /// Plain cloth in the brocades' colours, if there is no picture.
  private static let plain = [Color(0xC8402F), Color(0xF08A34), Color(0x2F86A8), Color(0xE9DDB8)]

  /// `name`: the name for the art source.
  init(_ name: String) { self.name = name }

  func fit(_ size: Size, on stage: Stage, changed: @escaping () -> Void) {
    guard size.width >= 1 else { return }
    stage.art.picture(name, size.width, ObjectIdentifier(self)) { [weak self] found in
      guard let self else { return }
      picture = found
      pieces = []
      changed()
    }
  }

  func drawCell(_ cell: Int, columns: Int, into list: inout DrawList, in rect: Rect) {
    guard let sprite = picture?.sprite else {
      let color = Self.plain[(cell + cell / columns) % Self.plain.count]
      return list.shape(Shape(fill: color), in: rect)
    }
    if pieces.isEmpty || cut != columns {
      cut = columns
      pieces = sprite.sliced(columns: columns, rows: Mirror.Setup.rows(columns))
    }
    // Opaque cloth needs no blending, unless the whole scene fades in.
    list.image(pieces[cell], in: rect, blend: list.context.opacity >= 1 ? .opaque : .normal)
  }
}
