public import Geometry

extension Mirror {
  /// Where pieces can be: the played part of the whole and, below it, the way to the tray.
  ///
  /// In units, which don't depend on the window.
  public struct Field: Hashable, Sendable {
    /// Width and height of the panel.
    public static let panel = Size(width: 600, height: 720)
    /// How far below the whole a piece can be dragged.
    public static let apron = 480

    /// Cells in a row.
    public let columns: Int
    /// Cells in a column.
    public var rows: Int { Setup.rows(columns) }
    let symmetry: Symmetry

    /// Width and height of a cell: 300 × 240 down to 60 × 60.
    public var cell: Size {
      Size(
        width: Self.panel.width / Double(columns), height: Self.panel.height / Double(rows))
    }

    /// The middle of a cell, counted row by row.
    public func middle(of cell: Int) -> Spot {
      let size = fineCell
      return Spot(
        x: cell % columns * size.width + size.width / 2,
        y: cell / columns * size.height + size.height / 2)
    }

    /// The cell whose middle is nearest, or nil below the panel.
    public func cell(at spot: Spot) -> Int? {
      let size = fineCell
      guard spot.y < size.height * rows else { return nil }
      let column = min(max(spot.x / size.width, 0), columns - 1)
      let row = min(max(spot.y / size.height, 0), rows - 1)
      return row * columns + column
    }

    /// Where a piece dropped here goes: to the middle of the nearest cell, or nowhere else.
    public func snapping(_ spot: Spot) -> Spot { cell(at: spot).map(middle) ?? spot }

    /// The nearest position at which the whole piece is on the played side.
    public func clamping(_ spot: Spot) -> Spot {
      let (size, fine) = (fineCell, Spot.fineness)
      let width = Int(Self.panel.width) * fine
      let height = (Int(symmetry.whole.height) + Self.apron) * fine
      return Spot(
        x: min(max(spot.x, size.width / 2), width - size.width / 2),
        y: min(max(spot.y, size.height / 2), height - size.height / 2))
    }

    /// Where a piece leaves the tray, before it is dragged further.
    var door: Spot {
      clamping(Spot(x: Int(Self.panel.width) * Spot.fineness / 2, y: Int.max / 2))
    }

    private var fineCell: (width: Int, height: Int) {
      (
        Int(Self.panel.width) * Spot.fineness / columns,
        Int(Self.panel.height) * Spot.fineness / rows
      )
    }
  }
}
