import Arcade
import Geometry
import Input
import Languages
import Rules
import Stage

/// The chart of best play for a table, and the bot, who says what a touched field means.
final class BlackjackChartScene: FeltScene {
  private let rules: TableRules
  private let scroller: ScrollNode
  private let grids: [ChartGrid]
  private let legend: ChartLegend
  private let speech: BotSpeech
  /// In windows with room for one part of the chart: which.
  private var tabs: [Button] = []
  private var shown = FirstHand.Kind.hard
  private var chart: PlayChart?
  private var chosen: FirstHand?

  init(context: GameContext) {
    let palette = context.dressed(.blackjack)
    let table = BlackjackPracticeScene.table(context)
    rules = table.rules
    scroller = ScrollNode("chart.scroller", palette: palette)
    grids = FirstHand.Kind.allCases.map { ChartGrid($0, palette: palette) }
    legend = ChartLegend(rules, palette: palette)
    speech = BotSpeech("chart.words", palette: palette, size: 22)
    speech.show(tr("Calculating the odds…"), .thinks)
    tabs = FirstHand.Kind.allCases.map {
      Button("chart.tab." + $0.rawValue, label: ChartWords.name(of: $0), palette: palette)
    }
    super.init(
      "blackjack.chart", header: "chart", title: tr("Best play: {table}", ["table": table.name]),
      context: context, palette: palette)
    root.add([scroller, speech, header])
    root.add(tabs)
    scroller.content.add(grids)
    scroller.content.add(legend)
    for (kind, tab) in zip(FirstHand.Kind.allCases, tabs) {
      tab.action = { [weak self] in self?.turn(to: kind) }
    }
    for grid in grids { grid.onChoose = { [weak self] in self?.choose($0) } }
  }

  override func renewed() -> (any Scene)? { BlackjackChartScene(context: context) }
  override func handle(_ key: KeyEvent) -> Bool { opensHelp(key, BlackjackHelp.scene(context)) }

  override func didAppearFirst(on stage: Stage) {
    let rules = rules
    context.worker.run({ PlayCharts.of(rules) }) { [weak self] in self?.show($0) }
  }

  private func show(_ chart: PlayChart) {
    self.chart = chart
    let differences = chart.differences
    for grid in grids { grid.show(chart, differences: differences ?? []) }
    let question = tr("Tap a square to see what the play is worth.")
    speech.show(
      differences.map { trSentences([question, ChartWords.comparison(differing: $0.count)]) }
        ?? question)
    layout(in: bounds)
  }

  /// Shows what a field means.
  func choose(_ hand: FirstHand) {
    guard let chart, let values = chart[hand] else { return }
    chosen = hand
    for grid in grids { grid.mark(hand) }
    let published = chart.published(hand)
    speech.show(
      ChartWords.sentence(
        for: hand, values, otherwise: chart.bestWithoutExtras(hand),
        published: published == values.best ? nil : published))
    turn(to: hand.kind)
  }

  private func turn(to kind: FirstHand.Kind) {
    shown = kind
    layout(in: bounds)
  }

  override func layout(in bounds: Rect) {
    super.layout(in: bounds)
    guard bounds.width > 0 else { return }
    let room = Header.room(in: bounds, margin: 16, foot: 16)
    let isTall = bounds.height >= 1000 && bounds.width >= 700 && bounds.height > bounds.width
    let isOne = bounds.width >= 700 && !isTall && (bounds.width < 1240 || bounds.height < 700)
    for (index, tab) in tabs.enumerated() {
      tab.isHidden = !isOne
      tab.isOn = FirstHand.Kind.allCases[index] == shown
    }
    for (kind, grid) in zip(FirstHand.Kind.allCases, grids) {
      grid.isHidden = isOne && kind != shown
    }
    // Beside one part the legend stays where it is.
    let home = isOne ? root : scroller.content
    if legend.parent !== home { home.add(legend) }
    if isOne {
      placeOne(room)
    } else if isTall {
      placeTwoColumns(room)
    } else if bounds.width >= 1240 {
      placeThreeColumns(room)
    } else {
      placeList(room)
    }
  }

