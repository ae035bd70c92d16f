import Drawing
import Geometry
import Input
import Languages
import Stage

/// 3, 2, 1 on a round sheet before a round begins; a tap begins at once.
final class Countdown: Paper {
  /// How long each number is shown.
  static let each = Duration.milliseconds(600)
  /// How long it takes.
  static let length = each * 3
  private let figure = Label(
    "", style: TextStyle(size: 104, weight: .bold, alignment: .center), color: Theme.ink)
  private let action: () -> Void

  /// `action`: begins the round at once.
  init(suffix: String, action: @escaping () -> Void) {
    self.action = action
    super.init(
      "recycle.countdown" + suffix, role: .button, label: tr("Play now"),
      radius: Self.side / 2, elevation: .lifted)
    isFocusable = true
    add(figure)
    recognizers = [TapRecognizer(action: { [weak self] _ in self?.activate() })]
  }

  private static let side = 176.0

  /// Lies in the middle of the free part of a table.
  func lie(in room: Rect) {
    let side = min(Self.side, room.size.shortSide * 0.86)
    radius = side / 2
    figure.style.size = side * 0.58
    frame = Rect(center: room.center, size: Size(side))
  }

  /// Shows the number for the time since the start; returns whether it is another one.
  @discardableResult func show(after elapsed: Duration) -> Bool {
    let number = "\(max(1, 3 - Int(elapsed / Self.each)))"
    guard number != figure.label else { return false }
    figure.show(number)
    animate(from: Pose(scale: 1.25, opacity: 0.4), length: Theme.slow, easing: .settle)
    return true
  }

  @discardableResult override func activate() -> Bool {
    action()
    return true
  }

  override func sizeDidChange() { figure.frame = bounds }
}
