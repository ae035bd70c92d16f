public import Drawing
import Geometry
public import Input

/// A row with a label above and a value in a range below; drag it or tap anywhere.
public final class Slider: Node {
  /// What shows the value.
  public enum Look: Hashable, Sendable {
    /// A knob in a groove.
    case groove
    /// So many discs with a sign, of which the first ones are coloured.
    case signs(String, count: Int)
  }

  /// Within its range.
  public private(set) var value: Double
  private let text: Label
  private let number: Label
  private let palette: Palette
  private let action: (Double) -> Void
  private let range: ClosedRange<Double>
  private let written: (Double) -> String
  private let look: Look
  private var sign: Sprite?
  /// Played whenever another disc is coloured.
  public var sound: Sound?
  private static let knob = 32.0
  private static let disc = 44.0

  /// The height of the row.
  public var fittingHeight: Double { look == .groove ? 80 : 96 }

  /// `written`: formats the value beside the row; a percentage by default.
  public init(
    _ id: String, label: String, value: Double, in range: ClosedRange<Double> = 0...1,
    written: @escaping (Double) -> String = { "\(Int(($0 * 100).rounded()))%" },
    look: Look = .groove, palette: Palette = .paper, action: @escaping (Double) -> Void
  ) {
    self.look = look
    self.value = min(max(value, range.lowerBound), range.upperBound)
    self.range = range
    self.written = written
    self.palette = palette
    self.action = action
    text = Label(label, style: Theme.body, color: palette.ink)
    var digits = Theme.body
    digits.alignment = .trailing
    digits.tabular = true
    number = Label("", style: digits, color: palette.ink)
    super.init(id, role: .slider, label: label)
    isFocusable = true
    add([text, number])
    recognizers = [
      DragRecognizer(axis: .horizontal) { [weak self] in self?.dragged($0) },
      TapRecognizer(action: { [weak self] in self?.set(at: $0) }),
    ]
    showNumber()
  }

  public override var isEnabled: Bool {
    didSet { setPose(Pose(opacity: isEnabled ? 1 : 0.45)) }
  }

  public override var traceValue: Double? { value }
  public override var spokenState: String? { written(value) }

  /// The position of the knob, 0 to 1.
  private var share: Double { (value - range.lowerBound) / reach }
  private var reach: Double { range.upperBound - range.lowerBound }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(_, let place), .moved(let place), .ended(let place, _): set(at: place)
    case .cancelled: break
    }
  }

  /// Sets the value from a position in the window.
  private func set(at place: Point) {
    let own = own(place)
    // The disc that is touched is the last coloured one.
    if case .signs(_, let count) = look {
      let part = own.x / max(1, size.width) * Double(count)
      return set(share: part < 0.1 ? 0 : part.rounded(.up) / Double(count))
    }
    set(share: (own.x - Self.knob / 2) / max(1, size.width - Self.knob))
  }

  /// Sets the value, rounded to hundredths of the range.
  private func set(share new: Double) {
    let rounded = (min(max(new, 0), 1) * 100).rounded() / 100
    guard rounded != (share * 100).rounded() / 100 else { return }
    let before = coloured
    value = range.lowerBound + rounded * reach
    showNumber()
    setNeedsDisplay()
    action(value)
    if let sound, coloured != before { stage?.audio.play(sound) }
  }

  private func showNumber() {
    number.show(written(value))
    placeWords()
  }

  public override var actions: [NodeAction] { [.left, .right] }

  public override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .left: set(share: share - 0.05)
    case .right: set(share: share + 0.05)
    case .home: set(share: 0)
    case .end: set(share: 1)
    default: return false
    }
    return true
  }

  public override func handle(_ wheel: WheelEvent) -> Bool {
    let notches = wheel.deltaY != 0 ? wheel.deltaY : wheel.deltaX
    set(share: share + (notches > 0 ? 0.05 : -0.05))
    return true
  }

  public override func sizeDidChange() {
    placeWords()
    fetch()
  }

  private func fetch() {
    guard case .signs(let name, _) = look, let stage, size.shortSide >= 1 else { return }
    sign = stage.art.sprite(name, Size(side * 0.5))
  }

  private func placeWords() {
    let height = max(0, size.height - (look == .groove ? Self.knob : Self.disc) - 4)
    let width = max(80, number.size().width + 4)
    text.frame = Rect(x: 0, y: 0, width: max(0, size.width - width), height: height)
    number.frame = Rect(x: size.width - width, y: 0, width: width, height: height)
  }

  public override func draw(into list: inout DrawList, at now: Duration) {
    switch look {
    case .groove: drawGroove(into: &list)
    case .signs(_, let count): drawSigns(count, into: &list)
    }
  }

  /// In high contrast what is pale has an outline.
  private var edge: Double { stage?.isHighContrast == true ? 2 : 0 }
  private var grooveColor: Color { palette.ink.mixed(with: palette.sheet, 0.78) }

  private func drawGroove(into list: inout DrawList) {
    let y = size.height - Self.knob / 2
    let travel = size.width - Self.knob
    let groove = Rect(x: 0, y: y - 6, width: size.width, height: 12)
    list.shape(
      Shape(radius: 6, fill: grooveColor, border: edge, borderColor: palette.ink), in: groove)
    var filled = groove
    filled.size.width = Self.knob / 2 + share * travel
    list.shape(Shape(radius: 6, fill: palette.accent), in: filled)
    let disc = Rect(
      center: Point(x: Self.knob / 2 + share * travel, y: y), size: Size(Self.knob))
    list.shadow(of: disc, radius: Self.knob / 2, elevation: .lying)
    list.shape(
      Shape(
        radius: Self.knob / 2, fill: .white, border: edge, borderColor: palette.ink,
        grain: Theme.grain), in: disc)
    list.shape(Shape(radius: 4, fill: palette.accent), in: Rect(center: disc.center, size: Size(8)))
  }
}

// The discs with a sign.
extension Slider {
  private var count: Int { if case .signs(_, let count) = look { count } else { 100 } }
  /// How many discs are coloured.
  private var coloured: Int { Int((share * Double(count)).rounded()) }
  /// The side of a disc: a narrow row has smaller ones.
  private var side: Double { min(Self.disc, size.width / Double(count) - 4) }

  private func drawSigns(_ count: Int, into list: inout DrawList) {
    let y = size.height - Self.disc / 2
    let step = count > 1 ? (size.width - side) / Double(count - 1) : 0
    for index in 0..<count {
      let isOn = index < coloured
      let box = Rect(
        center: Point(x: side / 2 + Double(index) * step, y: y),
        size: Size(isOn ? side : side * 0.82))
      if isOn { list.shadow(of: box, radius: box.width / 2, elevation: .lying) }
      list.shape(
        Shape(
          radius: box.width / 2, fill: isOn ? palette.accent : palette.groove,
          border: isOn ? 0 : edge, borderColor: palette.ink, grain: Theme.grain),
        in: box)
      if isOn, let sign { list.sprite(sign, at: box.center, tint: palette.accentInk) }
    }
  }
}
