import Geometry

/// A container's one motion in answer to an item.
nonisolated enum ContainerReaction: Hashable, Sendable {
  /// The item goes in: the lid is open until it has, then claps, and the body is squashed.
  case eat
  /// The item is refused: the body shakes.
  case refuse
  /// The item belongs here: the lid opens twice.
  case wave

  var length: Duration {
    switch self {
    case .eat: PieceNode.meal + .milliseconds(440)
    case .refuse: .milliseconds(260)
    case .wave: .milliseconds(800)
    }
  }

  /// How long the lid takes to open for an item that flies in.
  private static let lift = Duration.milliseconds(40)

  /// The shape at a time after the start; at rest before and after.
  func bend(after elapsed: Duration) -> ContainerBend {
    var bend = ContainerBend()
    guard elapsed > .zero, elapsed < length else { return bend }
    let meal = self == .eat ? PieceNode.meal : .zero
    guard elapsed >= meal else {
      bend.opening = min(1, elapsed / Self.lift)
      return bend
    }
    let part = (elapsed - meal) / (length - meal)
    // The waves die away towards the end.
    func swing(_ turns: Double) -> Double {
      sineAndCosine(of: part * turns * 2 * .pi).sine * (1 - part)
    }
    switch self {
    case .eat:
      bend.opening = max(0, 1 - 5 * part)
      bend.clap = -0.34 * swing(1)
      bend.squash = 0.07 * swing(1.5)
    case .refuse: bend.lean = 0.1 * swing(2)
    case .wave: bend.opening = abs(sineAndCosine(of: part * 2 * .pi).sine) * 0.8
    }
    return bend
  }
}

/// How a container differs from its shape at rest.
nonisolated struct ContainerBend: Hashable, Sendable {
  /// How far it leans, and how far the lid is turned, in radians.
  var lean = 0.0
  var clap = 0.0
  /// How much wider and lower it is.
  var squash = 0.0
  /// How far the lid is open, 0 to 1.
  var opening = 0.0

  /// It stands on `foot`.
  func transform(about foot: Point) -> Transform {
    let (wide, high) = (1 + squash, 1 - squash)
    let squashed = Transform(
      a: wide, b: 0, c: 0, d: high, tx: foot.x * (1 - wide), ty: foot.y * (1 - high))
    return Transform(scale: 1, rotation: lean, about: foot, offset: .zero) * squashed
  }
}
