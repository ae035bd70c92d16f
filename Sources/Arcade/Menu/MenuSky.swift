import Drawing
import Input
import Stage

/// The menu's sun: a touch turns its rays.
final class SunNode: Node {
  private let rays = ArtNode("paper-sun-rays", elevation: .lying)
  private let disc = ArtNode("paper-sun-disc")

  init() {
    super.init("", role: .image)
    add([rays, disc])
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.turn() })]
  }

  private func turn() {
    stage?.audio.play(.tap)
    var pose = rays.restingPose
    pose.rotation += .pi / 4
    rays.animate(to: pose, length: .milliseconds(600), easing: .bounce)
    disc.animate(from: Pose(scale: 1.1), length: .milliseconds(600), easing: .bounce)
  }

  override func sizeDidChange() {
    rays.frame = bounds
    disc.frame = bounds
  }
}

/// The menu's kite: a touch tugs at its string.
final class KiteNode: Node {
  private let kite = ReactingNode(.tug, [ArtNode("paper-kite", elevation: .lying)])

  init() {
    super.init("", role: .image)
    add(kite)
    touchMargin = 8
    recognizers = [
      TapRecognizer(action: { [weak self] _ in
        self?.stage?.audio.play(.tap)
        self?.kite.react()
      })
    ]
  }

  override func sizeDidChange() { kite.frame = bounds }
}
