import Arcade
import Drawing
import Geometry
import Stage

/// A hand that shows once, on a player's first board, how a tile is pushed into the gap.
///
/// It lies over the board and takes no touches. With reduced motion it stands on the tile.
final class SlideHand: Node {
  /// How long nothing must have happened, and how long it takes.
  static let patience = Duration.seconds(4)
  static let length = Duration.milliseconds(2200)
  /// When the finger is down, and when it has arrived, in seconds.
  private static let down = 0.6
  private static let arrived = 1.4
  private var begun: Duration?
  private var tile = Rect.zero
  private var gap = Rect.zero
  private var picture: Sprite?
  private var hand = HandIcon(.one)

  init() { super.init("fifteen.hand", role: .image) }

  var isShown: Bool { begun != nil }

  /// Pushes a copy of a tile into the gap; all in the board's points.
  func show(_ picture: Sprite?, from tile: Rect, to gap: Rect) {
    (self.picture, self.tile, self.gap) = (picture, tile, gap)
    begun = now
    hand.fetch(from: stage?.art, height: handHeight)
    setNeedsDisplay()
  }

  func hide() {
    guard isShown else { return }
    begun = nil
    setNeedsDisplay()
  }

  func update(at now: Duration) {
    if let begun, now >= begun + Self.length { hide() }
  }

  private var handHeight: Double { min(240, max(96, tile.width * 1.1)).rounded() }

  override func resourcesDidChange() {
    super.resourcesDidChange()
    hand.clear()
    if isShown { hand.fetch(from: stage?.art, height: handHeight) }
  }

  override func nextFrame(after now: Duration) -> NextFrame {
    guard let begun else { return .onInput }
    return stage?.reducesMotion ?? true ? .at(max(now, begun + Self.length)) : .immediately
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let begun else { return }
    let time = (now - begun) / .seconds(1)
    let isCalm = stage?.reducesMotion ?? true
    let progress = isCalm ? 0 : Easing.smooth((time - Self.down) / (Self.arrived - Self.down))
    let left = (Self.length / .seconds(1)) - time
    let strength = isCalm ? 1 : min(1, time / 0.3) * min(1, max(0, left / 0.4))
    let place = tile.offset(by: (gap.origin - tile.origin) * progress)
    if progress > 0 {
      let box = place.inset(by: tile.width * 0.02)
      let radius = box.width * 17 / 120
      list.shadow(of: box, radius: radius, elevation: .lifted, strength: strength)
      list.shape(
        Shape(radius: radius, fill: Color.white.faded(0.85 * strength), sprite: picture), in: box)
    }
    let press = isCalm ? 1 : min(1, time / Self.down)
    hand.draw(at: place.center, scale: 1.25 - 0.25 * press, strength: strength, into: &list)
  }
}
