public import Drawing
public import Geometry

/// A small red mark at the corner of a node: a number of new items, or just a dot.
///
/// Add it to the node it belongs to, and call `pin` whenever that node's size changes.
public final class Badge: Node {
  /// A dot, or a number.
  public enum Kind: Hashable, Sendable { case dot, count(Int) }

  /// What it shows.
  public private(set) var kind: Kind
  private let text: Label
  private var corner = Point.zero

  /// A badge; it has no place until `pin` is called.
  public init(_ id: String = "", _ kind: Kind) {
    self.kind = kind
    text = Label(
      "", style: TextStyle(size: 16, weight: .bold, alignment: .center),
      color: .white)
    super.init(id, role: .badge)
    add(text)
    write()
  }

  public override var traceValue: Double? { if case .count(let n) = kind { Double(n) } else { 1 } }

  /// Shows another number; zero hides it.
  public func show(_ kind: Kind) {
    guard kind != self.kind else { return }
    let wasHidden = isHidden
    self.kind = kind
    write()
    place()
    guard !isHidden else { return }
    animate(
      from: Pose(scale: wasHidden ? 0.4 : 1.25, opacity: wasHidden ? 0 : 1), length: Theme.move,
      easing: .settle)
  }

  /// Places it at the upper right corner of a box, in its parent's points.
  public func pin(to box: Rect) {
    corner = Point(x: box.maxX - 6, y: box.minY + 6)
    place()
  }

  private func write() {
    switch kind {
    case .dot:
      isHidden = false
      label = ""
    case .count(let count):
      isHidden = count <= 0
      label = count > 99 ? "99+" : "\(count)"
    }
    text.show(label)
    text.isHidden = kind == .dot
  }

  private func place() {
    var side = Size(18)
    if kind != .dot {
      let words = text.size()
      let height = max(28, words.height + 4)
      side = Size(width: max(height, words.width + 16), height: height)
    }
    frame = Rect(center: corner, size: side)
    text.frame = bounds
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    place()
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    let radius = size.height / 2
    list.shadow(of: bounds, radius: radius, elevation: .lying)
    let isStrong = stage?.isHighContrast ?? false
    list.shape(
      Shape(
        radius: radius, fill: isStrong ? Theme.strongDanger : Theme.danger, border: 2,
        borderColor: Theme.sheet, grain: Theme.grain),
      in: bounds)
  }
}
