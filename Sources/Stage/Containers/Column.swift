public import Input

/// Boxes one below the other.
public nonisolated struct Column: Line {
  /// Along which axis its boxes lie.
  public static var axis: Axis { .vertical }
  /// See `Box`.
  public var width, height: Length?
  /// See `Box`.
  public var rank: Int?
  /// Between two boxes.
  public let gap: Double
  public let alignment, packing: LineAlignment
  /// In order.
  public let boxes: [any Box]

  /// `alignment`: where a narrow box lies; `packing`: where all lie if none takes the rest.
  public init(
    gap: Double = 0, alignment: LineAlignment = .center, packing: LineAlignment = .start,
    @BoxBuilder _ boxes: () -> [any Box]
  ) {
    (self.gap, self.alignment, self.packing, self.boxes) = (gap, alignment, packing, boxes())
  }
}
