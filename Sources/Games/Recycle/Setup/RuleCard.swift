import Arcade
import Drawing
import Geometry
import Input
import Stage

/// A choice shown as one of the drawings of the rules; the chosen one is lifted, tilted and ticked.
final class RuleCard: ChoiceCard {
  private let drawing: ArtNode
  private let seal = Paper(
    "", role: .image, fill: Theme.good, radius: RuleCard.sealSide / 2, elevation: .lifted)
  private static let sealSide = 40.0
  private static let tilt = 0.026
  /// The width of the drawings as a multiple of their height.
  private static let shape = 1.6
  /// The height of the words.
  private static let words = 32.0
  /// Around the drawing.
  private static let margin = 8.0

  /// The height of a card of a width.
  static func height(width: Double) -> Double {
    (width - 2 * margin) / shape + words + 2 * margin
  }

  /// `art`: the drawing, without `recycle-rule-`.
  init(_ id: String, label: String, art: String, palette: Palette) {
    drawing = ArtNode("recycle-rule-" + art)
    super.init(
      id, label: label,
      caption: Label(
        label, style: TextStyle(size: 22, weight: .bold, alignment: .center), color: palette.ink),
      palette: palette, radius: Theme.largeRadius)
    let tick = ArtNode("icon-check")
    tick.frame = Rect(center: Point(x: 20, y: 20), size: Size(26))
    seal.frame.size = Size(Self.sealSide)
    seal.add(tick)
    seal.isHidden = true
    add([drawing, caption, seal])
    recognizers = [
      TapRecognizer(
        onPress: { [weak self] in self?.press($0) },
        action: { [weak self] _ in self?.activate() })
    ]
  }

  /// Upright in high contrast, where its outline has to stay clear of its neighbour's.
  private var target: Pose {
    isOn && stage?.isHighContrast != true ? Pose(scale: 1.02, rotation: Self.tilt) : .rest
  }

  private func press(_ isDown: Bool) {
    animate(
      to: isDown ? Pose(scale: 1.04, rotation: target.rotation) : target, length: Theme.quick)
  }

  override func choiceDidChange() {
    super.choiceDidChange()
    elevation = isOn ? .lifted : .lying
    seal.isHidden = !isOn
    animate(to: target, length: Theme.move, easing: .settle)
    if isOn { seal.animate(from: Pose(scale: 0.4), length: Theme.slow, easing: .bounce) }
  }

  override func sizeDidChange() {
    // The first time it is on a stage.
    if restingPose != target { animate(to: target, length: .zero) }
    let inner = bounds.inset(by: Self.margin)
    let height = inner.height - Self.words
    let width = min(inner.width, height * Self.shape)
    drawing.frame = Rect(
      x: (size.width - width) / 2, y: Self.margin, width: width, height: width / Self.shape)
    caption.frame = Rect(
      x: Self.margin, y: drawing.frame.maxY + (inner.maxY - drawing.frame.maxY - Self.words) / 2,
      width: inner.width, height: Self.words)
    seal.frame.origin = Point(x: size.width - Self.sealSide - 4, y: 4)
  }
}
