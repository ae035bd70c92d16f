import Arcade
import Drawing
import Geometry
import Rules
import Stage

/// A photo of the table after a round: the bot with its cards, and the player's best hand.
final class TablePhoto: Node, ShareCardPicture {
  let isFramed = true
  let aspect = 0.84
  private let palette: Palette
  private let face: ArtNode
  private let bot: [ArtNode]
  private let own: [ArtNode]
  private let badges: [Label]

  init(_ end: RoundEnd, palette: Palette) {
    self.palette = palette
    let mood: BotFace.Mood =
      switch end.outcome {
      case .won: .ouch
      case .lost: .glad
      case .drawn: .waits
      }
    face = ArtNode("blackjack-bot-" + mood.rawValue)
    func nodes(_ cards: [Card]) -> [ArtNode] {
      cards.map { ArtNode("blackjack-card-" + $0.code, elevation: .lying) }
    }
    let hands = end.game.hands
    let best = hands.first { $0.total.value == end.playerScore } ?? hands.first
    bot = nodes(end.game.dealer)
    own = nodes(best?.cards ?? [])
    badges = [end.botScore, end.playerScore].map {
      Label(
        "\($0)", style: TextStyle(size: 40, weight: .bold, alignment: .center),
        color: palette.tableInk)
    }
    super.init("", role: .image)
    add([face] + bot + own)
    add(badges)
  }

  override func sizeDidChange() {
    guard size.width > 0 else { return }
    let pad = size.width * 0.06
    let side = size.width * 0.3
    let upper = size.height * 0.36
    face.frame = Rect(x: pad, y: pad, width: side, height: side)
    badges[0].frame = Rect(
      x: pad, y: pad + side, width: side, height: max(0, upper - side))
    let left = pad + side + pad * 0.6
    place(
      bot, in: Rect(x: left, y: pad, width: size.width - left - pad, height: upper), tilt: 0.05)
    let top = pad + upper + pad
    let figure = size.width * 0.2
    place(
      own,
      in: Rect(
        x: pad, y: top, width: size.width - 2 * pad - figure, height: size.height - top - pad),
      tilt: -0.04)
    badges[1].frame = Rect(
      x: size.width - pad - figure, y: top, width: figure, height: size.height - top - pad)
    for badge in badges { badge.style.size = max(24, (size.width * 0.13).rounded()) }
  }

  /// Side by side as far as there is room, each a little more turned than the last; of two, most of
  /// both is seen.
  private func place(_ cards: [ArtNode], in room: Rect, tilt: Double) {
    let count = Double(max(1, cards.count))
    let height = min(room.height, room.width * (count > 1 ? 0.55 : 0.72) / CardNode.shape)
    let width = height * CardNode.shape
    let step = count > 1 ? min(width * 0.85, (room.width - width) / (count - 1)) : 0
    let left = room.midX - (width + step * (count - 1)) / 2
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: left + Double(index) * step, y: room.midY - height / 2, width: width, height: height)
      card.setPose(Pose(rotation: tilt * (Double(index) - (count - 1) / 2)))
    }
  }

  override func draw(into list: inout DrawList, at now: Duration) {
    list.shape(
      Shape(radius: 6, fill: palette.table.mixed(with: .black, 0.25), grain: Theme.grain),
      in: bounds)
    guard stage?.isHighContrast != true else { return }
    // The ring that is printed on the felt.
    let ring = Rect(
      center: bounds.center, size: Size(min(size.width, size.height) * 0.92))
    list.shape(
      Shape(
        radius: ring.width / 2, fill: .clear, border: 2,
        borderColor: .brass.faded(0.5)), in: ring)
  }
}
