import Arcade
import Languages
import Rules
import Stage
import Store

/// Who races, and what is kept of it.
extension RaceScene {
  /// Asks who plays at a seat; the clock stops meanwhile.
  func askForName(of seat: RaceSeat) {
    guard seat.arrival == nil, context.nameEntry != .off else { return }
    let taken = seats.compactMap(\.player)
    stage?.perform(
      .push(
        RaceNameScene(context, seat.player, taken: taken.filter { $0 != seat.player }) {
          [weak self, weak seat] in
          seat?.take($0)
          self?.stage?.setNeedsDisplay()
        }))
  }

  /// Stores what a player with a name has reached, like a game played alone.
  func keepResult(of seat: RaceSeat) {
    guard let stage, let name = seat.player, let arrival = seat.arrival, !isHunt else { return }
    let (setup, seed, game) = (seat.session.setup, seat.session.seed, seat.game)
    let racer = (try? context.store.player(named: name)) ?? nil
    let isTried = DailyBoard(setup, seed: seed)?.isTried(in: context, by: racer?.id) ?? false
    var new = NewResult(
      game: Fifteen.name, variant: setup.variant, score: 0, moves: game.moveCount,
      milliseconds: arrival.time, at: context.moment(of: setup, seed: seed),
      isRanked: setup.isRanked && game.isInOrder && !isTried,
      gameStats: game.gameStats,
      record: FifteenRecord(seat.session.record, picture: picture).text)
    new.score = Scoring.fifteen.score(of: new.facts, passing: Fifteen.achievements)
    let end = played.end(new, in: context)
    stage.trace.result(new, end)
    do throws(StoreError) {
      let claim = try context.claim(end, by: name, isShared: true)
      stage.trace.emit("claim", GameContext.claimFields(claim, by: name.text, ranks: []))
    } catch { stage.toast(context.explain(error)) }
  }
}
