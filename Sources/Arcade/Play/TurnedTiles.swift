public import Drawing
import Geometry
public import Stage

/// The backs of tiles, which turn over one diagonal after the other.
public final class TurnedTiles: Node {
  /// How many there are side by side and one below the other; nil chooses square ones.
  public var grid: (columns: Int, rows: Int)?
  private let palette: Palette
  private let motif: String
  private var sprite: Sprite?
  private var start: Duration?
  private static let step = Duration.milliseconds(18)
  private static let flip = Duration.milliseconds(200)

  /// `motif`: the drawing on each back, in one colour.
  public init(palette: Palette, motif: String = "icon-star") {
    self.palette = palette
    self.motif = motif
    super.init("", role: .image)
  }

  private var counts: (columns: Int, rows: Int) {
    if let grid { return grid }
    let side = max(64, size.shortSide / 4)
    return (max(1, Int((size.width / side).rounded())), max(1, Int((size.height / side).rounded())))
  }

  /// Turns all of them over, from the upper left to the lower right.
  public func turn() {
    start = stage?.reducesMotion ?? true ? nil : now
    setNeedsDisplay()
  }

  private var length: Duration {
    Self.flip + Self.step * (counts.columns + counts.rows - 2)
  }

  public override func nextFrame(after now: Duration) -> NextFrame {
    start.map { now < $0 + length } ?? false ? .immediately : .onInput
  }

  public override func sizeDidChange() { fetch() }

  private func fetch() {
    guard let stage, size.shortSide >= 1 else { return }
    sprite = stage.art.sprite(motif, Size(cell.shortSide * 0.44))
  }

  private var cell: Size {
    let counts = counts
    return Size(
      width: size.width / Double(counts.columns), height: size.height / Double(counts.rows))
  }

  /// How far the tile in a place is turned: 0 is on its edge, 1 flat.
  private func share(_ column: Int, _ row: Int, at now: Duration) -> Double {
    guard let start else { return 1 }
    let t = (now - start - Self.step * (column + row)) / Self.flip
    return Easing.out(min(max(t, 0), 1))
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let (cell, counts) = (cell, counts)
    let dark = palette.accent.mixed(with: Theme.ink, 0.22)
    for row in 0..<counts.rows {
      for column in 0..<counts.columns {
        let open = share(column, row, at: now)
        guard open > 0.02 else { continue }
        let middle = Point(
          x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
        let whole = Size(width: (cell.width - 8) * open, height: cell.height - 8)
        let tile = Rect(center: middle, size: whole)
        let isDark = (column + row) % 2 == 0
        list.shadow(of: tile, radius: Theme.radius, elevation: .lying)
        list.shape(
          Shape(
            radius: Theme.radius, fill: isDark ? dark : palette.accent, grain: Theme.grain),
          in: tile)
        let inset = min(cell.shortSide * 0.09, whole.width / 2)
        list.shape(
          Shape(
            radius: Theme.smallRadius, fill: .clear, border: 2,
            borderColor: palette.accentInk.faded(0.5)),
          in: tile.inset(by: inset))
        if open >= 1, let sprite {
          list.sprite(sprite, at: middle, tint: palette.accentInk)
        }
      }
    }
  }
}
