import Arcade
import Drawing
import Geometry
import Languages
import Rules
import Stage
import Store

extension ShareCard {
  /// Nil if the current rules can't replay the record.
  static func blackjack(_ result: NewResult) -> ShareCard? {
    guard let end = RoundEnd(text: result.record) else { return nil }
    let table = end.record.setup.table
    let words = [
      "game": tr("Blackjack"), "player": "\(end.playerScore)", "bot": "\(end.botScore)",
    ]
    let boast =
      switch end.outcome {
      case .won: tr("{game} in Recreo: I won, {player} to {bot}. Beat that!", words)
      case .drawn: tr("{game} in Recreo: {player} to {bot}, a draw. Can you do better?", words)
      case .lost: tr("{game} in Recreo: the bot won, {bot} to {player}. Can you do better?", words)
      }
    let hands = end.game.hands
    let best = hands.first { $0.total.value == end.playerScore } ?? hands.first
    var card = ShareCard(
      title: tr("Blackjack") + " · " + BlackjackWords.name(of: table),
      figures: [
        Figure(number: "\(end.playerScore)", caption: tr("Player")),
        Figure(number: "\(end.botScore)", caption: tr("Bot")),
      ],
      boast: boast, code: BoardCode(end.record.setup, seed: end.record.seed),
      picture: { CardFan(best?.cards ?? []) })
    card.photo = { TablePhoto(end, palette: .blackjack) }
    return card
  }
}

/// A hand of cards held as a fan.
private final class CardFan: Node, ShareCardPicture {
  let isFramed = false
  private let cards: [ArtNode]

  init(_ hand: [Card]) {
    cards = hand.map { ArtNode("blackjack-card-" + $0.code, elevation: .lifted) }
    super.init("")
    add(cards)
  }

  override func sizeDidChange() {
    let count = Double(cards.count)
    let card = Size(width: size.width * 0.55, height: size.width * 0.77)
    // All are held at one point below: the more there are, the closer they lie.
    let step = count > 1 ? min(0.32, 0.8 / (count - 1)) : 0
    let reach = size.height * 0.62
    let pivot = Point(x: size.width / 2, y: size.height * 0.5 + reach)
    for (index, node) in cards.enumerated() {
      let angle = (Double(index) - (count - 1) / 2) * step
      let turn = sineAndCosine(of: angle)
      node.frame = Rect(
        center: pivot + Point(x: turn.sine * reach, y: -turn.cosine * reach), size: card)
      node.setPose(Pose(rotation: angle))
    }
  }
}
