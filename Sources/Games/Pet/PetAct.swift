import Geometry
import Stage

/// A short movement of a pet in a contest, as a function of time.
nonisolated struct PetAct: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Before the contest.
    case bow
    /// A jump at the other, and back.
    case lunge
    /// It was hit, or hops aside.
    case recoil, dodge
    /// The winner's two jumps, a spectator's small one.
    case jumps, bob
  }

  let kind: Kind
  let start: Duration
  /// To its opponent: 1 is right, -1 left.
  let direction: Double
  /// The side of its picture.
  let side: Double

  /// The contact of a lunge.
  static let contact = Duration.milliseconds(120)

  private var length: Duration {
    switch kind {
    case .bow: .milliseconds(700)
    case .lunge, .dodge: .milliseconds(420)
    case .recoil: .milliseconds(360)
    case .jumps: .milliseconds(800)
    case .bob: .milliseconds(260)
    }
  }

  func isRunning(at now: Duration) -> Bool { now < start + length }

  func pose(at now: Duration) -> Pose {
    let part = (now - start) / length
    guard part > 0, part < 1 else { return .rest }
    let arc = sineAndCosine(of: part * .pi).sine
    switch kind {
    case .bow:
      return Pose(
        offset: Point(x: direction * side * 0.04 * arc, y: side * 0.03 * arc),
        rotation: 0.22 * direction * arc)
    case .lunge:
      // Out fast, back slowly.
      let reach = part < 0.3 ? Easing.out(part / 0.3) : 1 - Easing.smooth((part - 0.3) / 0.7)
      return Pose(
        offset: Point(x: direction * side * 0.2 * reach, y: -side * 0.05 * reach),
        rotation: 0.12 * direction * reach)
    case .recoil:
      let back = part < 0.2 ? part / 0.2 : 1 - Easing.smooth((part - 0.2) / 0.8)
      return Pose(
        offset: Point(x: -direction * side * 0.08 * back, y: 0), rotation: -0.14 * direction * back)
    case .dodge:
      return Pose(offset: Point(x: -direction * side * 0.1 * arc, y: -side * 0.16 * arc))
    case .jumps:
      let hop = sineAndCosine(of: part * 2 * .pi).sine.magnitude
      return Pose(offset: Point(x: 0, y: -side * 0.2 * hop))
    case .bob: return Pose(offset: Point(x: 0, y: -side * 0.12 * arc))
    }
  }
}

/// A pet in a contest, or one that looks on.
final class PetFighter: PixelNode {
  private var act: PetAct?

  /// Moves once; `direction` is to its opponent.
  func move(_ kind: PetAct.Kind, direction: Double, after delay: Duration = .zero) {
    guard !(stage?.reducesMotion ?? true) else { return }
    act = PetAct(kind: kind, start: now + delay, direction: direction, side: side)
    setNeedsDisplay()
  }

  override func pose(at now: Duration) -> Pose { act?.pose(at: now) ?? super.pose(at: now) }
  override func isMoving(at now: Duration) -> Bool { act?.isRunning(at: now) ?? false }
}
