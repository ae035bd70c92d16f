public import Drawing
public import Geometry
public import Input

/// Scrolls any nodes: add them to `content` and set its height.
///
/// Shadows are cut off at the sides: leave 8 points around sheets of paper.
public final class ScrollNode: Scroller {
  /// The nodes that scroll, in points from their upper left corner; its size is set by `place`.
  public let content: Node

  /// An empty scroller; `palette` colours its bar.
  public init(_ id: String = "", label: String = "", palette: Palette = .paper) {
    let slide = Slide()
    content = slide
    super.init(id, role: .group, label: label, palette: palette)
    slide.scroller = self
    add(content)
  }

  /// Sets the frame and the height of the content, which may be smaller.
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

/// A node that follows the offset of its scroller.
final class Slide: Node {
  weak var scroller: Scroller?

  init() { super.init("") }

  override func pose(at now: Duration) -> Pose {
    Pose(offset: Point(x: 0, y: -(scroller?.offset(at: now) ?? 0)))
  }
  override func isMoving(at now: Duration) -> Bool { false }
}
