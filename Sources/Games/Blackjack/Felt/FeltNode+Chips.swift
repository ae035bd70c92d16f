import Geometry
import Rules
import Stage

// Chips on the table, and how everything is cleared away.
extension FeltNode {
  /// How long clearing the old cards takes before the new ones come.
  static let sweeping = Duration.milliseconds(150)
  private static let sweep = Duration.milliseconds(260)

  /// Puts each hand's bet beside its score; the first chips come out of the ring, others from the
  /// purse.
  func layBets(atOnce: Bool) {
    for (row, hand) in zip(hands, picture.hands) {
      let isFirst = row.bet.amount == 0
      let changed = row.showChips(bet: picture.stake * hand.bets)
      guard changed, !atOnce, let place else { continue }
      let source = isFirst && hands.count == 1 ? place.spot.center : place.purse.center
      let offset = source - row.frame.origin - row.bet.frame.center
      row.bet.animate(
        from: isFirst ? Pose(offset: offset) : Pose(scale: 1.25), length: Theme.slow, easing: .out)
    }
  }

  /// After the end of the round has been shown: the bot takes lost bets and pays won ones, and what
  /// is the player's goes to the purse.
  func payBets(atOnce: Bool) {
    guard picture.outcome != nil, picture.stake > 0 else { return }
    if atOnce {
      for row in hands { row.bet.setPose(Pose(opacity: 0)) }
      return
    }
    payHands()
    guard picture.gains.contains(where: { $0 >= 0 }) else { return }
    later = [
      Step(time: now + Self.payment) { [weak self] in self?.collect() }
    ]
  }

  /// How long the paid chips lie beside the bet.
  static let payment = Duration.milliseconds(900)
  /// How long chips slide from the bot, or to the purse.
  static let collecting = Duration.milliseconds(450)

  private func collect() {
    guard let place else { return }
    for row in hands {
      for pile in [row.bet, row.gain] where pile.amount > 0 && pile.restingPose.opacity > 0 {
        pile.animate(
          to: Pose(
            offset: place.purse.center - row.frame.origin - pile.frame.center, scale: 0.6,
            opacity: 0), length: Self.collecting, easing: .smooth)
      }
    }
    onSound(.chip)
  }

  private func payHands() {
    for (row, (gain, hand)) in zip(hands, zip(picture.gains, picture.hands)) {
      let bet = picture.stake * hand.bets
      guard picture.stake > 0, row.gain.amount == 0, row.bet.amount == bet, gain != 0 else {
        continue
      }
      let offset = bot.frame.center - row.frame.origin
      if gain > 0 {
        row.showChips(bet: bet, gain: gain / 2)
        row.gain.animate(
          from: Pose(offset: offset - row.gain.frame.center), length: Self.collecting, easing: .out)
        onSound(.chip)
      } else {
        row.bet.animate(
          to: Pose(offset: (offset - row.bet.frame.center) * 0.6, opacity: 0), length: Theme.slow,
          easing: .smooth)
      }
    }
  }

  /// The old cards slide away from the shoe and fade, and the chips go to the winner.
  ///
  /// They stay between the columns, so that nothing passes under a button.
  func sweep() {
    var leaving: [Node] = []
    let isCalm = stage?.reducesMotion ?? true
    let isShoeRight = (place?.shoe.midX ?? 0) > bounds.midX
    let room = place?.player ?? bounds
    for row in [bot] + hands {
      for card in row.cards {
        let ghost = CardNode(
          "", card: card.card, isFourColour: isFourColour, isFaceUp: card.card != nil)
        ghost.photo = card.photo
        let frame = card.frame.offset(by: row.frame.origin)
        let edge = isShoeRight ? room.minX - frame.minX : room.maxX - frame.maxX
        leave(
          ghost, from: frame, to: isCalm ? .zero : Point(x: edge, y: 0), number: leaving.count)
        leaving.append(ghost)
      }
      for pile in [row.bet, row.gain] where pile.amount > 0 && pile.restingPose.opacity > 0 {
        let ghost = ChipPile()
        ghost.show(pile.amount)
        let frame = pile.frame.offset(by: row.frame.origin)
        let offset = (place?.purse.center ?? frame.center) - frame.center
        leave(ghost, from: frame, to: isCalm ? .zero : offset, number: 0)
        leaving.append(ghost)
      }
    }
    guard !leaving.isEmpty else { return }
    planned = now + Self.sweeping
    steps.append(
      Step(time: now + Self.sweep + .milliseconds(25 * leaving.count)) { [weak self] in
        for node in leaving { self?.remove(node) }
      })
  }

  private func leave(_ node: Node, from frame: Rect, to offset: Point, number: Int) {
    add(node)
    node.frame = frame
    let isCalm = offset == .zero
    node.animate(
      to: Pose(offset: offset, rotation: isCalm ? 0 : -0.1, opacity: 0),
      length: Self.sweep, easing: .smooth, delay: .milliseconds(25 * number))
  }
}
