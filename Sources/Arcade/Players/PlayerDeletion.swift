import Languages
import Stage
import Store

/// Deletes a player or all of them: says what is lost, asks, and offers to take it back.
struct PlayerDeletion {
  private let cabinet: Cabinet

  init(_ cabinet: Cabinet) { self.cabinet = cabinet }

  /// Asks whether one player is to go; the page below the question sees to itself.
  func ask(for line: PlayerLine, on stage: Stage?) {
    let games = (try? cabinet.store.gameCount(of: line.id)) ?? 0
    stage?.perform(
      .push(
        MessageScene(
          name: "player.delete",
          title: tr("Delete {name}?", ["name": line.player.name]),
          text: Self.loss(line, games: games), world: cabinet.dressed(.paper),
          choices: [
            .init(
              id: "player.delete.yes", label: tr("Delete"), icon: "icon-trash",
              action: { delete(line, on: $0) }),
            .init(
              id: "player.delete.no", label: tr("Cancel"), icon: "icon-back",
              action: { $0.perform(.pop) }),
          ])))
  }

  /// Asks whether all players are to go, once it is counted what goes with them; then the menu comes.
  func askForAll(on stage: Stage?) {
    let store = cabinet.store
    let players = (try? store.playerCount()) ?? 0
    cabinet.worker.run({ (try? store.totals()) ?? (0, 0) }) { [weak stage] totals in
      stage?.perform(.push(question(players, totals)))
    }
  }

  private func question(
    _ players: Int, _ totals: (games: Int, achievements: Int)
  ) -> any Scene {
    MessageScene(
      name: "players.delete", title: tr("Delete all players?"),
      text: Self.lossOfAll(players, totals), world: cabinet.dressed(.paper),
      choices: [
        .init(
          id: "players.delete.yes", label: tr("Delete all"), icon: "icon-trash",
          action: { deleteAll(on: $0) }),
        .init(
          id: "players.delete.no", label: tr("Cancel"), icon: "icon-back",
          action: { $0.perform(.pop) }),
      ])
  }

  private static func loss(_ line: PlayerLine, games: Int) -> String {
    tr(
      "This is lost: {games}, {points} and {achievements}, with all records.",
      [
        "games": trn("{n} game", "{n} games", games),
        "points": trn("{n} point", "{n} points", line.total),
        "achievements": trn("{n} achievement", "{n} achievements", line.achievements),
      ])
  }

  private static func lossOfAll(
    _ players: Int, _ totals: (games: Int, achievements: Int)
  ) -> String {
    tr(
      "This is lost: {players} with {games} and {achievements}, all points, records and pets.",
      [
        "players": trn("{n} player", "{n} players", players),
        "games": trn("{n} game", "{n} games", totals.games),
        "achievements": trn("{n} achievement", "{n} achievements", totals.achievements),
      ])
  }

  private func delete(_ line: PlayerLine, on stage: Stage) {
    stage.perform(.pop)
    do throws(StoreError) {
      let deleted = try cabinet.store.deletePlayer(line.id, at: cabinet.date())
      cabinet.regret(
        tr("{name} was deleted.", ["name": line.player.name]), deleted, at: stage.now)
    } catch { stage.toast(cabinet.explain(error)) }
  }

  private func deleteAll(on stage: Stage) {
    do throws(StoreError) {
      let deleted = try cabinet.store.deleteAllPlayers(at: cabinet.date())
      cabinet.regret(
        trn("One player was deleted.", "{n} players were deleted.", deleted.ids.count), deleted,
        at: stage.now)
      stage.perform(.popToRoot)
    } catch {
      stage.perform(.pop)
      stage.toast(cabinet.explain(error))
    }
  }
}

extension Cabinet {
  /// Offers to put players back; when it is too late they are gone for good.
  fileprivate func regret(_ text: String, _ deleted: DeletedPlayers, at now: Duration) {
    regret = Regret(
      text: text, until: now + Regret.time,
      undo: { [weak self] stage in
        guard let self else { return }
        do throws(StoreError) { try store.restore(deleted) } catch {
          stage.toast(explain(error))
        }
      }, accept: { [weak self] in self?.purgePlayers(until: deleted.at) })
  }

  /// Lets go for good of those who were deleted before the program ended.
  public func purgePlayers() { purgePlayers(until: date()) }

  /// Lets go for good of the players who were deleted up to a moment, little by little.
  func purgePlayers(until moment: Int) {
    let store = store
    worker.run({ (try? store.purgeDeletedPlayers(until: moment)) ?? false }) { [weak self] more in
      if more { self?.purgePlayers(until: moment) }
    }
  }
}
