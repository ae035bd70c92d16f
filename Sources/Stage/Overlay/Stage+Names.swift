import Drawing
import Geometry

/// The name of a button that shows its sign alone, over it while a finger rests there.
final class Tooltip: Paper {
  private let text: Label

  init(_ name: String) {
    text = Label(name, style: Theme.body)
    super.init("name", role: .text, label: name, radius: Theme.smallRadius, elevation: .lifted)
    add(text)
  }

  /// Above the button, where the hand does not hide it; below it at the upper edge.
  func place(by button: Rect, in window: Rect) {
    let words = text.size(fitting: window.width - 64)
    let wanted = Size(width: words.width + 32, height: words.height + 20)
    let above = button.minY - wanted.height - 20
    frame = Rect(
      x: min(max(button.midX - wanted.width / 2, 8), window.maxX - wanted.width - 8).rounded(),
      y: (above >= 8 ? above : button.maxY + 20).rounded(), width: wanted.width,
      height: wanted.height)
    text.frame = bounds.inset(by: 16, 10)
  }
}

extension Stage {
  /// How long a finger rests on an icon before its name appears.
  private static let wait = Duration.milliseconds(500)

  /// A finger came down on a button without text, or left it (nil).
  func rests(on button: Button?) {
    resting = button.map { (Weak(node: $0), now + Self.wait) }
    guard let slip = nameSlip else { return }
    nameSlip = nil
    overlay.remove(slip)
  }

  /// Whether the name of this button is shown: the finger came to read it, not to press.
  func isNaming(_ button: Button) -> Bool {
    nameSlip != nil && resting?.button.node === button
  }

  /// When the name appears.
  var nameDue: NextFrame {
    guard let resting, nameSlip == nil else { return .onInput }
    return .at(resting.due)
  }

  func showName() {
    guard let resting, nameSlip == nil, now >= resting.due, let node = resting.button.node else {
      return
    }
    let slip = Tooltip(node.label)
    nameSlip = slip
    overlay.add(slip)
    slip.place(by: node.windowFrame(at: now), in: bounds)
    slip.animate(from: Pose(opacity: 0), length: Theme.quick)
  }
}
