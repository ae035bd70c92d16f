import Geometry

/// The layout of the setup: four drawings and two, their words, and the way into the round.
///
/// Frames other than the sheet's are in the sheet's points.
struct RecycleSetupLayout {
  private(set) var sheet = Rect.zero
  private(set) var modeTitle = Rect.zero
  private(set) var modes: [Rect] = []
  private(set) var modeText = Rect.zero
  private(set) var halvingTitle = Rect.zero
  private(set) var halvings: [Rect] = []
  private(set) var halvingText = Rect.zero
  private(set) var rules = Rect.zero
  private(set) var play = Rect.zero
  private static let title = 34.0

  init(room: Rect, rulesWidth: Double) {
    if room.height > room.width * 1.1 {
      high(room, rulesWidth)
    } else {
      wide(room, rulesWidth)
    }
  }

  /// Words, from the sides and between parts, for a height.
  private static func gaps(_ height: Double) -> (pad: Double, gap: Double, text: Double) {
    height < 480 ? (12, 6, 28) : (24, 14, 34)
  }

  /// The height of a card of a width.
  private static func height(ofCard width: Double) -> Double {
    (width - 2 * RuleCard.margin) / RuleCard.shape + RuleCard.words + 2 * RuleCard.margin
  }

  private static func row(_ count: Int, _ frame: Rect, _ gap: Double) -> [Rect] {
    (0..<count).map {
      frame.offset(by: Point(x: Double($0) * (frame.width + gap), y: 0))
    }
  }

  /// Four drawings in a row; below them two, beside the words and the buttons.
  private mutating func wide(_ room: Rect, _ rulesWidth: Double) {
    let (pad, gap, _) = Self.gaps(room.height)
    let most = max(960, room.height * 1.65)
    let width = min(room.width, most)
    let inner = width - 2 * pad
    let side = (inner - 3 * gap) / 4
    let heads = 2 * (Self.title + gap / 2)
    let high = (room.height - 2 * pad - heads - gap) / 2
    let card = Size(width: side, height: min(Self.height(ofCard: side), high).rounded(.down))
    let height = 2 * pad + heads + gap + 2 * card.height
    sheet = Rect(
      x: room.midX - width / 2, y: room.minY + max(0, (room.height - height) / 2), width: width,
      height: height)
    modeTitle = Rect(x: pad, y: pad, width: inner, height: Self.title)
    var y = modeTitle.maxY + gap / 2
    modes = Self.row(4, Rect(x: pad, y: y, width: card.width, height: card.height), gap)
    y += card.height + gap
    halvingTitle = Rect(x: pad, y: y, width: 2 * side + gap, height: Self.title)
    let second = halvingTitle.maxY + gap / 2
    halvings = Self.row(2, Rect(x: pad, y: second, width: card.width, height: card.height), gap)
    let left = pad + 2 * (side + gap) + gap
    let right = Rect(x: left, y: y, width: width - pad - left, height: height - pad - y)
    let foot = min(88, max(56, right.height * 0.36))
    buttons(Rect(x: left, y: right.maxY - foot, width: right.width, height: foot), rulesWidth, gap)
    let words = (play.minY - gap - y) / 2
    modeText = Rect(x: left, y: y, width: right.width, height: words)
    halvingText = Rect(x: left, y: y + words, width: right.width, height: words)
  }

  /// Two drawings beside each other, with the words below them and the buttons at the foot.
  private mutating func high(_ room: Rect, _ rulesWidth: Double) {
    let (pad, gap, text) = Self.gaps(room.height)
    let inner = room.width - 2 * pad
    let side = (inner - gap) / 2
    let foot = min(112, max(64, room.height * 0.06))
    let rest = 2 * pad + 2 * (Self.title + gap + text + gap) + 2 * gap + foot + gap
    let high = (room.height - rest) / 3
    let card = Size(width: side, height: min(Self.height(ofCard: side), high).rounded(.down))
    let height = rest + 3 * card.height
    sheet = Rect(
      x: room.minX, y: room.minY + max(0, (room.height - height) / 2), width: room.width,
      height: height)
    modeTitle = Rect(x: pad, y: pad, width: inner, height: Self.title)
    var box = Rect(x: pad, y: modeTitle.maxY + gap, width: side, height: card.height)
    modes = Self.row(2, box, gap)
    box.origin.y += card.height + gap
    modes += Self.row(2, box, gap)
    modeText = Rect(x: pad, y: box.maxY + gap, width: inner, height: text)
    halvingTitle = Rect(x: pad, y: modeText.maxY + gap, width: inner, height: Self.title)
    box.origin.y = halvingTitle.maxY + gap
    halvings = Self.row(2, box, gap)
    halvingText = Rect(x: pad, y: box.maxY + gap, width: inner, height: text)
    buttons(
      Rect(x: pad, y: halvingText.maxY + gap, width: inner, height: foot), rulesWidth, gap)
  }

  /// Rules, and Play in the rest of the row.
  private mutating func buttons(_ row: Rect, _ rulesWidth: Double, _ gap: Double) {
    rules = Rect(
      x: row.minX, y: row.minY, width: min(rulesWidth, row.width * 0.45), height: row.height)
    play = Rect(
      x: rules.maxX + gap, y: row.minY, width: row.maxX - rules.maxX - gap, height: row.height)
  }
}
