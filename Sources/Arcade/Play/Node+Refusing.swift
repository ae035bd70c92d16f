public import Geometry
public import Stage

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
