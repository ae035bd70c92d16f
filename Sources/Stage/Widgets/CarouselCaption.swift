import Geometry

/// The caption of a carousel item: complete, or hidden.
///
/// It fades out before the neighbouring item would cover part of it.
public final class CarouselCaption: Node {
  private let words: Label
  /// The width of the text.
  private var width: Double?

  /// A caption with this label; give it a frame within the item.
  public init(_ label: Label) {
    words = label
    super.init("")
    add(label)
  }

  public override func sizeDidChange() {
    words.frame = bounds
    width = nil
  }

  public override func resourcesDidChange() {
    super.resourcesDidChange()
    width = nil
  }

  public override func isMoving(at now: Duration) -> Bool { false }

  public override func pose(at now: Duration) -> Pose {
    var slot = parent
    while let node = slot, !(node is CarouselSlot) { slot = node.parent }
    guard let slot = slot as? CarouselSlot, let item = parent else { return .rest }
    let width = self.width ?? min(size.width, words.size(fitting: size.width).width)
    self.width = width
    let left = frame.midX - width / 2 - item.size.width / 2
    return Pose(opacity: slot.clearance(from: left, to: left + width, at: now))
  }
}