  private static let gap = 16.0

  /// Sets the height of rows so that so many fill a height; returns it.
  @discardableResult private func setRows(_ count: Int, in height: Double) -> Double {
    let row = min(76, max(30, (height / Double(count)).rounded(.down)))
    for grid in grids { grid.row = row }
    return row
  }

  /// Places the scroller over all of a room.
  private func scroll(_ room: Rect, contentHeight: Double) {
    scroller.place(
      Rect(x: 0, y: room.minY, width: bounds.width, height: room.height),
      contentHeight: contentHeight)
  }

  /// The legend below the pairs, the bot below the soft hands; all end at the same edge.
  private func placeThreeColumns(_ room: Rect) {
    let gap = Self.gap
    let cell = ((room.width - 2 * gap) / 3).rounded(.down)
    setRows(grids[0].rows, in: room.height - 8 - ChartGrid.frameHeight)
    for (index, grid) in grids.enumerated() {
      grid.frame = Rect(
        x: room.minX + Double(index) * (cell + gap), y: 4, width: cell, height: grid.height)
    }
    let bottom = max(grids[0].frame.maxY, grids[2].frame.maxY + gap + 104)
    let below = grids[2].frame
    legend.frame = Rect(
      x: below.minX, y: below.maxY + gap, width: cell, height: bottom - below.maxY - gap)
    let soft = grids[1].frame
    speech.frame = Rect(
      x: soft.minX, y: room.minY + soft.maxY + gap, width: cell,
      height: min(room.height - 4, bottom) - soft.maxY - gap)
    scroll(room, contentHeight: bottom + 8)
  }

  /// Hard hands and the legend at the left, soft hands and pairs at the right, the bot below.
  private func placeTwoColumns(_ room: Rect) {
    let gap = Self.gap
    let cell = ((room.width - gap) / 2).rounded(.down)
    let foot = min(room.height * 0.16, 260)
    let high = room.height - foot - gap - 8
    setRows(grids[1].rows + grids[2].rows, in: high - 2 * ChartGrid.frameHeight - gap)
    grids[0].frame = Rect(x: room.minX, y: 4, width: cell, height: grids[0].height)
    let right = room.minX + cell + gap
    grids[1].frame = Rect(x: right, y: 4, width: cell, height: grids[1].height)
    grids[2].frame = Rect(
      x: right, y: grids[1].frame.maxY + gap, width: cell, height: grids[2].height)
    let bottom = grids[2].frame.maxY
    let top = grids[0].frame.maxY + gap
    legend.frame = Rect(
      x: room.minX, y: top, width: cell,
      height: max(legend.height(width: cell), bottom - top))
    speech.frame = Rect(
      x: room.minX + 24, y: room.maxY - foot, width: room.width - 48, height: foot)
    scroll(
      Rect(x: 0, y: room.minY, width: bounds.width, height: high + 8),
      contentHeight: max(bottom, legend.frame.maxY) + 4)
  }

  /// One part of the chart at the right, its tabs and the legend at the left.
  private func placeOne(_ room: Rect) {
    let gap = Self.gap
    let side = min(340, max(300, room.width * 0.32)).rounded()
    let isLow = room.height < 560
    let foot = isLow ? 76.0 : 0
    let high = room.height - foot
    let grid = grids[FirstHand.Kind.allCases.firstIndex(of: shown) ?? 0]
    setRows(grids[0].rows, in: high - 8 - ChartGrid.frameHeight)
    grid.row = max(grid.row, isLow ? 34 : 30)
    grid.frame = Rect(
      x: room.minX + side + gap, y: 4, width: room.width - side - gap, height: grid.height)
    let step = isLow ? 56.0 : 68
    for (index, tab) in tabs.enumerated() {
      tab.frame = Rect(
        x: room.minX, y: room.minY + 4 + Double(index) * step, width: side, height: step - 8)
    }
    let top = room.minY + 4 + Double(tabs.count) * step
    legend.frame = Rect(
      x: room.minX, y: top, width: side, height: legend.height(width: side))
    speech.frame =
      isLow
      ? Rect(x: room.minX, y: room.maxY - foot + 8, width: room.width, height: foot - 8)
      : Rect(
        x: room.minX, y: legend.frame.maxY + gap, width: side,
        height: max(0, room.maxY - legend.frame.maxY - gap))
    scroll(
      Rect(x: 0, y: room.minY, width: bounds.width, height: high),
      contentHeight: grid.frame.maxY + 8)
  }

