import Stage
import Store

/// A bird that sings while music or sounds are on, and sleeps while neither can be heard.
final class Songbird: Node {
  private let context: GameContext
  private let awake = ArtNode("options-sound")
  private let asleep = ArtNode("options-sound-off")

  init(_ context: GameContext) {
    self.context = context
    super.init("")
    add([awake, asleep])
    update()
  }

  /// Follows the settings.
  func update() {
    let settings = context.settings
    let hasMusic = settings.isOn(.musicOn) && settings.number(.musicVolume) != 0
    let isHeard = settings.hasSound || hasMusic
    guard awake.isHidden == isHeard || asleep.isHidden != isHeard else { return }
    (awake.isHidden, asleep.isHidden) = (!isHeard, isHeard)
    setNeedsDisplay()
  }

  override func sizeDidChange() { for drawing in [awake, asleep] { drawing.frame = bounds } }
}
