import Arcade
import Geometry

/// The layout of cards, buttons and chips in a window of any shape.
struct BlackjackLayout {
  private(set) var header = Rect.zero
  /// The bot's cards with their score above, the player's with the score below.
  private(set) var bot = Rect.zero
  private(set) var player = Rect.zero
  /// The bot's face, beside its cards.
  private(set) var face = Rect.zero
  /// The bot's face while it waits for a bet: opposite the player, where its cards will lie.
  private(set) var host = Rect.zero
  private(set) var cardHeight = 0.0
  private(set) var status = Rect.zero
  /// The buttons, one below the other or in rows.
  private(set) var bar = Rect.zero
  private(set) var isColumn = false
  /// Whether the head has room for its title.
  private(set) var showsTitle = true
  /// Bet and balance.
  private(set) var purse = Rect.zero
  /// The shoe that cards come out of.
  private(set) var shoe = Rect.zero

  /// Where a bet is put: on the place of the player's cards, with its number above.
  private(set) var spot = Rect.zero

  /// `barHeight`: of the buttons at this width; `count`: the number of buttons; `isLeftHanded`:
  /// whether buttons beside the cards are at their left.
  init(
    bounds: Rect, hasPurse: Bool, buttons count: Int, barHeight: Double,
    isLeftHanded: Bool = false
  ) {
    arrange(bounds, hasPurse, count, barHeight)
    if isLeftHanded, isColumn { exchangeSides(in: bounds) }
    placeHost(in: bounds)
  }

  /// Puts what is at the left of the cards at their right, and the other way round.
  private mutating func exchangeSides(in bounds: Rect) {
    let besides: [WritableKeyPath<Self, Rect>] = [\.face, \.shoe, \.bar, \.purse]
    for part in besides {
      self[keyPath: part].origin.x = bounds.minX + bounds.maxX - self[keyPath: part].maxX
    }
    // The buttons need more room than the bot had there.
    let missing = bar.maxX + 16 - player.minX
    guard missing > 0 else { return }
    let rows: [WritableKeyPath<Self, Rect>] = [\.bot, \.status, \.player]
    for row in rows {
      self[keyPath: row].origin.x += missing
      self[keyPath: row].size.width -= missing
    }
    spot.origin.x += missing / 2
  }

