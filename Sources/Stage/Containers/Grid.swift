public import Geometry
public import Input

/// Boxes of one size in rows and columns.
///
/// Cells have whole points; the few that are left over stay free at the right and the bottom.
public nonisolated struct Grid: Box {
  /// See `Box`.
  public var width, height: Length?
  /// See `Box`.
  public var rank: Int?
  private let gap: Double
  private let columns: Int
  private let least: Double
  private let fillsLastRow: Bool
  private let boxes: [any Box]

  /// At most so many columns, none narrower than `least`; with fewer, rows are about equally long.
  ///
  /// `fillsLastRow`: the last box takes the rest of its row.
  public init(
    columns: Int = .max, least: Double = 0, gap: Double = 0, fillsLastRow: Bool = false,
    @BoxBuilder _ boxes: () -> [any Box]
  ) {
    (self.columns, self.least, self.gap) = (columns, least, gap)
    (self.fillsLastRow, self.boxes) = (fillsLastRow, boxes())
  }

  /// Those of its boxes, in order.
  public var cells: [Cell] { boxes.flatMap(\.cells) }

  /// How many columns and rows there are in a width.
  public func shape(in width: Double) -> (columns: Int, rows: Int) {
    let fitting = ((width + gap) / max(1, least + gap)).rounded(.down)
    let most = max(1, min(boxes.count, columns, Int(min(fitting, 1000))))
    let rows = max(1, (boxes.count + most - 1) / most)
    return (fillsLastRow ? most : (boxes.count + rows - 1) / rows, rows)
  }

  /// See `Box`.
  public func contentLength(_ axis: Axis, across room: Double) -> Length {
    guard axis == .vertical else {
      return boxes.map { $0.length(axis, across: .infinity) }.longest.repeated(
        min(columns, boxes.count), gap: gap)
    }
    let shape = shape(in: room)
    let cell = cell(room, shape.columns)
    return boxes.map { $0.length(axis, across: cell) }.longest.repeated(shape.rows, gap: gap)
  }

  private func cell(_ room: Double, _ count: Int) -> Double {
    max(0, ((room + gap) / Double(max(1, count)) - gap).rounded(.down))
  }

  /// See `Box`.
  public func frames(in room: Rect) -> [Rect?] {
    let (columns, rows) = shape(in: room.width)
    let size = Size(width: cell(room.width, columns), height: cell(room.height, rows))
    return boxes.enumerated().flatMap { index, box in
      let (row, column) = index.quotientAndRemainder(dividingBy: max(1, columns))
      var frame = Rect(
        origin: Point(
          x: room.minX + Double(column) * (size.width + gap),
          y: room.minY + Double(row) * (size.height + gap)), size: size)
      if fillsLastRow, index == boxes.count - 1 { frame.size.width = room.maxX - frame.minX }
      return box.frames(in: frame)
    }
  }
}
