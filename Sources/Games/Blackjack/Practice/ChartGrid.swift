import Drawing
import Geometry
import Input
import Languages
import Rules
import Stage

/// One part of the chart: a row for each hand, a column for each card of the dealer.
final class ChartGrid: Paper {
  var onChoose: (FirstHand) -> Void = { _ in }
  private let kind: FirstHand.Kind
  private let title: Label
  private var heads: [Label] = []
  private var names: [Label] = []
  private var cells: [FirstHand: ChartCell] = [:]
  private let numbers: [Int]
  /// The dealer's cards in the usual order: the ace last.
  private static let ups = Array(2...10) + [1]
  /// The height of a row.
  var row = 36.0 { didSet { if row != oldValue { sizeDidChange() } } }
  private static let pad = 12.0
  private static let titleHeight = 36.0

  init(_ kind: FirstHand.Kind, palette: Palette) {
    self.kind = kind
    numbers = FirstHand.numbers(of: kind)
    let name =
      switch kind {
      case .hard: tr("Hard hands")
      case .soft: tr("Soft hands, with an ace")
      case .pair: tr("Pairs")
      }
    title = Label(name, style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    super.init(
      "chart." + kind.rawValue, role: .group, label: name, fill: palette.sheet,
      radius: Theme.largeRadius)
    isFocusable = true
    let style = TextStyle(size: 18, weight: .bold, alignment: .center)
    heads = Self.ups.map { Label(ChartWords.value($0), style: style, color: palette.ink) }
    names = numbers.map { number in
      let hand = FirstHand(code: "\(kind.rawValue)\(number)-2")
      return Label(hand.map { ChartWords.name(of: $0) } ?? "", style: style, color: palette.ink)
    }
    for hand in FirstHand.all where hand.kind == kind {
      cells[hand] = ChartCell("chart." + hand.code, palette: palette)
    }
    add(title)
    add(heads + names)
    add(numbers.flatMap { number in Self.ups.compactMap { cell(number, $0) } })
    recognizers = [TapRecognizer(action: { [weak self] in self?.tapped($0) })]
  }

  private func cell(_ number: Int, _ up: Int) -> ChartCell? {
    FirstHand(code: "\(kind.rawValue)\(number)-\(up)").flatMap { cells[$0] }
  }

  var height: Double { Self.frameHeight + row * Double(rows) }
  /// The rows of hands and that of the dealer's cards.
  var rows: Int { numbers.count + 1 }
  /// The height of all but the rows.
  static let frameHeight = titleHeight + 2 * pad

  /// `differences`: the hands that another chart plays differently.
  func show(_ chart: PlayChart, differences: Set<FirstHand>) {
    for (hand, cell) in cells {
      cell.hasDot = differences.contains(hand)
      if let best = chart.best(hand) { cell.show(best, ChartWords.name(of: hand)) }
    }
  }

  func mark(_ hand: FirstHand) {
    for (own, cell) in cells { cell.isMarked = own == hand }
  }

  private var column: Double { (size.width - 2 * Self.pad) / 11.4 }

  private func tapped(_ place: Point) {
    let place = own(place)
    choose { $0.frame.inset(by: -1).contains(place) }
  }

  private func choose(where fits: (ChartCell) -> Bool) {
    guard let hand = cells.first(where: { fits($0.value) })?.key else { return }
    stage?.audio.play(.tap)
    onChoose(hand)
  }

  @discardableResult override func activate() -> Bool {
    guard !cells.values.contains(where: \.isMarked), let first = numbers.first,
      let hand = FirstHand(code: "\(kind.rawValue)\(first)-2")
    else { return false }
    onChoose(hand)
    return true
  }

  /// The arrow keys move the mark.
  override var actions: [NodeAction] { [.choose, .left, .right, .up, .down] }

  override func handle(_ key: KeyEvent) -> Bool {
    let marked = cells.first { $0.value.isMarked }?.key
    guard let marked else { return false }
    var row = numbers.firstIndex(of: marked.number) ?? 0
    var column = Self.ups.firstIndex(of: marked.up) ?? 0
    switch key.key {
    case .left: column -= 1
    case .right: column += 1
    case .up: row -= 1
    case .down: row += 1
    default: return false
    }
    guard numbers.indices.contains(row), Self.ups.indices.contains(column),
      let hand = FirstHand(code: "\(kind.rawValue)\(numbers[row])-\(Self.ups[column])")
    else { return false }
    onChoose(hand)
    return true
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    title.frame = Rect(
      x: Self.pad + 4, y: Self.pad - 4, width: size.width - 2 * Self.pad, height: Self.titleHeight)
    let left = Self.pad + column * 1.4
    let top = Self.pad + Self.titleHeight
    for (index, head) in heads.enumerated() {
      head.frame = Rect(
        x: left + Double(index) * column, y: top, width: column, height: row)
    }
    for (line, number) in numbers.enumerated() {
      let y = top + row * Double(line + 1)
      names[line].frame = Rect(x: Self.pad, y: y, width: column * 1.4, height: row)
      for (index, up) in Self.ups.enumerated() {
        cell(number, up)?.frame = Rect(
          x: left + Double(index) * column + 1, y: y + 1, width: column - 2, height: row - 2)
      }
    }
  }
}

/// A field of the chart: the letter and the colour of a play.
final class ChartCell: Node {
  private let letter: Label
  private var play: Play?
  private let palette: Palette
  /// Whether a dot is drawn in the corner.
  var hasDot = false { didSet { if hasDot != oldValue { setNeedsDisplay() } } }
  var isMarked = false { didSet { if isMarked != oldValue { setNeedsDisplay() } } }

