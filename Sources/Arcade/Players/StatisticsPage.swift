import Drawing
import Geometry
import Languages
import Stage
import Store

/// A player's statistics in one game: figures, and the last days as columns.
final class StatisticsPage: Node {
  private static let gap = 12.0
  private let palette: Palette
  private let scroll: ScrollNode
  private var tiles: [StatisticsTile] = []
  private let bars: DayBars

  init(palette: Palette) {
    self.palette = palette
    scroll = ScrollNode("player.statistics", label: tr("Statistics"), palette: palette)
    bars = DayBars(palette: palette)
    super.init("")
    scroll.content.add(bars)
    add(scroll)
  }

  /// Shows a player's statistics in a game.
  func show(_ statistics: GameStatistics) {
    for tile in tiles { scroll.content.remove(tile) }
    tiles = statistics.figures.enumerated().map { index, figure in
      StatisticsTile(
        figure, color: Self.colors[index % Self.colors.count], palette: palette)
    }
    scroll.content.add(tiles)
    bars.show(statistics.days, caption: statistics.caption)
    sizeDidChange()
    setNeedsDisplay()
  }

  /// Of the seals; white signs on them have a contrast of 4.5:1.
  private static let colors = [0xB5382B, 0x2E6DB4, 0x2E7D4F, 0xB4531C, 0x7A4FA3, 0x1F7A80]
    .map { Color($0) }

  override func sizeDidChange() {
    guard size.width > 0, !tiles.isEmpty else { return }
    let width = size.width - 16
    // All rows are full where that is possible.
    let most = max(1, Int((width + Self.gap) / (196 + Self.gap)))
    let columns = (2...max(2, most)).last { tiles.count % $0 == 0 } ?? min(most, tiles.count)
    let rows = Double((tiles.count + columns - 1) / columns)
    let each = (width - Self.gap * Double(columns - 1)) / Double(columns)
    let free = size.height - DayBars.least - 24
    let high = min(200, max(StatisticsTile.least, free / rows * 0.62 - Self.gap)).rounded()
    for (index, tile) in tiles.enumerated() {
      tile.frame = Rect(
        x: 8 + Double(index % columns) * (each + Self.gap),
        y: 8 + Double(index / columns) * (high + Self.gap), width: each, height: high)
    }
    let top = 8 + rows * (high + Self.gap)
    let height = min(860, max(DayBars.least, size.height - top - 24))
    bars.frame = Rect(x: 8, y: top, width: width, height: height)
    scroll.place(bounds, contentHeight: top + height + 16)
  }
}

/// A figure with its seal and its caption on a sheet of its own.
private final class StatisticsTile: Paper {
  static let least = 104.0
  private let seal: Seal
  private let number: Label
  private let caption: Label

  init(_ figure: GameStatistics.Figure, color: Color, palette: Palette) {
    seal = Seal(figure.icon, palette: palette, fill: color)
    number = Label(figure.value, style: TextStyle(size: 34, weight: .bold), color: palette.ink)
    caption = Label(
      figure.title, style: TextStyle(size: 18),
      color: palette.ink.mixed(with: palette.sheet, 0.15))
    super.init(
      "player.statistics." + figure.id, role: .text, label: trPair(figure.title, figure.value),
      fill: palette.sheet)
    add([seal, number, caption])
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let side = min(96, size.height * 0.52, size.width * 0.3)
    seal.frame = Rect(x: 14, y: (size.height - side) / 2, width: side, height: side)
    let left = seal.frame.maxX + 14
    let width = max(0, size.width - left - 10)
    number.style.size = size.height > 150 && width > 160 ? 52 : 34
    let first = min(number.size().height, size.height * 0.46)
    let second = min(caption.size(fitting: width).height, size.height - first - 12)
    let top = (size.height - first - second) / 2
    number.frame = Rect(x: left, y: top, width: width, height: first)
    caption.frame = Rect(x: left, y: top + first, width: width, height: second)
  }
}

/// What was done on the last days, a column a day; today's is the last and has the accent's full colour.
private final class DayBars: Paper {
  static let least = 168.0
  private static let margin = 16.0
  /// The fewest games of a column of full height: a single game is a low one.
  private static let scale = 4
  private let palette: Palette
  private let title: Label
  private let numbers: [Label]
  /// Lies there if nothing was played.
  private let fox = ArtNode("sleeping-fox", elevation: .lying)
  private var counts: [Int] = []

  init(palette: Palette) {
    self.palette = palette
    title = Label(
      "", style: TextStyle(size: 20, weight: .bold), color: palette.ink)
    let style = TextStyle(size: 18, weight: .bold, alignment: .center)
    numbers = (0..<PlayerStatistics.span).map { _ in Label("", style: style, color: palette.ink) }
    super.init("player.statistics.days", role: .image, fill: palette.sheet)
    add([fox, title])
    add(numbers)
  }

  func show(_ counts: [Int], caption: String) {
    self.counts = counts
    fox.isHidden = counts.contains { $0 > 0 }
    title.show(caption)
    label = caption
    for (number, count) in zip(numbers, counts) { number.show(count == 0 ? "" : "\(count)") }
    sizeDidChange()
  }

  /// Where columns stand, and where their numbers are.
  private var room: Rect {
    let top = 44.0
    return Rect(
      x: Self.margin, y: top, width: size.width - 2 * Self.margin,
      height: size.height - top - Self.margin)
  }

  /// The groove of a day, counted from the oldest.
  private func groove(_ index: Int) -> Rect {
    let room = room
    let step = room.width / Double(max(1, counts.count))
    let width = min(56, step * 0.72)
    let middle = room.minX + (Double(index) + 0.5) * step
    return Rect(x: middle - width / 2, y: room.minY, width: width, height: room.height)
  }

  /// The column of a day; a day without games has none.
  private func bar(_ index: Int) -> Rect {
    let groove = groove(index)
    let most = Double(max(Self.scale, counts.max() ?? 0))
    let height = Double(counts[index]) / most * (groove.height - 24)
    return Rect(
      x: groove.minX, y: groove.maxY - height, width: groove.width, height: height)
  }

  override func sizeDidChange() {
    title.frame = Rect(x: Self.margin, y: 8, width: size.width - 2 * Self.margin, height: 32)
    let room = room
    let wide = max(0, min(room.width * 0.6, room.height / 0.75, 560))
    fox.frame = Rect(
      x: room.midX - wide / 2, y: room.midY - wide * 0.375, width: wide, height: wide * 0.75)
    for (index, number) in numbers.enumerated() where index < counts.count {
      let bar = bar(index)
      number.frame = Rect(x: bar.midX - 24, y: bar.minY - 24, width: 48, height: 24)
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    super.draw(into: &list, at: now)
    let isBare = !counts.contains { $0 > 0 }
    for index in counts.indices where !isBare {
      let groove = groove(index)
      let radius = min(12, groove.width * 0.3)
      list.shape(Shape(radius: radius, fill: palette.groove.faded(0.6)), in: groove)
      guard counts[index] > 0 else { continue }
      let isToday = index == counts.count - 1
      let past = palette.accent.mixed(with: palette.sheet, 0.3)
      list.shape(
        Shape(radius: radius, fill: isToday ? palette.accent : past, grain: Theme.grain),
        in: bar(index))
    }
  }
}
