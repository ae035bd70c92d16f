import Arcade
import Geometry

/// The layout of cards, buttons and chips in a window of any shape.
struct BlackjackLayout {
  private(set) var header = Rect.zero
  /// The bot's cards with their score above, the player's with the score below.
  private(set) var bot = Rect.zero
  private(set) var player = Rect.zero
  /// The bot's face, left of its cards.
  private(set) var face = Rect.zero
  /// The middle of the table, where the result is shown.
  private(set) var banner = Rect.zero
  private(set) var cardHeight = 0.0
  private(set) var status = Rect.zero
  /// The buttons, one below the other or in rows.
  private(set) var bar = Rect.zero
  private(set) var isColumn = false
  /// Bet and balance.
  private(set) var purse = Rect.zero
  /// The shoe that cards come out of.
  private(set) var shoe = Rect.zero

  /// Where a bet is put: on the place of the player's cards, with its number above.
  private(set) var spot = Rect.zero

  /// `barHeight`: of the buttons at this width; `count`: the number of buttons.
  init(bounds: Rect, hasPurse: Bool, buttons count: Int, barHeight: Double) {
    if bounds.height < 620 {
      low(bounds, hasPurse, count)
      if bounds.width > bounds.height { return }
    }
    let columns = self
    self = BlackjackLayout()
    high(bounds, hasPurse, barHeight)
    // In a small square, columns leave more room for the cards.
    if columns.cardHeight > cardHeight { self = columns }
  }

  private init() {}

  /// Low windows: the cards use the whole height, everything else is at the sides.
  private mutating func low(_ bounds: Rect, _ hasPurse: Bool, _ count: Int) {
    isColumn = true
    let side = max(140, min(200, bounds.width * 0.18))
    header = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let right = bounds.maxX - side - 16
    let height = min(
      Double(count) * (PlayButton.height + 8) - 8, bounds.height - Header.height - 12)
    bar = Rect(
      x: right, y: max(Header.height, bounds.maxY - 12 - height), width: side, height: height)
    let left = side + 16
    let width = right - 16 - left
    rows(Rect(x: left, y: 8, width: width, height: bounds.height - 16))
    purse = hasPurse ? Rect(x: 16, y: bounds.maxY - 12 - 128, width: side - 8, height: 128) : .zero
    let foot = bot.maxY - Header.height
    let edge = max(0, min(side - 16, foot))
    face = Rect(x: 16, y: bot.maxY - edge, width: edge, height: edge)
    let top = face.maxY + 20
    let room = (hasPurse ? purse.minY : bounds.maxY) - 16 - top
    shoe = Self.shoe(
      in: Rect(x: 16, y: top, width: side - 16, height: max(0, min(cardHeight, room))))
  }

  /// High windows: header, cards and buttons, one below the other.
  private mutating func high(_ bounds: Rect, _ hasPurse: Bool, _ foot: Double) {
    let margin = bounds.width < 600 ? 12.0 : 24
    header = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let barWidth = min(bounds.width - 2 * margin, 1040)
    bar = Rect(
      x: (bounds.midX - barWidth / 2).rounded(), y: bounds.maxY - margin - foot, width: barWidth,
      height: foot)
    var bottom = bar.minY - 16
    let isWide = bounds.width >= 1000
    if hasPurse, !isWide {
      purse = Rect(x: margin, y: bottom - 64, width: bounds.width - 2 * margin, height: 64)
      bottom = purse.minY - 12
    }
    let side = isWide ? 216.0 : 0
    let width = min(bounds.width - 2 * margin - 2 * side, 1500)
    let room = Rect(
      x: bounds.midX - width / 2, y: Header.height, width: width, height: bottom - Header.height)
    self.rows(room)
    if !isWide, bot.minY + HandRow.badge - Header.height < Self.least {
      var lower = room
      lower.origin.y += Self.least - HandRow.badge
      lower.size.height -= Self.least - HandRow.badge
      self.rows(lower)
    }
    if isWide, hasPurse {
      purse = Rect(x: margin, y: bar.minY - 16 - 128, width: side - 16, height: 128)
    }
    placeFace(bounds, margin: margin, isWide: isWide)
    // If it would cover cards, it goes beside the bot's score.
    let height = isWide ? cardHeight * 0.6 : max(0, min(160, bot.minY + HandRow.badge - 88))
    let edge = height * CardNode.shape
    shoe = Self.shoe(
      in: Rect(
        x: bounds.maxX - margin - edge,
        y: isWide ? bot.maxY - cardHeight * 0.62 : bot.minY + HandRow.badge - height, width: edge,
        height: height))
  }

  /// The least height of a face above narrow rows.
  private static let least = 104.0

  private mutating func placeFace(_ bounds: Rect, margin: Double, isWide: Bool) {
    guard isWide else {
      let edge = max(0, min(200, bot.minY + HandRow.badge - Header.height - 8))
      face = Rect(x: margin, y: bot.minY + HandRow.badge - edge, width: edge, height: edge)
      return
    }
    let right = bot.minX
    let edge = max(0, min(240, right - margin, cardHeight * 0.8))
    face = Rect(x: right - edge, y: bot.maxY - edge, width: edge, height: edge)
  }

  /// Two rows of cards as high as possible, with the texts between them.
  private mutating func rows(_ room: Rect) {
    let score = HandRow.badge + 8
    // Between two columns the texts need a second line.
    let line = room.width < 300 ? 64.0 : 40
    let words = line + 16
    let most = max(48, (room.height - 2 * score - words) / 2)
    cardHeight = min(most, 460, room.width * 0.42 / CardNode.shape).rounded(.down)
    let whole = 2 * (cardHeight + score) + words
    let top = (room.minY + (room.height - whole) / 2).rounded()
    bot = Rect(x: room.minX, y: top, width: room.width, height: score + cardHeight)
    status = Rect(x: room.minX, y: bot.maxY + 8, width: room.width, height: line)
    player = Rect(
      x: room.minX, y: status.maxY + 8, width: room.width, height: cardHeight + score)
    banner = status
    // The score isn't there yet.
    let ring = max(48, min(player.height - Self.figure, max(176, cardHeight * 0.5)))
    spot = Rect(
      x: room.midX - ring / 2, y: player.minY + (player.height - ring - Self.figure) / 2,
      width: ring, height: ring + Self.figure)
  }

  /// The height of the number above a bet.
  private static let figure = 44.0

  private static func shoe(in room: Rect) -> Rect {
    let width = min(room.width, room.height * CardNode.shape, 132)
    return Rect(
      x: room.maxX - width, y: room.minY, width: width, height: width / CardNode.shape)
  }
}
