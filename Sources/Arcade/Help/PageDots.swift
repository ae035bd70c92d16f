public import Drawing
import Geometry
public import Stage

/// One dot per page; that of the current page is longer.
public final class PageDots: Node {
  private var count: Int
  private let palette: Palette
  private var page = 0

  /// Dots in the colours of this palette.
  public init(_ id: String = "help.page", count: Int, palette: Palette) {
    self.count = count
    self.palette = palette
    super.init(id, role: .text)
  }

  /// `count`: the number of pages, if that changed.
  public func show(_ page: Int, of count: Int? = nil) {
    self.page = page
    self.count = count ?? self.count
    label = "\(page + 1)/\(self.count)"
    setNeedsDisplay()
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let whole = 12 * Double(count - 1) + 32 + 12 * Double(count - 1)
    var x = (size.width - whole) / 2
    for index in 0..<count {
      let width = index == page ? 32.0 : 12
      list.shape(
        Shape(
          radius: 6,
          fill: index == page ? palette.signInk : palette.ink.mixed(with: palette.sheet, 0.7)),
        in: Rect(x: x, y: size.height / 2 - 6, width: width, height: 12))
      x += width + 12
    }
  }
}
