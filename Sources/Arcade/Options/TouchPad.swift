import Drawing
import Geometry
import Input
import Languages
import Stage

/// A place to try how fast one taps: it tells which gesture a touch was.
final class TouchPad: Paper {
  static let height = 160.0
  private let hint: Label
  private let signs: [GestureSign]

  init(_ id: String, palette: Palette) {
    hint = Label(
      tr("Try it here"), style: TextStyle(size: 20, weight: .bold, alignment: .center),
      color: palette.ink)
    signs = [
      GestureSign(trc("gesture", "Tap"), touches: [8], palette: palette),
      GestureSign(trc("gesture", "Double tap"), touches: [8, 8], palette: palette),
      GestureSign(trc("gesture", "Long press"), touches: [28], palette: palette),
    ]
    super.init(id, role: .image, label: hint.label, fill: palette.groove)
    grain = 0
    add([hint])
    add(signs)
    recognizers = [
      DoubleTapRecognizer { [weak self] _ in self?.felt(1) },
      LongPressRecognizer { [weak self] _ in self?.felt(2) },
      TapRecognizer { [weak self] _ in self?.felt(0) },
    ]
  }

  override var traceValue: Double? { signs.firstIndex { $0.isOn }.map { Double($0) } }

  private func felt(_ gesture: Int) {
    stage?.audio.play(.toggle)
    for (index, sign) in signs.enumerated() { sign.isOn = index == gesture }
    signs[gesture].animate(from: Pose(scale: 1.3), length: Theme.slow, easing: .bounce)
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    hint.frame = Rect(x: 8, y: 8, width: size.width - 16, height: 36)
    let width = (size.width - 16) / Double(signs.count)
    for (index, sign) in signs.enumerated() {
      sign.frame = Rect(
        x: 8 + Double(index) * width, y: 48, width: width, height: max(0, size.height - 56))
    }
  }
}

/// The sign of a gesture: a disc with a dot for each touch, and its name.
private final class GestureSign: Node {
  var isOn = false { didSet { setNeedsDisplay() } }
  private let word: Label
  private let touches: [Double]
  private let palette: Palette

  init(_ name: String, touches: [Double], palette: Palette) {
    self.touches = touches
    self.palette = palette
    word = Label(name, style: TextStyle(size: 18, alignment: .center), color: palette.ink)
    super.init("", role: .image)
    add(word)
  }

  override func sizeDidChange() {
    word.frame = Rect(x: 2, y: 62, width: size.width - 4, height: max(0, size.height - 62))
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let disc = Rect(center: Point(x: size.width / 2, y: 30), size: Size(56))
    list.shadow(of: disc, radius: 28, elevation: .lying)
    list.shape(
      Shape(radius: 28, fill: isOn ? palette.accent : palette.sheet, grain: Theme.grain), in: disc)
    let ink = isOn ? palette.accentInk : palette.signInk
    let whole = touches.reduce(6 * Double(touches.count - 1), +)
    var x = disc.midX - whole / 2
    for width in touches {
      list.shape(
        Shape(radius: 4, fill: ink), in: Rect(x: x, y: disc.midY - 4, width: width, height: 8))
      x += width + 6
    }
  }
}
