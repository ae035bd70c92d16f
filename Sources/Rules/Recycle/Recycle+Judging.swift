import Geometry

extension Recycle {
  /// A container's reaction to an item that is dropped on it.
  public enum Verdict: Hashable, Sendable {
    /// It goes in.
    case fits(Container)
    /// It is refused, for this reason.
    case refused(Container, Reason)
  }

  /// The effect of dropping the item here, or nil if it touches no container.
  public func verdict(on piece: Piece) -> Verdict? {
    guard let container = container(under: piece) else { return nil }
    guard setup.container(of: piece.kind) == container else {
      return .refused(container, .wrongContainer)
    }
    guard fits(piece) else { return .refused(container, .tooBig) }
    guard isRightWayUp(piece) else { return .refused(container, .notUpsideDown) }
    if setup.mode == .hard, !setup.field.mouth(of: container).contains(piece.pose.center) {
      return .refused(container, .besideMouth)
    }
    return .fits(container)
  }

  /// The container that its outline overlaps most; of two equal ones the left.
  public func container(under piece: Piece) -> Container? {
    let turn = sineAndCosine(of: piece.pose.radians)
    let outline = piece.kind.outline.map { point in
      let grown = point * piece.pose.scale
      return piece.pose.center
        + Point(
          x: grown.x * turn.cosine - grown.y * turn.sine,
          y: grown.x * turn.sine + grown.y * turn.cosine)
    }
    var best: (container: Container, area: Double)?
    for container in setup.field.containers {
      let area = Overlap.area(of: outline, within: setup.field.frame(of: container))
      if area > best?.area ?? 0 { best = (container, area) }
    }
    return best?.container
  }

  /// Whether it is small enough for its container.
  public func fits(_ piece: Piece) -> Bool { piece.pose.size <= Self.largestFit }

  /// Whether it only just fits.
  public func isPerfect(_ piece: Piece) -> Bool {
    (Self.perfectFit...Self.largestFit).contains(piece.pose.size)
  }

  /// Only bottles must be upside down.
  public func isRightWayUp(_ piece: Piece) -> Bool {
    piece.kind != .bottle || piece.pose.tilt <= setup.tilt
  }

  /// Its points at its size, rounded.
  public func points(for piece: Piece) -> Int {
    let exact = piece.kind.basePoints * piece.pose.size
    let isPaid = setup.paysPerfection && isPerfect(piece)
    return isPaid ? (exact * 5 + 2000) / 4000 : (exact + 500) / 1000
  }
}