  private mutating func arrange(
    _ bounds: Rect, _ hasPurse: Bool, _ count: Int, _ barHeight: Double
  ) {
    if bounds.height >= 620, bounds.width >= 1000, bounds.width > bounds.height {
      wide(bounds, hasPurse, count)
      return
    }
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

  /// In the middle between the head and the words, as far as the shoe leaves room.
  private mutating func placeHost(in bounds: Rect) {
    let top = isColumn && !showsTitle ? 8 : Header.height
    let free = status.minY - 16 - top
    var side = min(free, 560, bounds.width * 0.62, bot.width)
    let isBeside = shoe.minY < top + free && shoe.maxY > top
    let gap = 2 * (max(shoe.minX - bot.midX, bot.midX - shoe.maxX) - 16)
    if isBeside { side = min(side, gap) }
    guard side > face.width else {
      host = face
      return
    }
    host = Rect(
      center: Point(x: bot.midX, y: top + free - side / 2 - max(0, (free - side) * 0.4)),
      size: Size(side))
  }

  private init() {}

  /// Low windows: the cards use the whole height, everything else is at the sides.
  private mutating func low(_ bounds: Rect, _ hasPurse: Bool, _ count: Int) {
    isColumn = true
    showsTitle = false
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

  /// Wide and high windows: the bot, its cards and the shoe beside each other; below them the purse,
  /// the player's cards and the buttons.
  private mutating func wide(_ bounds: Rect, _ hasPurse: Bool, _ count: Int) {
    isColumn = true
    let margin = 24.0
    let side = min(260, (bounds.width * 0.17).rounded())
    header = Rect(x: 0, y: 0, width: bounds.width, height: Header.height)
    let width = min(bounds.width - 2 * (side + 16 + margin), 1500)
    let room = Rect(
      x: bounds.midX - width / 2, y: Header.height, width: width,
      height: bounds.height - Header.height - margin)
    rows(room)
    let left = room.minX - 16 - side
    let card = Size(width: cardHeight * CardNode.shape, height: cardHeight)
    // A fourth card moves the others together: the bot and the shoe stay near.
    let row = min(width, (card.width * 3.2).rounded())
    bot = Rect(x: bounds.midX - row / 2, y: bot.minY, width: row, height: bot.height)
    let edge = max(0, min(260, cardHeight * 0.86, bot.minX - 8 - left))
    face = Rect(x: bot.minX - 8 - edge, y: bot.maxY - edge, width: edge, height: edge)
    let back = Size(width: card.width * 0.72, height: card.height * 0.72)
    shoe = Rect(
      x: bot.maxX + 20, y: bot.maxY - back.height, width: back.width, height: back.height)
    let foot = bounds.maxY - margin
    let free = foot - bot.maxY - 24
    let height = max(0, min(Double(count) * (PlayButton.tall + 8) - 8, free))
    bar = Rect(x: room.maxX + 16, y: foot - height, width: side, height: height)
    purse = hasPurse ? Rect(x: left, y: foot - 128, width: side, height: 128) : .zero
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
    if hasPurse {
      purse = Rect(x: margin, y: bottom - 64, width: bounds.width - 2 * margin, height: 64)
      bottom = purse.minY - 12
    }
    let width = min(bounds.width - 2 * margin, 1500)
    let room = Rect(
      x: bounds.midX - width / 2, y: Header.height, width: width, height: bottom - Header.height)
    self.rows(room)
    let least = Self.leastFace(in: bounds)
    if bot.minY + HandRow.badge - Header.height < least {
      var lower = room
      lower.origin.y += least - HandRow.badge
      lower.size.height -= least - HandRow.badge
      self.rows(lower)
    }
    let side = max(0, min(232, bot.minY + HandRow.badge - Header.height - 8))
    face = Rect(x: margin, y: bot.minY + HandRow.badge - side, width: side, height: side)
    // Beside the bot's score, where it covers no card.
    let height = max(0, min(216, bot.minY + HandRow.badge - 88))
    let edge = height * CardNode.shape
    shoe = Self.shoe(
      in: Rect(
        x: bounds.maxX - margin - edge, y: bot.minY + HandRow.badge - height, width: edge,
        height: height))
  }

  /// The least height of a face above narrow rows.
  private static func leastFace(in bounds: Rect) -> Double { bounds.height > 1400 ? 232 : 104 }

  /// Two rows of cards as high as possible, with the texts between them.
  private mutating func rows(_ room: Rect) {
    let score = HandRow.badge + 8
    // Between two columns the texts need a second line.
    let line = room.width < 300 ? 64.0 : 40
    // The result lies there too.
    let words = room.height >= 560 ? Self.strip : max(line + 16, (room.height * 0.17).rounded())
    let most = max(48, (room.height - 2 * score - words) / 2)
    let highest = room.height > room.width ? 600.0 : 460
    cardHeight = min(most, highest, room.width * 0.42 / CardNode.shape).rounded(.down)
    let whole = 2 * (cardHeight + score) + words
    let top = (room.minY + (room.height - whole) / 2).rounded()
    bot = Rect(x: room.minX, y: top, width: room.width, height: score + cardHeight)
    status = Rect(
      x: room.minX, y: bot.maxY + (words - line) / 2, width: room.width, height: line)
    player = Rect(
      x: room.minX, y: bot.maxY + words, width: room.width, height: cardHeight + score)
    // The score isn't there yet.
    let part = room.height > room.width ? 0.95 : 0.75
    let ring = max(48, min(player.height - Self.figure, max(176, cardHeight * part)))
    spot = Rect(
      x: room.midX - ring / 2, y: player.minY + (player.height - ring - Self.figure) / 2,
      width: ring, height: ring + Self.figure)
  }

  /// The height of the strip with the result, and of the room for it.
  private static let strip = 112.0
  /// The height of the number above a bet.
  private static let figure = 44.0

  private static func shoe(in room: Rect) -> Rect {
    let width = min(room.width, room.height * CardNode.shape, 132)
    return Rect(
      x: room.maxX - width, y: room.minY, width: width, height: width / CardNode.shape)
  }
}

// Several hands.
extension BlackjackLayout {
  /// The places of the rows of cards for a number of hands.
  struct Seats {
    var bot: Rect
    var hands: [Rect]
    var status: Rect
    var cardHeight: Double
  }

  private static let gap = 12.0

  /// Hands of a split lie side by side, or in two rows if they are about as high so, since cards
  /// cover less of each other there; the bot's cards are never larger than the player's.
  func seats(for count: Int) -> Seats {
    var seats = Seats(bot: bot, hands: [player], status: status, cardHeight: cardHeight)
    guard count > 1 else { return seats }
    let rows = count > 2 && height(count, rows: 2) > height(count, rows: 1) * 0.97 ? 2 : 1
    seats.cardHeight = max(48, height(count, rows: rows).rounded(.down))
    let each = rows == 1 ? player.height : seats.cardHeight + HandRow.badge + 8
    if rows > 1 {
      seats.bot.size.height = each
      seats.status.origin.y -= bot.maxY - seats.bot.maxY
    }
    let top = seats.bot.maxY + player.minY - bot.maxY
    let columns = (count + rows - 1) / rows
    let cell = cell(columns)
    seats.hands = (0..<count).map { index in
      let row = index / columns
      let inRow = Double(min(columns, count - row * columns))
      let left = player.midX - (inRow * (cell + Self.gap) - Self.gap) / 2
      return Rect(
        x: left + Double(index % columns) * (cell + Self.gap),
        y: top + Double(row) * (each + Self.gap), width: cell, height: each)
    }
    return seats
  }

  private func cell(_ columns: Int) -> Double {
    (player.width - Self.gap * Double(columns - 1)) / Double(columns)
  }

  /// The height of cards in so many rows of hands and one of the bot.
  private func height(_ count: Int, rows: Int) -> Double {
    let wide = HandRow.highest(in: cell((count + rows - 1) / rows))
    let words = player.minY - bot.maxY
    let free = player.maxY - bot.minY - words - Self.gap * Double(rows - 1)
    return min(cardHeight, wide, free / Double(rows + 1) - HandRow.badge - 8)
  }
}
