public import Geometry
public import Input

/// Boxes side by side, in as many lines as their ideal widths need.
public nonisolated struct Flow: Box {
  /// See `Box`.
  public var width, height: Length?
  /// See `Box`.
  public var rank: Int?
  private let gap: Double
  private let alignment, packing: LineAlignment
  private let boxes: [any Box]

  /// See `Row`.
  public init(
    gap: Double = 0, alignment: LineAlignment = .center, packing: LineAlignment = .start,
    @BoxBuilder _ boxes: () -> [any Box]
  ) {
    (self.gap, self.alignment, self.packing, self.boxes) = (gap, alignment, packing, boxes())
  }

  /// Those of its boxes, in order.
  public var cells: [Cell] { boxes.flatMap(\.cells) }

  /// See `Box`.
  public func contentLength(_ axis: Axis, across room: Double) -> Length {
    axis == .vertical
      ? lines(in: room).length(.vertical, across: room)
      : boxes.map { $0.length(.horizontal, across: .infinity) }.joined(gap: gap)
  }

  /// See `Box`.
  public func frames(in room: Rect) -> [Rect?] { lines(in: room.width).frames(in: room) }

  private func lines(in width: Double) -> Column {
    var lines: [[any Box]] = []
    var end = Double.infinity
    for box in boxes {
      let length = box.length(.horizontal, across: .infinity).ideal
      if end + gap + length > width {
        lines.append([])
        end = -gap
      }
      lines[lines.count - 1].append(box)
      end += gap + length
    }
    return Column(gap: gap, alignment: packing) {
      for line in lines { Row(gap: gap, alignment: alignment, packing: packing) { line } }
    }
  }
}
