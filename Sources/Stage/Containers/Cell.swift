public import Geometry
public import Input

/// A box for one node, or for nothing.
public nonisolated struct Cell: Box {
  /// See `Box`.
  public var width, height: Length?
  /// See `Box`.
  public var rank: Int?
  /// What lies in it.
  public let node: Node?
  /// Its width divided by its height; nil for any shape.
  private let aspect: Double?
  /// The height that its content needs at a width.
  private let measure: ((Double) -> Double)?

  /// A box that takes what is left over, in a fixed shape if `aspect` is its width divided by its
  /// height.
  public init(_ node: Node? = nil, aspect: Double? = nil) {
    (self.node, self.aspect, measure) = (node, aspect, nil)
  }

  /// A box as high as `measure` says for its width, and lower where there is no room.
  public init(_ node: Node? = nil, measure: @escaping (_ width: Double) -> Double) {
    (self.node, self.measure, aspect) = (node, measure, nil)
  }

  /// A box for a text, as high as its lines; with less room the text gets smaller.
  @MainActor public static func text(_ label: Label) -> Cell {
    // Boxes are laid out where labels live.
    Cell(label) { width in MainActor.assumeIsolated { label.size(fitting: width).height } }
  }

  /// Itself.
  public var cells: [Cell] { [self] }

  /// See `Box`.
  public func contentLength(_ axis: Axis, across room: Double) -> Length {
    if let aspect, room.isFinite {
      return Length(most: axis == .horizontal ? room * aspect : room / aspect)
    }
    if let measure, axis == .vertical, room.isFinite {
      let height = measure(room)
      return Length(ideal: height, most: height, weight: 0)
    }
    return .rest()
  }

  /// See `Box`.
  public func frames(in room: Rect) -> [Rect?] {
    guard let aspect else { return [room] }
    let width = min(room.width, room.height * aspect).rounded(.down)
    let size = Size(width: width, height: (width / aspect).rounded(.down))
    return [
      Rect(
        origin: Point(
          x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded()),
        size: size)
    ]
  }
}