  /// All parts one below the other.
  private func placeList(_ room: Rect) {
    let foot = min(room.height * 0.3, speech.height(width: room.width, face: 72))
    var y = 4.0
    for grid in grids {
      grid.row = 36
      grid.frame = Rect(x: room.minX, y: y, width: room.width, height: grid.height)
      y += grid.height + Self.gap
    }
    let high = legend.height(width: room.width)
    legend.frame = Rect(x: room.minX, y: y, width: room.width, height: high)
    speech.frame = Rect(
      x: room.minX, y: room.maxY - foot, width: room.width, height: foot)
    scroll(
      Rect(x: 0, y: room.minY, width: bounds.width, height: room.height - foot - 8),
      contentHeight: y + high + 12)
  }
}

/// The words of the chart.
enum ChartWords {
  /// One letter for a play.
  static func letter(for play: Play) -> String {
    switch play {
    case .hit: trc("chart", "H")
    case .stand: trc("chart", "S")
    case .double: trc("chart", "D")
    case .split: trc("chart", "P")
    case .surrender: trc("chart", "R")
    case .insure, .decline: ""
    }
  }

  /// The paper of a play's fields, light enough for dark letters.
  static func paper(of play: Play) -> Color {
    switch play {
    case .hit: Color(0xF1AB99)
    case .stand: Color(0xF7E5A3)
    case .double: Color(0xA6D9FF)
    case .split: Color(0xCFF3C8)
    case .surrender, .insure, .decline: Color(0xC2A3CB)
    }
  }

  /// The short name of a part of the chart.
  static func name(of kind: FirstHand.Kind) -> String {
    switch kind {
    case .hard: trc("chart", "Hard")
    case .soft: trc("chart", "Soft")
    case .pair: tr("Pairs")
    }
  }

  static func value(_ value: Int) -> String { value == 1 ? tr("A") : "\(value)" }

  static func name(of hand: FirstHand) -> String {
    switch hand.kind {
    case .hard: "\(hand.number)"
    case .soft: tr("A") + " " + value(hand.number - 11)
    case .pair: value(hand.number) + " " + value(hand.number)
    }
  }

  /// How many fields differ from the published chart.
  static func comparison(differing count: Int) -> String {
    count == 0
      ? tr("Every square agrees with the published chart for six decks.")
      : trn(
        "The square with a dot differs from the published chart for six decks.",
        "The {n} squares with a dot differ from the published chart for six decks.", count)
  }

  /// What a field means: the hand, its best play and what that is worth.
  ///
  /// `published`: the play of the published chart where it is another one.
  static func sentence(
    for hand: FirstHand, _ values: PlayValues, otherwise: Play?, published: Play? = nil
  ) -> String {
    guard let best = values.best else { return "" }
    var parts = [
      tr(
        "{hand} against {card}: {play}.",
        [
          "hand": name(of: hand), "card": value(hand.up), "play": BlackjackWords.name(of: best),
        ]), BlackjackWords.meaning(of: values.bestValue),
    ]
    if let otherwise, ![.hit, .stand].contains(best) {
      parts.append(
        tr("If that isn't possible: {play}.", ["play": BlackjackWords.name(of: otherwise)]))
    }
    if let published {
      parts.append(
        tr("The published chart: {play}.", ["play": BlackjackWords.name(of: published)]))
    }
    return trSentences(parts)
  }
}
