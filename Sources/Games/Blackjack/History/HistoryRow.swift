import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

/// A round in the history: the player's face and cards against the bot's, and what it won.
final class HistoryRow: Node {
  private let face = AvatarNode()
  private let bots = [BotFace.Mood.ouch, .glad, .waits].map {
    ArtNode("blackjack-bot-" + $0.rawValue)
  }
  private let own: MiniHand
  private let bot: MiniHand
  private let name: Label
  private let detail: Label
  private let gain: Label
  private let palette: Palette
  private var player = ""
  /// Narrower rows have the hands below the name.
  static let narrow = 700.0

  init(palette: Palette) {
    self.palette = palette
    own = MiniHand(isLeading: true, palette: palette)
    bot = MiniHand(isLeading: false, palette: palette)
    name = Label("", style: TextStyle(size: 22, weight: .bold), color: palette.ink)
    detail = Label("", style: TextStyle(size: 17), color: palette.ink)
    gain = Label(
      "", style: TextStyle(size: 30, weight: .bold, alignment: .center), color: palette.ink)
    super.init("")
    add(bots)
    add([face, own, bot, name, detail, gain])
  }

  /// `end`: nil if the current rules can't replay it; then only the score says who won.
  func show(_ line: ResultLine, _ end: RoundEnd?, _ avatar: Avatar?, isFourColour: Bool) {
    let table = Table(rawValue: line.variant)
    let score = line.score
    face.show(avatar ?? Avatar(.bear, on: .yellow))
    player = line.player
    let tableName = table.map { BlackjackWords.name(of: $0) }
    detail.show([tableName, trMoment(line.at)].compactMap { $0 }.joined(separator: "\n"))
    // The simple table has no bets.
    gain.show(table == .source ? "" : BlackjackWords.gain(score))
    gain.color = score > 0 ? palette.goodInk : score < 0 ? palette.danger : palette.ink
    show(end, isFourColour)
    for (index, art) in bots.enumerated() {
      art.isHidden = index != (score > 0 ? 0 : score < 0 ? 1 : 2)
    }
    let scores = end.map { BlackjackWords.scores($0.playerScore, $0.botScore) }
    let parts = [end?.title, line.player, tableName, trMoment(line.at), scores, gain.label]
    label = trList(parts.compactMap { $0 }.filter { !$0.isEmpty })
    sizeDidChange()
    setNeedsDisplay()
  }

  private func show(_ end: RoundEnd?, _ isFourColour: Bool) {
    for hand in [own, bot] { hand.isHidden = end == nil }
    guard let end else { return }
    let hands = end.game.hands
    let best = hands.first { $0.total.value == end.playerScore } ?? hands.first
    own.show(
      best?.cards ?? [], total: end.playerScore, isLost: end.outcome == .lost,
      isFourColour: isFourColour)
    bot.show(
      end.game.dealer, total: end.botScore, isLost: end.outcome == .won,
      isFourColour: isFourColour)
  }

  override func sizeDidChange() {
    guard size.width > 0, size.height > 0 else { return }
    if size.width < Self.narrow { placeBelow() } else { placeBeside() }
  }

  private func placeBeside() {
    let side = min(size.height - 20, 132)
    let isRoomy = size.width >= 860
    let figure = gain.label.isEmpty ? 0 : max(isRoomy ? 72 : 56, gain.size().width + 4)
    let high = min(size.height - 28, 140)
    let hand = min(high * CardNode.shape * 2.2 + 48, size.width * 0.215)
    let middle = size.height / 2
    func square(_ x: Double, _ side: Double) -> Rect {
      Rect(x: x, y: middle - side / 2, width: side, height: side)
    }
    face.frame = square(0, side)
    gain.frame = Rect(x: size.width - figure, y: 0, width: figure, height: size.height)
    // In little room the bot's face gives way to the words.
    let seatSide = isRoomy ? side : 0
    let seat = square(gain.frame.minX - seatSide - (figure > 0 ? 12 : 0), seatSide)
    for art in bots { art.frame = seat }
    bot.frame = Rect(x: seat.minX - hand - 12, y: middle - high / 2, width: hand, height: high)
    own.frame = bot.frame.offset(by: Point(x: -hand - 20, y: 0))
    placeWords(
      Rect(
        x: side + 16, y: 4, width: own.frame.minX - side - 28, height: size.height - 8))
  }

  private func placeBelow() {
    let top = min(84, size.height * 0.42)
    let figure = gain.label.isEmpty ? 0 : max(56, gain.size().width + 4)
    face.frame = Rect(x: 0, y: 8, width: top - 8, height: top - 8)
    gain.frame = Rect(x: size.width - figure, y: 4, width: figure, height: top)
    placeWords(
      Rect(x: top + 4, y: 4, width: size.width - figure - top - 12, height: top))
    let high = size.height - top - 20
    let seat = min(high, size.width * 0.16)
    for art in bots {
      art.frame = Rect(
        x: size.width - seat, y: size.height - 10 - (high + seat) / 2, width: seat, height: seat)
    }
    let hand = (size.width - seat - 20) / 2
    own.frame = Rect(x: 0, y: top + 10, width: hand, height: high)
    bot.frame = Rect(x: hand + 12, y: top + 10, width: hand, height: high)
  }

  /// The name above the table and the date, in the middle of a place.
  private func placeWords(_ room: Rect) {
    name.show(name: player, size: 22, width: room.width)
    let first = min(name.size(fitting: room.width).height, room.height * 0.5)
    let second = min(detail.size(fitting: room.width).height, room.height - first)
    let top = room.midY - (first + second) / 2
    name.frame = Rect(x: room.minX, y: top, width: room.width, height: first)
    detail.frame = Rect(x: room.minX, y: top + first, width: room.width, height: second)
  }
}
