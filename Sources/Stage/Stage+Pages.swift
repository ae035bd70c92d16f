import Drawing
import Geometry

/// How scenes are drawn while they come and go.
extension Stage {
  /// How much more slowly than its edge the contents of an arriving page move.
  private static let lag = 0.1
  /// How far a page gives way to one that passes over it, in window widths.
  private static let pageShift = 0.04

  /// A scene that grows out of a rectangle of the window, or shrinks into it.
  func draw(
    _ scene: any Scene, through opening: SceneStack.Opening, at now: Duration,
    into list: inout DrawList
  ) {
    let share = opening.share
    let hole = opening.origin.mixed(with: bounds, share)
    list.shadow(of: hole, radius: Theme.largeRadius * (1 - share), elevation: .lifted)
    // At first it shows its middle, a little smaller.
    let shift = (hole.center - bounds.center) * (1 - share)
    let zoom = Transform(scale: 0.9 + 0.1 * share, rotation: 0, about: bounds.center, offset: shift)
    list.pushClip(hole)
    draw(scene, moved: zoom, at: now, into: &list)
    list.popClip()
  }

  /// A page whose first edge comes in from where lines end, with its shadow on the page below.
  func draw(
    _ scene: any Scene, slidIn share: Double, at now: Duration, into list: inout DrawList
  ) {
    let edge = bounds.width * (1 - share)
    let left = isRightToLeft ? 0 : edge
    let sheet = Rect(x: left, y: 0, width: bounds.width - edge, height: bounds.height)
    list.shadow(of: sheet, radius: 0, elevation: .lifted)
    list.pushClip(sheet)
    let shift = Transform(translation: Point(x: onward * edge * Self.lag, y: 0))
    draw(scene, moved: shift, at: now, into: &list)
    list.popClip()
  }

  /// The sign of the direction in which lines are read.
  private var onward: Double { isRightToLeft ? -1 : 1 }

  /// A page that gives way against the direction of reading.
  func draw(
    _ scene: any Scene, pushedAside share: Double, at now: Duration, into list: inout DrawList
  ) {
    let shift = Transform(
      translation: Point(x: -onward * bounds.width * Self.pageShift * share, y: 0))
    draw(scene, moved: shift, at: now, into: &list)
  }

  private func draw(
    _ scene: any Scene, moved: Transform, at now: Duration, into list: inout DrawList
  ) {
    list.context = DrawList.Context(transform: moved)
    scene.drawBackdrop(into: &list, in: bounds)
    scene.root.drawTree(into: &list, at: now)
    list.context = DrawList.Context()
  }
}
