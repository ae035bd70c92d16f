import Geometry

/// The layout of the setup: the modes in rows, a second choice, their words, and the way into the
/// round.
///
/// Frames other than the sheet's are in the sheet's points.
struct RecycleSetupLayout {
  private(set) var sheet = Rect.zero
  /// Nil where there is no room for a title.
  private(set) var modeTitle: Rect?
  private(set) var modes: [Rect] = []
  /// In the cells after the last mode.
  private(set) var modeText = Rect.zero
  private(set) var secondTitle = Rect.zero
  private(set) var seconds: [Rect] = []
  private(set) var secondText = Rect.zero
  private(set) var rules = Rect.zero
  private(set) var play = Rect.zero
  private static let title = 34.0
  private let pad, gap: Double
  private let isLow: Bool

  /// `modes` and `seconds`: how many there are to choose from.
  init(room: Rect, rulesWidth: Double, modes: Int, seconds: Int) {
    let isHigh = room.height > room.width * 1.1
    isLow = room.height < (isHigh ? 760 : 480)
    (pad, gap) = isLow ? (12, 6) : (24, 14)
    if isHigh {
      high(room, rulesWidth, modes, seconds)
    } else {
      wide(room, rulesWidth, modes, seconds)
    }
  }

  /// The height of a card of a width.
  private static func height(ofCard width: Double) -> Double {
    (width - 2 * RuleCard.margin) / RuleCard.shape + RuleCard.words + 2 * RuleCard.margin
  }

  private var modeHead: Double { isLow ? 0 : Self.title + gap / 2 }
  private var secondHead: Double { Self.title + gap / 2 }

  /// The modes in rows of `columns`, and their words in the cells that are left; returns the lower
  /// edge.
  private mutating func placeModes(_ count: Int, _ columns: Int, _ card: Size) -> Double {
    let inner = Double(columns) * (card.width + gap) - gap
    if !isLow { modeTitle = Rect(x: pad, y: pad, width: inner, height: Self.title) }
    let top = pad + modeHead
    modes = (0..<count).map { index in
      Rect(
        x: pad + Double(index % columns) * (card.width + gap),
        y: top + Double(index / columns) * (card.height + gap), width: card.width,
        height: card.height)
    }
    guard let last = modes.last else { return top }
    if count.isMultiple(of: columns) {
      modeText = Rect(x: pad, y: last.maxY + gap, width: inner, height: card.height)
      return modeText.maxY
    }
    let left = last.maxX + gap + 8
    modeText = Rect(x: left, y: last.minY, width: pad + inner - left, height: card.height)
    return last.maxY
  }

  private static func rows(_ count: Int, _ columns: Int) -> Int {
    // The words need a free cell.
    count / columns + 1
  }

  private static func row(_ count: Int, _ frame: Rect, _ gap: Double) -> [Rect] {
    let width = (frame.width - gap * Double(count - 1)) / Double(count)
    return (0..<count).map {
      Rect(
        x: frame.minX + Double($0) * (width + gap), y: frame.minY, width: width,
        height: frame.height)
    }
  }

  /// Below the modes the second choice, beside its words and the buttons.
  private mutating func wide(_ room: Rect, _ rulesWidth: Double, _ count: Int, _ second: Int) {
    let columns = 4
    let width = min(room.width, max(960, room.height * 1.65))
    let inner = width - 2 * pad
    let side = (inner - 3 * gap) / 4
    let rows = Double(Self.rows(count, columns))
    let rest = room.height - 2 * pad - modeHead - secondHead - rows * gap
    let high = min(Self.height(ofCard: side), rest / (rows + 1)).rounded(.down)
    let height = room.height - rest + high * (rows + 1)
    sheet = Rect(
      x: room.midX - width / 2, y: room.minY + max(0, (room.height - height) / 2), width: width,
      height: height)
    let half = 2 * side + gap
    let y = placeModes(count, columns, Size(width: side, height: high)) + gap
    secondTitle = Rect(x: pad, y: y, width: half, height: Self.title)
    let top = y + secondHead
    seconds = Self.row(second, Rect(x: pad, y: top, width: half, height: high), gap)
    let left = pad + half + 2 * gap
    let right = Rect(x: left, y: y, width: width - pad - left, height: top + high - y)
    let foot = min(88, max(56, right.height * 0.4))
    buttons(Rect(x: left, y: right.maxY - foot, width: right.width, height: foot), rulesWidth)
    secondText = Rect(x: left, y: y, width: right.width, height: play.minY - gap - y)
  }

  /// Everything in one column, with the buttons at the foot.
  private mutating func high(_ room: Rect, _ rulesWidth: Double, _ count: Int, _ second: Int) {
    let inner = room.width - 2 * pad
    let (foot, text) = (min(112, max(64, room.height * 0.06)), isLow ? 40.0 : 56)
    func side(_ columns: Int) -> Double {
      (inner - gap * Double(columns - 1)) / Double(columns)
    }
    func rest(_ rows: Double) -> Double {
      2 * pad + modeHead + secondHead + gap * (rows + 2) + text + foot
    }
    func high(_ columns: Int) -> Double {
      let rows = Double(Self.rows(count, columns))
      return min(
        Self.height(ofCard: side(columns)), (room.height - rest(rows)) / (rows + 1)
      ).rounded(.down)
    }
    // As many columns as give the largest cards.
    let columns = (2...(room.width < 900 ? 3 : 4)).max { high($0) <= high($1) } ?? 3
    let (side, high) = (side(columns), high(columns))
    let rows = Double(Self.rows(count, columns))
    let rest = rest(rows)
    let height = rest + high * (rows + 1)
    sheet = Rect(
      x: room.minX, y: room.minY + max(0, (room.height - height) / 2), width: room.width,
      height: height)
    let y = placeModes(count, columns, Size(width: side, height: high)) + gap
    secondTitle = Rect(x: pad, y: y, width: inner, height: Self.title)
    let shown = min(inner, Double(max(second, 2)) * 1.5 * side)
    seconds = Self.row(second, Rect(x: pad, y: y + secondHead, width: shown, height: high), gap)
    secondText = Rect(
      x: pad, y: y + secondHead + high + gap, width: inner, height: text)
    buttons(Rect(x: pad, y: secondText.maxY + gap, width: inner, height: foot), rulesWidth)
  }

  /// Rules, and Play in the rest of the row.
  private mutating func buttons(_ row: Rect, _ rulesWidth: Double) {
    rules = Rect(
      x: row.minX, y: row.minY, width: min(rulesWidth, row.width * 0.45), height: row.height)
    play = Rect(
      x: rules.maxX + gap, y: row.minY, width: row.maxX - rules.maxX - gap, height: row.height)
  }
}
