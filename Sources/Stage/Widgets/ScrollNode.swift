public import Drawing
public import Geometry
public import Input

/// A scroller over any nodes: put them into `content` and say how high they are.
///
/// What is cut off at the sides loses its shadow: leave 8 points around sheets of paper.
public final class ScrollNode: Scroller {
  /// Holds what is scrolled, in points from its upper left corner; its size is kept for it.
  public let content: Node

  /// An empty scroller; `palette` gives its bar its colours.
  public init(_ id: String = "", label: String = "", palette: Palette = .paper) {
    let slide = Slide()
    content = slide
    super.init(id, role: .group, label: label, palette: palette)
    slide.scroller = self
    add(content)
  }

  /// Takes the frame and the height of what is in it, which may be less.
  public func place(_ frame: Rect, contentHeight height: Double) {
    self.frame = frame
    contentHeight = height
    fit()
  }

  public override func sizeDidChange() {
    super.sizeDidChange()
    fit()
  }

  private func fit() {
    content.frame = Rect(x: 0, y: 0, width: size.width, height: max(size.height, contentHeight))
  }

  public override func handle(_ key: KeyEvent) -> Bool { travel(key.key) }
  public override func handle(_ wheel: WheelEvent) -> Bool { turn(wheel.deltaY) }
  public override func nextFrame(after now: Duration) -> NextFrame { scrollFrame(after: now) }
  public override func drawOver(into list: inout DrawList, at now: Duration) {
    drawEdges(into: &list, at: now)
  }
}

/// What follows the offset of its scroller.
final class Slide: Node {
  weak var scroller: Scroller?

  init() { super.init("") }

  override func pose(at now: Duration) -> Pose {
    Pose(offset: Point(x: 0, y: -(scroller?.offset(at: now) ?? 0)))
  }
  override func isMoving(at now: Duration) -> Bool { false }
}
