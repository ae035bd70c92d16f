public import Geometry
public import Stage

/// Sounds that several games share.
nonisolated extension Sound {
  /// A move is not possible.
  public static let bump = Sound("bump")
  /// A game was won.
  public static let win = Sound("win")
  /// Something was picked up.
  public static let lift = Sound("lift")
  /// Something was put down.
  public static let drop = Sound("drop")
  /// The stars of a result as they land: three notes that rise.
  static let stars = [Sound("star-1"), Sound("star-2"), Sound("star-3")]
}

extension Node {
  /// What was asked for isn't possible: a sound, and a nudge for whoever doesn't hear it.
  public func refuse(_ pose: Pose = Pose(offset: Point(x: 6, y: 0))) {
    stage?.audio.play(.bump)
    nudge(pose)
  }

  /// Comes back from a pose, at most three times a second; with reduced motion it pales instead.
  public func nudge(_ pose: Pose) {
    guard !isMoving(at: now) else { return }
    let isCalm = stage?.reducesMotion ?? false
    animate(
      from: isCalm ? Pose(opacity: 0.6) : pose, length: .milliseconds(340),
      easing: isCalm ? .out : .settle)
  }
}
