public import Geometry
import Input

/// Room for a toast where a screen has none: a strip at the upper edge, and the scene below it, a
/// little smaller.
///
/// Scenes don't notice it: they get pointers in their own points.
extension Stage {
  /// From the top scene's points to the window's.
  public func sceneTransform(at moment: Duration) -> Transform {
    let height = strip.value(at: moment)
    guard height > 0, bounds.height > height else { return .identity }
    let scale = 1 - height / bounds.height
    return Transform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale), ty: height)
  }

  /// Keeps so much free at the upper edge.
  func setStrip(_ height: Double) {
    stripGoal = height
    moveStrip()
  }

  /// Moves the scene towards its place.
  ///
  /// It stands still while a pointer is down: a finger that rests on a moving scene would drag.
  func moveStrip() {
    guard arena.pointersDown.isEmpty else {
      if strip.isRunning(at: now) { strip = Tween(strip.value(at: now)) }
      return
    }
    guard strip.to != stripGoal else { return }
    strip =
      reducesMotion
      ? Tween(stripGoal)
      : Tween(from: strip.value(at: now), to: stripGoal, start: now, length: Theme.move)
    setNeedsDisplay()
  }

  /// A place in the window, in the points of the top scene.
  func inScene(_ place: Point) -> Point {
    sceneTransform(at: now).inverse?(place) ?? place
  }

  /// An event at its place for its receiver; a pointer that began on the overlay stays there.
  func placed(_ event: PointerEvent) -> PointerEvent {
    if event.phase == .began {
      pointersOver.removeAll { $0 == event.id }
      if overlayPath(event.location).isEmpty {
        clearToast(at: event.location)
      } else {
        pointersOver.append(event.id)
      }
    }
    guard !pointersOver.contains(event.id) else { return event }
    var event = event
    event.location = inScene(event.location)
    return event
  }
}
