import Drawing
import Geometry
import Stage

/// The bot, and what it says in a bubble: beside its head, or above it where there is little width.
final class BotSpeech: Node {
  private let words: Label
  private let face: BotFace
  private let bubble: Paper
  private let tail: Paper
  private static let pad = 20.0
  private static let gap = 28.0

  /// `id`: of the words.
  init(_ id: String, palette: Palette, size: Double = 24) {
    words = Label(
      "", style: TextStyle(size: size, weight: .bold, alignment: .center), color: palette.ink,
      id: id)
    face = BotFace(palette: palette)
    bubble = Paper(fill: palette.sheet, radius: Theme.largeRadius)
    tail = Paper(fill: palette.sheet, radius: 4)
    super.init("")
    tail.setPose(Pose(rotation: .pi / 4))
    add([tail, bubble, face])
    bubble.add(words)
    show("")
  }

  /// Says something else, or nothing.
  func show(_ text: String, _ mood: BotFace.Mood = .waits) {
    face.show(mood)
    bubble.isHidden = text.isEmpty
    tail.isHidden = text.isEmpty
    guard text != words.label else { return }
    words.show(text)
    sizeDidChange()
    let pose = Pose(scale: 0.9, opacity: 0)
    bubble.animate(from: pose, length: Theme.move, easing: .settle)
  }

  /// Whether a face that is so large leaves room for the bubble beside it.
  private static func isBeside(width: Double, face side: Double) -> Bool {
    width >= 520 || width - side - gap >= 240
  }

  /// The height that it needs at a width, with a face that is so large.
  func height(width: Double, face side: Double) -> Double {
    let isBeside = Self.isBeside(width: width, face: side)
    let room = isBeside ? width - side - Self.gap : width
    let text = words.size(fitting: room - 2 * Self.pad).height + 28
    return isBeside ? max(side, text) : side + Self.gap / 2 + text
  }

  override func sizeDidChange() {
    guard size.width > 0, size.height > 0 else { return }
    // Where it is high, a large face stands below the bubble.
    let isBeside =
      size.height < size.width * 0.7
      && Self.isBeside(width: size.width, face: min(size.height, size.width * 0.34))
    if isBeside { placeBeside() } else { placeAbove() }
    words.frame = bubble.bounds.inset(by: Self.pad - 1, 8)
  }

  private func placeBeside() {
    let side = min(size.height, size.width * 0.34)
    let room = size.width - side - Self.gap
    let text = words.size(fitting: room - 2 * Self.pad)
    let wide = min(room, text.width + 2 * Self.pad + 2)
    let high = min(size.height, max(72, text.height + 32))
    let left = ((size.width - side - Self.gap - wide) / 2).rounded()
    face.frame = Rect(x: left, y: (size.height - side).rounded(), width: side, height: side)
    let top = max(0, min(face.frame.midY - high / 2, size.height - high))
    bubble.frame = Rect(x: left + side + Self.gap, y: top, width: wide, height: high)
    tail.frame = Rect(
      center: Point(x: bubble.frame.minX + 2, y: min(face.frame.midY, bubble.frame.maxY - 32)),
      size: Size(24))
  }

  private func placeAbove() {
    let text = words.size(fitting: size.width - 2 * Self.pad)
    let high = min(text.height + 28, size.height * 0.7)
    let side = max(0, min(size.height - high - Self.gap / 2, size.width))
    bubble.frame = Rect(x: 0, y: 0, width: size.width, height: high)
    face.frame = Rect(
      x: ((size.width - side) / 2).rounded(), y: size.height - side, width: side, height: side)
    tail.frame = Rect(center: Point(x: size.width / 2, y: high - 2), size: Size(24))
  }
}