  init(_ id: String, palette: Palette) {
    self.palette = palette
    letter = Label(
      "", style: TextStyle(size: 18, weight: .bold, alignment: .center), color: palette.ink)
    super.init(id, role: .text)
    add(letter)
  }

  func show(_ play: Play, _ hand: String) {
    self.play = play
    letter.show(ChartWords.letter(for: play))
    label = hand + ": " + BlackjackWords.name(of: play)
    setNeedsDisplay()
  }

  override func sizeDidChange() { letter.frame = bounds }

  override func draw(into list: inout DrawList, at now: Duration) {
    let fill = play.map { ChartWords.paper(of: $0) } ?? palette.sheet.mixed(with: palette.ink, 0.06)
    if isMarked {
      list.shape(Shape(radius: 6, fill: palette.ink), in: bounds.inset(by: -2))
    }
    list.shape(Shape(radius: 5, fill: fill), in: bounds.inset(by: isMarked ? 2 : 0))
    guard hasDot else { return }
    let dot = Rect(center: Point(x: bounds.maxX - 8, y: bounds.minY + 8), size: Size(7))
    list.shape(Shape(radius: 3.5, fill: palette.ink), in: dot)
  }
}

/// What the letters and colours mean.
final class ChartLegend: Paper {
  private var rows: [(cell: ChartCell, name: Label)] = []
  private static let least = 40.0

  init(_ rules: TableRules, palette: Palette) {
    super.init("", fill: palette.sheet, radius: Theme.largeRadius)
    rows = rules.plays.map { play in
      let cell = ChartCell("", palette: palette)
      let name = BlackjackWords.name(of: play)
      cell.show(play, name)
      return (cell, Label(name, style: TextStyle(size: 20), color: palette.ink))
    }
    for row in rows { add([row.cell, row.name]) }
  }

  private func columns(_ width: Double) -> Int { width >= 220 ? 2 : 1 }

  func height(width: Double) -> Double {
    let columns = columns(width)
    return Double((rows.count + columns - 1) / columns) * Self.least + 24
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let columns = columns(size.width)
    let lines = Double((rows.count + columns - 1) / columns)
    let cell = Size(
      width: (size.width - 24) / Double(columns),
      height: min(72, (size.height - 24) / lines))
    let top = (size.height - lines * cell.height) / 2
    let side = min(52, cell.height - 6)
    for (index, row) in rows.enumerated() {
      let x = 12 + Double(index % columns) * cell.width
      let y = top + Double(index / columns) * cell.height
      row.cell.frame = Rect(
        x: x + 4, y: y + (cell.height - side) / 2, width: side * 1.15, height: side)
      let left = x + 4 + side * 1.15 + 10
      row.name.frame = Rect(
        x: left, y: y, width: x + cell.width - left, height: cell.height)
    }
  }
}
