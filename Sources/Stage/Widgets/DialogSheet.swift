import Drawing
public import Geometry

/// The sheet of a dialog: a title, a text or other content, and one to four buttons below.
///
/// A `DialogScene` puts it over the blurred scene beneath, calls `place` from its layout and
/// `appear` when it is shown. In a low window the part above the buttons scrolls.
public final class DialogSheet: Paper {
  /// From left to right; where the sheet is narrow, in lines of two or below each other.
  public let buttons: [Button]
  private let title: Label
  private let body: Node
  private let bodyHeight: (Double) -> Double
  private let widest: Double
  private let scroll: ScrollNode
  var wasShown = false
  /// A drawing in the middle of the upper edge, half above it; a low window has no room for it.
  public var crest: Node? {
    didSet {
      if let crest { add(crest) }
    }
  }
  private static let crestSide = 112.0
  /// A picture of what is asked about: at the left, or above the title where there is little width;
  /// a narrow and low window has no room for it, nor has a low one in which the buttons need its place.
  public var figure: Node? {
    didSet {
      if let figure { add(figure) }
    }
  }
  private static let figureSide = 184.0
  private static let figureGap = 28.0

  /// `body` comes with a function for its height at a width; `widest` is the sheet's width if the
  /// window has room.
  public init(
    _ id: String = "dialog", title: String, body: Node, widest: Double = 480,
    palette: Palette = .paper, buttons: [Button], bodyHeight: @escaping (Double) -> Double
  ) {
    self.body = body
    self.bodyHeight = bodyHeight
    self.buttons = buttons
    self.widest = widest
    self.title = Label(
      title, style: TextStyle(size: 30, weight: .bold, alignment: .center), color: palette.ink)
    scroll = ScrollNode(palette: palette.scrolledSheet)
    super.init(
      id, role: .dialog, label: title, fill: palette.sheet, radius: Theme.largeRadius,
      elevation: .dialog)
    scroll.content.add([self.title, body])
    add(scroll)
    add(buttons)
  }

  /// A dialog with a short text.
  public convenience init(
    _ id: String = "dialog", title: String, text: String, palette: Palette = .paper,
    buttons: [Button]
  ) {
    var style = Theme.body
    style.alignment = .center
    let words = Label(text, style: style, color: palette.ink)
    self.init(
      id, title: title, body: words, palette: palette, buttons: buttons,
      bodyHeight: { words.size(fitting: $0).height })
  }

  /// Animates from a scale of 1.3 to 1 in 0.4 s, and focuses the first button; the first time only.
  public func appear() {
    guard !wasShown else { return }
    wasShown = true
    stage?.setFocus(buttons.first)
    stage?.audio.play(.open)
    animate(from: Pose(scale: 1.3, opacity: 0), length: .milliseconds(400), easing: .settle)
  }

  /// Places the sheet in the middle of the window.
  public func place(in bounds: Rect) {
    let isLow = bounds.height < Stage.lowHeight
    // Prefer a wider sheet to buttons in a column; in a low window they need the figure's place.
    let wanted = rowWidth() + 64
    let row = min(wanted, 720)
    let full = Self.figureSide + Self.figureGap
    let isInTheWay =
      isLow && wanted > bounds.width - 32 - full && wanted <= min(720, bounds.width - 32)
    let isBeside = figure != nil && bounds.width >= 640 && !isInTheWay
    let beside = isBeside ? full : 0
    let width = min(max(widest, row) + beside, bounds.width - 32)
    let pad = width < 420 ? 24.0 : 32
    let inner = width - 2 * pad - beside
    let heading = title.size(fitting: inner).height
    let gap = heading > 0 ? 12.0 : 0
    let foot = footHeight(inner)
    let words = bodyHeight(inner)
    let plain = pad + heading + gap + words + 28 + foot + pad
    let above = crest == nil || plain + Self.crestSide + 32 > bounds.height ? 0 : Self.crestSide / 2
    crest?.isHidden = above == 0
    crest?.frame = Rect(
      center: Point(x: width / 2, y: 0), size: Size(Self.crestSide))
    let isOnTop =
      figure != nil && !isBeside && !isInTheWay && plain + Self.figureSide + 48 <= bounds.height
    let extra = max(0, above - 8) + (isOnTop ? Self.figureSide + 12 : 0)
    let height = min(plain + extra, bounds.height - 32)
    frame = Rect(
      center: bounds.center + Point(x: 0, y: above / 2), size: Size(width: width, height: height))
    placeFigure(isBeside: isBeside, isOnTop: isOnTop, pad: pad, isLow: isLow)
    let inset = Theme.unit
    scroll.place(
      Rect(
        x: inset + beside, y: inset, width: width - 2 * inset - beside,
        height: max(0, height - foot - pad - inset - 16)),
      contentHeight: extra + pad - inset + heading + gap + words + 12)
    let top = extra + pad - inset
    title.frame = Rect(x: pad - inset, y: top, width: inner, height: heading)
    body.frame = Rect(
      x: pad - inset, y: top + heading + gap, width: inner, height: words)
    placeButtons(in: Rect(x: pad + beside, y: height - pad - foot, width: inner, height: foot))
  }

  /// Beside the words it stands in the middle; above keys it is small, beside the title.
  private func placeFigure(isBeside: Bool, isOnTop: Bool, pad: Double, isLow: Bool) {
    guard let figure else { return }
    figure.isHidden = !isBeside && !isOnTop
    let side = min(isLow && isBeside ? 112 : Self.figureSide, size.height - 2 * pad)
    figure.frame = Rect(
      x: isBeside ? pad + (Self.figureSide - side) / 2 : (size.width - side) / 2,
      y: isBeside && !isLow ? (size.height - side) / 2 : pad, width: side, height: side)
  }

  private static let gap = 16.0
  private func rowWidth() -> Double {
    buttons.reduce(Self.gap * Double(max(0, buttons.count - 1))) { $0 + $1.fittingSize.width }
  }

  /// How many lie side by side: all, two if that makes whole lines, or one.
  private func across(_ inner: Double) -> Int {
    guard rowWidth() > inner else { return max(1, buttons.count) }
    let widest = buttons.map(\.fittingSize.width).max() ?? 0
    return buttons.count.isMultiple(of: 2) && 2 * widest + 8 <= inner ? 2 : 1
  }

  private func footHeight(_ inner: Double) -> Double {
    guard let height = buttons.map(\.fittingSize.height).max() else { return 0 }
    return Double(buttons.count / across(inner)) * (height + 8) - 8
  }

  private func placeButtons(in room: Rect) {
    let row = rowWidth()
    guard row <= room.width else {
      let across = across(room.width)
      let cell = Size(
        width: (room.width + 8) / Double(across),
        height: (room.height + 8) / Double(buttons.count / across))
      for (index, button) in buttons.enumerated() {
        let (line, column) = index.quotientAndRemainder(dividingBy: across)
        button.frame = Rect(
          x: room.minX + Double(column) * cell.width, y: room.minY + Double(line) * cell.height,
          width: cell.width - 8, height: cell.height - 8)
      }
      return
    }
    var x = room.midX - row / 2
    for button in buttons {
      let width = button.fittingSize.width
      button.frame = Rect(x: x, y: room.minY, width: width, height: room.height)
      x += width + Self.gap
    }
  }
}
