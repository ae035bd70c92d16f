import Geometry
import Input
import Rules

/// A held item with more precision than in the rules, so that changes add up without rounding.
struct HeldItem {
  /// The middle, in units.
  var center: Point
  var size: Double
  var degrees: Double
  let isKeyboard: Bool

  init(_ pose: Recycle.Pose, isKeyboard: Bool = false) {
    center = pose.center
    size = pose.scale
    degrees = Double(pose.angle) / 100
    self.isKeyboard = isKeyboard
  }

  var pose: Recycle.Pose { Recycle.Pose(center: center, size: size, degrees: degrees) }

  /// Follows the fingers; at the largest and the smallest size it only rotates and moves.
  ///
  /// `change`: in units of the field.
  mutating func follow(_ change: TransformChange) {
    let limits = Recycle.Pose.sizes
    let grown = min(
      max(size * change.scale, Double(limits.lowerBound) / 1000),
      Double(limits.upperBound) / 1000)
    let map = Transform(
      scale: grown / size, rotation: change.rotation,
      about: change.center + change.translation * -1, offset: change.translation)
    center = map(center)
    size = grown
    degrees += change.rotation * 180 / .pi
  }
}

extension TransformChange {
  /// The same change seen through a transform that rotates and scales uniformly.
  func seen(through map: Transform) -> TransformChange {
    var seen = self
    seen.center = map(center)
    seen.translation = seen.center + map(center + translation * -1) * -1
    return seen
  }
}
