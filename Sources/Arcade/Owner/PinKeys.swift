import Drawing
import Geometry
import Languages
import Stage

/// Ten digits, a key to delete and one to confirm, below a row of dots and a sentence.
final class PinKeys: Node {
  /// Called with each digit.
  var onDigit: (Int) -> Void = { _ in }
  /// Called to delete the last digit, and to confirm.
  var onDelete: () -> Void = {}, onConfirm: () -> Void = {}
  /// The height of the window, which the keys must fit.
  var window = 800.0
  private let sentence: Label
  private let dots: PinDots
  private let digits: [Button]
  private let delete, confirm: Button
  private static let gap = 8.0

  init(palette: Palette) {
    var style = Theme.body
    style.alignment = .center
    sentence = Label("", style: style, color: palette.ink, id: "owner.pin.sentence")
    dots = PinDots(palette: palette)
    digits = (0...9).map { Button("owner.pin.\($0)", label: "\($0)", palette: palette.onSheet) }
    delete = Button(
      "owner.pin.delete", label: tr("Delete"), icon: "icon-backspace", showsText: false,
      palette: palette.onSheet)
    confirm = Button(
      "owner.pin.confirm", label: tr("Done"), icon: "icon-check", showsText: false, kind: .primary,
      palette: palette.onSheet)
    super.init("")
    keepsSides = true
    add([sentence, dots])
    add(digits + [delete, confirm])
    for (digit, key) in digits.enumerated() {
      key.action = { [weak self] in self?.onDigit(digit) }
    }
    delete.action = { [weak self] in self?.onDelete() }
    confirm.action = { [weak self] in self?.onConfirm() }
  }

  /// `isWarning`: whether something went wrong.
  func say(_ text: String, isWarning: Bool = false) {
    sentence.show(text)
    sentence.color = isWarning ? Theme.danger : Theme.ink
  }

  /// Shows how many digits were given.
  func show(count: Int, accepts: Bool, isEnough: Bool) {
    dots.show(count)
    for key in digits { key.isEnabled = accepts }
    delete.isEnabled = accepts && count > 0
    confirm.isEnabled = accepts && isEnough
  }

  var firstKey: Node? { digits.first }

  /// Places everything; returns the height it takes.
  func place(width: Double) -> Double {
    let isLow = window < 620
    let columns = isLow ? 6 : 3
    let rows = 12 / columns
    let height = isLow ? 56.0 : 64
    let key = min(isLow ? 84 : 112, (width + Self.gap) / Double(columns) - Self.gap)
    let lines = isLow ? 34.0 : 60
    sentence.frame = Rect(x: 0, y: 0, width: width, height: lines)
    dots.frame = Rect(x: 0, y: lines + 4, width: width, height: 28)
    let top = lines + 44
    let left = (width - Double(columns) * (key + Self.gap) + Self.gap) / 2
    // As on a telephone; in two rows the digits come in their order.
    let order =
      isLow ? [1, 2, 3, 4, 5, -1, 6, 7, 8, 9, 0, -2] : [1, 2, 3, 4, 5, 6, 7, 8, 9, -1, 0, -2]
    for (place, digit) in order.enumerated() {
      let button = digit == -1 ? delete : digit == -2 ? confirm : digits[digit]
      button.frame = Rect(
        x: left + Double(place % columns) * (key + Self.gap),
        y: top + Double(place / columns) * (height + Self.gap), width: key, height: height)
    }
    return top + Double(rows) * (height + Self.gap) - Self.gap
  }
}

/// A dot for each digit that was given, but not which.
private final class PinDots: Node {
  private let palette: Palette
  private var count = 0

  init(palette: Palette) {
    self.palette = palette
    super.init("owner.pin.dots", role: .progress)
  }

  override var traceValue: Double? { Double(count) }

  func show(_ new: Int) {
    guard new != count else { return }
    count = new
    setNeedsDisplay()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    let places = max(4, count)
    for index in 0..<places {
      let x = size.width / 2 + (Double(index) - Double(places - 1) / 2) * 26
      let dot = Rect(center: Point(x: x, y: size.height / 2), size: Size(18))
      let isGiven = index < count
      list.shape(
        Shape(
          radius: 9, fill: isGiven ? palette.signInk : palette.groove, border: 2,
          borderColor: isGiven ? palette.signInk : palette.quietInk), in: dot)
    }
  }
}
