import Drawing
import Geometry
import Input

/// The variants of a letter, above its key: slide onto one, or lift and tap one.
final class AccentPopup: Node {
  /// The finger that opened it, while it is down.
  private(set) var pointer: PointerID?
  private let start: Point
  private var signs: [(key: KeyNode, sign: Character)] = []
  private var chosen: Int?
  private let typed: (Character) -> Void
  private static let cell = Size(width: 54, height: 58)

  /// `signs`: the id and the character of each variant.
  init(
    _ signs: [(id: Character, shown: Character)], held: KeyTouch.Report,
    typed: @escaping (Character) -> Void
  ) {
    pointer = held.pointer
    start = held.place
    self.typed = typed
    super.init("")
    for (index, sign) in signs.enumerated() {
      let key = KeyNode(.text(sign.shown), id: "key.accent.\(sign.id)")
      key.label = String(sign.shown)
      key.recognizers = [KeyTouch { [weak self] in self?.touched(index, $0) }]
      self.signs.append((key, sign.shown))
      add(key)
    }
    recognizers = [KeyTouch { _ in }]
  }

  /// Places it above the key, within the keyboard's width.
  func place(over key: Rect, in keyboard: Rect) {
    let width = Self.cell.width * Double(signs.count) + 16
    let left = min(max(key.midX - Self.cell.width / 2 - 8, 4), keyboard.width - width - 4)
    frame = Rect(
      x: left, y: key.minY - Self.cell.height - 20, width: width,
      height: Self.cell.height + 16)
    for (index, sign) in signs.enumerated() {
      sign.key.frame = Rect(
        origin: Point(x: 8 + Double(index) * Self.cell.width, y: 8), size: Self.cell)
    }
  }

  /// The opening finger moved; it may stay below the characters so that it does not hide them.
  func slide(to place: Point) {
    guard place.distance(to: start) > 12 || chosen != nil else { return }
    let own = own(place)
    let isNear = own.y > -60 && own.y < size.height + 90
    let index = Int(((own.x - 8) / Self.cell.width).rounded(.down))
    let old = chosen
    chosen =
      isNear && own.x > -40 && own.x < size.width + 40
      ? min(max(index, 0), signs.count - 1) : nil
    if chosen != old { setNeedsDisplay() }
  }

  /// The opening finger lifted: types the character below it, or else leaves the popup open for a
  /// tap.
  func lift() {
    pointer = nil
    if let chosen { typed(signs[chosen].sign) }
  }

  private func touched(_ index: Int, _ report: KeyTouch.Report) {
    switch report.phase {
    case .pressed:
      stage?.audio.play(.tap)
      chosen = index
    case .moved:
      let isOn = signs[index].key.windowFrame(at: now).inset(by: -12).contains(report.place)
      chosen = isOn ? index : nil
    case .lifted: if chosen == index { typed(signs[index].sign) }
    case .cancelled: chosen = nil
    case .rested: break
    }
    setNeedsDisplay()
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    guard let keyboard = parent as? Keyboard else { return }
    let palette = keyboard.palette
    list.shadow(of: bounds, radius: Theme.radius, elevation: .lifted)
    list.shape(Shape(radius: Theme.radius, fill: palette.sheet, grain: Theme.grain), in: bounds)
    if let chosen {
      list.shape(
        Shape(radius: Theme.smallRadius, fill: palette.accent),
        in: signs[chosen].key.face.offset(by: signs[chosen].key.frame.origin))
    }
    for (index, sign) in signs.enumerated() {
      guard let words = sign.key.words(size: 26, bold: false) else { continue }
      let place = sign.key.frame.center - Point(x: words.size.width / 2, y: words.size.height / 2)
      list.text(words, at: place, color: index == chosen ? palette.accentInk : palette.ink)
    }
  }
}
