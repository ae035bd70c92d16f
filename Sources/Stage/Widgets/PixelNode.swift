public import Drawing
public import Geometry

/// One frame of a sprite sheet in pixel art, its pixels a whole number of screen pixels large.
///
/// The picture stands on the middle of the lower edge of the node's frame; its empty margins may
/// lie outside that frame, which is what touches hit.
open class PixelNode: Node {
  /// The file in `Art`, without its extension.
  public var sheet: String { didSet { if sheet != oldValue { releaseDrawings() } } }
  /// The frame of the sheet.
  public var cell: Cell { didSet { if cell != oldValue { setNeedsDisplay() } } }
  /// Multiplies the picture's colours; white changes nothing.
  public var tint = Color.white { didSet { if tint != oldValue { setNeedsDisplay() } } }
  /// The side of the picture in points; use `fitting` so that pixels stay whole.
  public var side = 64.0 { didSet { if side != oldValue { setNeedsDisplay() } } }
  /// How much wider than high the picture is drawn; 1 is as it is in the file.
  public var stretch = 1.0 { didSet { if stretch != oldValue { setNeedsDisplay() } } }
  /// The width of its shadow on the ground, in pixels of the sheet; 0 for what stands on nothing.
  public var foot = 0.0 { didSet { if foot != oldValue { setNeedsDisplay() } } }
  private var sprite: Sprite?

  /// A frame of a sprite sheet.
  public nonisolated struct Cell: Hashable, Sendable {
    /// Counted from 0 at the left and at the top.
    public var column, row: Int
    /// A place from its column and row.
    public init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The side of a frame, in pixels.
  public nonisolated static let pixels = 64

  /// The frame at `cell` of the sheet `Art/<sheet>.png`.
  public init(
    _ id: String = "", sheet: String, cell: Cell = Cell(column: 0, row: 0), label: String = ""
  ) {
    self.sheet = sheet
    self.cell = cell
    super.init(id, role: .image, label: label)
  }

  /// The side in points of a frame that fits into `room` points: the largest multiple of whole
  /// screen pixels.
  public nonisolated static func fitting(_ room: Double, density: Double) -> Double {
    let scale = (room * density / Double(pixels)).rounded(.down)
    return max(1, scale) * Double(pixels) / density
  }

  private func releaseDrawings() {
    sprite = nil
    setNeedsDisplay()
  }

  open override func draw(into list: inout DrawList, at now: Duration) {
    sprite = sprite ?? stage?.art.sheet(sheet)
    guard let sprite else { return }
    if foot > 0 { drawShadow(into: &list) }
    let width = side * stretch
    let corner = Point(x: (size.width - width) / 2, y: size.height - side)
    list.image(
      sprite.frame(column: cell.column, row: cell.row, side: Self.pixels),
      in: Rect(origin: corner.onPixel(of: list), size: Size(width: width, height: side)),
      tint: tint)
  }

  private func drawShadow(into list: inout DrawList) {
    let pixel = side / Double(Self.pixels)
    let high = 7 * pixel
    list.shape(
      Shape(radius: high / 2, fill: Color(0x1B1030, opacity: 0.34), softness: 2 * pixel),
      in: Rect(
        center: Point(x: size.width / 2, y: size.height - 2.5 * pixel),
        size: Size(width: foot * pixel * stretch, height: high)))
  }
}

extension Sprite {
  /// The frame at an index of a sheet whose frames have sides of `side` pixels.
  fileprivate func frame(column: Int, row: Int, side: Int) -> Sprite {
    Sprite(
      page: page, x: column * side, y: row * side, width: side, height: side,
      pageWidth: Int(width), pageHeight: Int(height), density: 1)
  }
}

extension Point {
  /// The nearest point on a whole screen pixel, if nothing is rotated or scaled.
  fileprivate func onPixel(of list: DrawList) -> Point {
    let map = list.context.transform
    guard map.a == 1, map.b == 0 else { return self }
    func snapped(_ value: Double, _ shift: Double) -> Double {
      ((value + shift) * list.density).rounded() / list.density - shift
    }
    return Point(x: snapped(x, map.tx), y: snapped(y, map.ty))
  }
}
