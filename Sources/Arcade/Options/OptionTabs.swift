import Drawing
import Geometry
import Input
import Languages
import Stage

/// The tabs of the options, like those of a card index: a drawing and a word on each.
///
/// They form a column, or a row with the drawings above the words. The arrow keys change the tab,
/// Enter takes the next one.
final class OptionTabs: Node {
  /// A tab: the name in the trace, the word and the drawing.
  struct Tab {
    var id, label, icon: String
    /// White signs lie on it.
    var color: Color

    /// The colour, unless there is to be more contrast than it has.
    func fill(_ palette: Palette) -> Color { palette.isStrong ? palette.accent : color }
  }

  /// The index of the tab in front.
  private(set) var chosen: Int
  /// Told the index of a tab that was chosen.
  var action: (Int) -> Void = { _ in }
  private let cards: [OptionTab]
  private static let gap = 8.0

  init(_ id: String, label: String, tabs: [Tab], chosen: Int, palette: Palette) {
    self.chosen = chosen
    cards = tabs.map { OptionTab(id + "." + $0.id, $0, palette: palette) }
    super.init(id, role: .choice, label: label)
    isFocusable = true
    add(cards)
    for (index, card) in cards.enumerated() {
      card.recognizers = [TapRecognizer(action: { [weak self] _ in self?.choose(index) })]
    }
    LabelGroup(cards.map(\.word))
    mark()
  }

  override var traceValue: Double? { Double(chosen) }
  override var spokenState: String? { cards[chosen].label }
  private var isColumn: Bool { size.height > size.width }

  private func choose(_ index: Int) {
    guard index != chosen, cards.indices.contains(index) else { return }
    chosen = index
    mark()
    stage?.audio.play(.toggle)
    setNeedsDisplay()
    action(index)
  }

  private func mark() {
    for (index, card) in cards.enumerated() { card.isChosen = index == chosen }
  }

  @discardableResult override func activate() -> Bool {
    choose((chosen + 1) % cards.count)
    return true
  }

  override func handle(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .up where isColumn && chosen > 0, .left where !isColumn: choose(chosen - 1)
    case .down where isColumn && chosen < cards.count - 1, .right where !isColumn:
      choose(chosen + 1)
    default: return false
    }
    return true
  }

  override func sizeDidChange() {
    let count = Double(cards.count)
    for (index, card) in cards.enumerated() {
      let place = Double(index)
      if isColumn {
        let height = min(96, (size.height + Self.gap) / count - Self.gap)
        card.frame = Rect(
          x: 0, y: place * (height + Self.gap), width: size.width, height: height)
      } else {
        let width = (size.width + Self.gap) / count - Self.gap
        card.frame = Rect(
          x: place * (width + Self.gap), y: 0, width: width, height: size.height)
      }
    }
  }
}

/// One tab: the one in front has the colour of the sheet, the others lie behind it.
private final class OptionTab: Paper {
  var isChosen = false { didSet { recolor() } }
  let word: Label
  private let icon: Seal
  private let palette: Palette
  private let tab: OptionTabs.Tab

  init(_ id: String, _ tab: OptionTabs.Tab, palette: Palette) {
    self.palette = palette
    self.tab = tab
    word = Label(tab.label, style: Theme.button, color: palette.ink)
    icon = Seal(tab.icon, palette: palette, fill: tab.fill(palette))
    super.init(id, role: .option, label: tab.label, fill: palette.sheet)
    word.prefersOneLine = true
    add([icon, word])
  }

  override var traceValue: Double? { isChosen ? 1 : 0 }

  private func recolor() {
    fill = isChosen ? tab.fill(palette) : palette.sheet
    word.color = isChosen ? .white : palette.ink
    setNeedsDisplay()
  }

  override func sizeDidChange() {
    if size.width > size.height * 1.8 {
      let side = min(52, size.height - 16)
      icon.frame = Rect(x: 14, y: (size.height - side) / 2, width: side, height: side)
      word.style.alignment = .leading
      word.frame = Rect(
        x: 26 + side, y: 0, width: max(0, size.width - side - 32), height: size.height)
    } else {
      let side = min(52, size.height * 0.44)
      icon.frame = Rect(x: (size.width - side) / 2, y: 10, width: side, height: side)
      word.style.alignment = .center
      word.frame = Rect(
        x: 4, y: 12 + side, width: size.width - 8, height: max(0, size.height - side - 18))
    }
  }
}
