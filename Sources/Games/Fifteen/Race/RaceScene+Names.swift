import Arcade
import Rules
import Stage
import Store

/// Who races, and what is kept of it.
extension RaceScene {
  /// The animals of seats at which nobody in particular plays.
  static let faces = [
    Avatar(.fox, on: .blue), Avatar(.frog, on: .yellow), Avatar(.bear, on: .green),
    Avatar(.penguin, on: .pink),
  ]

  /// At each seat and on its lane is the face of its player.
  func showFaces() {
    for (index, seat) in seats.enumerated() {
      let known = seat.player.flatMap { (try? context.store.player(named: $0)) ?? nil }?.avatar
      let face = known ?? seat.player.flatMap { context.namesake(of: $0.text) } ?? Self.faces[index]
      seat.face?.show(face)
      lanes.show(face, in: index)
    }
  }

  /// Asks who plays at a seat; the clock stops meanwhile.
  func askForName(of seat: RaceSeat) {
    guard seat.arrival == nil, context.nameEntry != .off else { return }
    let taken = seats.compactMap(\.player)
    stage?.perform(
      .push(
        RaceNameScene(context, seat.player, taken: taken.filter { $0 != seat.player }) {
          [weak self, weak seat] in
          seat?.take($0)
          self?.showFaces()
          self?.stage?.setNeedsDisplay()
        }))
  }

  /// What a player has reached, as in a game played alone; stored if the player has a name.
  func keepResult(of seat: RaceSeat) {
    guard let stage, let arrival = seat.arrival, seat.isPerson else { return }
    let (setup, seed, game) = (seat.session.setup, seat.session.seed, seat.game)
    let racer = seat.player.flatMap { (try? context.store.player(named: $0)) ?? nil }
    let isTried = DailyBoard(setup, seed: seed)?.isTried(in: context, by: racer?.id) ?? false
    var new = NewResult(
      game: Fifteen.name, variant: setup.variant, score: 0, moves: game.moveCount,
      milliseconds: arrival.time, at: context.moment(of: setup, seed: seed),
      isRanked: setup.isRanked && game.isInOrder && !isTried,
      gameStats: game.gameStats,
      record: FifteenRecord(seat.session.record, picture: picture).text)
    new.score = Scoring.fifteen.score(of: new.facts, passing: Fifteen.achievements)
    seat.result = new
    guard let name = seat.player, !isHunt else { return }
    let end = played.end(new, in: context)
    stage.trace.result(new, end)
    do throws(StoreError) {
      let claim = try context.claim(end, by: name, isShared: true)
      seat.claimed = claim.result
      stage.trace.emit("claim", GameContext.claimFields(claim, by: name.text, ranks: []))
    } catch { stage.toast(context.explain(error)) }
  }

  /// Shares the board of a seat, with its player's name if it has one.
  func share(_ seat: RaceSeat, on stage: Stage) {
    let context = context
    let scene =
      if let claimed = seat.claimed {
        ShareScene(claimed, of: .fifteen, context: context)
      } else {
        ShareScene(
          seat.result.flatMap { SharedCard($0, by: seat.player?.text, of: .fifteen) },
          context: context)
      }
    if let scene { stage.perform(.push(scene)) }
  }
}
