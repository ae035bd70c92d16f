import Drawing
public import Geometry
import Languages
public import Stage

/// The bar at the top of a scene: Back at the left, the title beside it, other buttons at the right.
public final class Header: Node {
  /// The room it takes at the top of a scene, in points.
  public static let height = 80.0
  /// How much smaller the title may be before it is hidden.
  private static let smallest = 0.62
  /// The Back button: does what Esc does.
  public let back: Button
  /// False if something else takes the middle.
  public var showsTitle = true { didSet { if showsTitle != oldValue { sizeDidChange() } } }
  /// Shows icons alone, the first beside Back, because something else takes the middle.
  public var isSplit = false { didSet { if isSplit != oldValue { sizeDidChange() } } }
  private let title: Label
  private let extras: [Button]

  /// `extras`: from left to right; they show only their icons if there is little room.
  public init(_ scene: String, title text: String, palette: Palette, extras: [Button] = []) {
    self.extras = extras
    back = Button(scene + ".back", label: tr("Back"), icon: "icon-back", palette: palette)
    title = Label(
      text, style: TextStyle(size: 30, weight: .bold), color: palette.tableInk)
    title.role = .heading
    super.init("")
    back.action = { [weak self] in self?.stage?.top.goBack() }
    add([title, back])
    add(extras)
  }

  /// What a header leaves of a window, without margins at the sides and room at the foot.
  public static func room(in bounds: Rect, margin: Double = 0, foot: Double = 0) -> Rect {
    Rect(
      x: margin, y: height, width: bounds.width - 2 * margin,
      height: max(0, bounds.height - height - foot))
  }

  /// The smallest size that the buttons need.
  public var narrowSize: Size {
    Size(width: back.fittingSize.width + 68 * Double(extras.count), height: 56)
  }

  public override func sizeDidChange() {
    if isSplit { return split() }
    back.isCompact = false
    var side = back.fittingSize
    let right = placeExtras(left: side.width)
    if !extras.isEmpty, side.width + right + 44 > size.width {
      back.isCompact = true
      side.width = 56
    }
    back.frame = Rect(x: 16, y: 12, width: side.width, height: 56)
    let words = title.size()
    // A title that doesn't fit is made a little smaller; if it would still be cut, it is hidden.
    let left = side.width + 36
    let free = size.width - left - right - 32
    title.frame = Rect(
      x: left, y: (size.height - words.height) / 2, width: max(0, free), height: words.height)
    title.isHidden = !showsTitle || words.width * Self.smallest > free
  }

  private func split() {
    for button in [back] + extras { button.isCompact = true }
    func place(_ button: Button, _ x: Double) {
      button.frame = Rect(x: x, y: 12, width: 56, height: 56)
    }
    place(back, 16)
    if let first = extras.first { place(first, 84) }
    for (index, button) in extras.dropFirst().reversed().enumerated() {
      place(button, size.width - 72 - 68 * Double(index))
    }
    title.isHidden = true
  }

  /// Returns the width they take.
  private func placeExtras(left: Double) -> Double {
    guard !extras.isEmpty else { return 0 }
    for button in extras { button.isCompact = false }
    let widths = extras.map(\.fittingSize.width)
    let gaps = 12 * Double(extras.count - 1)
    let whole = widths.reduce(gaps, +)
    let words = showsTitle ? title.size().width : size.width
    let isNarrow = whole + left + words + 128 > size.width
    var x = size.width - 16 - (isNarrow ? 56 * Double(extras.count) + gaps : whole)
    let right = size.width - 16 - x
    for (button, width) in zip(extras, widths) {
      button.isCompact = isNarrow
      button.frame = Rect(x: x, y: 12, width: isNarrow ? 56 : width, height: 56)
      x += button.size.width + 12
    }
    return right
  }
}
