import Drawing
import Geometry
import Input
import Languages
import Stage

/// One of three letters: a tap on the letter above or below, a drag or a key turns it.
final class LetterWheel: Node {
  /// Called after each change.
  var changed: () -> Void = {}
  /// Called when it was touched or turned by a key.
  var used: () -> Void = {}
  /// The height of a wheel, three letters.
  static let height = 144.0
  /// What it goes through; the first is empty.
  static let letters = [""] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
  private(set) var index = 0
  private let palette: Palette
  private let above, middle, below: Label
  /// The place and the letter at which the drag began.
  private var drag: (y: Double, index: Int)?

  init(_ id: String, label: String, palette: Palette) {
    self.palette = palette
    let quiet = TextStyle(size: 26, weight: .bold, alignment: .center)
    let ink = palette.isStrong ? palette.ink : palette.quietInk
    above = Label("", style: quiet, color: ink)
    middle = Label(
      "", style: TextStyle(size: 44, weight: .bold, alignment: .center), color: palette.ink)
    below = Label("", style: quiet, color: ink)
    super.init(id, role: .choice, label: label)
    isFocusable = true
    add([above, middle, below])
    recognizers = [
      DragRecognizer(axis: .vertical) { [weak self] in self?.dragged($0) },
      TapRecognizer { [weak self] in self?.tapped(at: $0) },
    ]
    refresh()
  }

  /// The letter, or nothing.
  var letter: String { Self.letters[index] }
  override var traceText: String? { letter }

  /// Shows a letter; any other text is shown as nothing.
  func show(_ letter: String) {
    index = Self.letters.firstIndex(of: letter) ?? 0
    refresh()
  }

  private func turn(to new: Int) {
    let count = Self.letters.count
    let new = ((new % count) + count) % count
    guard new != index else { return }
    index = new
    stage?.audio.play(.tap)
    refresh()
    changed()
  }

  private func refresh() {
    let count = Self.letters.count
    func text(_ index: Int) -> String {
      let letter = Self.letters[(index + count) % count]
      return letter.isEmpty ? "–" : letter
    }
    above.show(text(index - 1))
    middle.show(text(index))
    below.show(text(index + 1))
    setNeedsDisplay()
  }

  private func dragged(_ update: DragUpdate) {
    switch update {
    case .began(let start, let place):
      drag = (start.y, index)
      follow(place)
    case .moved(let place): follow(place)
    case .ended(let place, _):
      follow(place)
      drag = nil
    case .cancelled: drag = nil
    }
  }

  private func follow(_ place: Point) {
    guard let drag else { return }
    turn(to: drag.index - Int(((place.y - drag.y) / (Self.height / 3)).rounded()))
  }

  private func tapped(at place: Point) {
    let own = own(place)
    used()
    turn(to: own.y < size.height / 3 ? index - 1 : index + 1)
  }

  /// Turns it to a letter that was typed; returns whether it has that letter.
  func type(_ letter: String) -> Bool {
    guard let new = Self.letters.firstIndex(of: letter) else { return false }
    turn(to: new)
    return true
  }

  override var actions: [NodeAction] { [.up, .down] }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .up: turn(to: index - 1)
    case .down: turn(to: index + 1)
    default: return false
    }
    used()
    return true
  }

  override func sizeDidChange() {
    let row = size.height / 3
    above.frame = Rect(x: 0, y: 0, width: size.width, height: row)
    middle.frame = Rect(x: 0, y: row - 4, width: size.width, height: row + 8)
    below.frame = Rect(x: 0, y: 2 * row, width: size.width, height: row)
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(Shape(radius: Theme.radius, fill: palette.groove), in: bounds)
    let row = size.height / 3
    list.shape(
      Shape(radius: Theme.smallRadius, fill: palette.sheet),
      in: Rect(x: 6, y: row - 2, width: size.width - 12, height: row + 4))
  }
}
