import Languages
import Stage
import Store

/// Deletes one player or all: says what is lost, asks, and offers to undo it.
struct PlayerDeletion {
  private let context: GameContext

  init(_ context: GameContext) { self.context = context }

  /// Asks whether to delete a player; the page below updates itself.
  func ask(for line: PlayerLine, on stage: Stage?) {
    let games = (try? context.store.gameCount(of: line.id)) ?? 0
    stage?.perform(
      .push(
        MessageScene(
          name: "player.delete",
          title: tr("Delete {name}?", ["name": line.player.name]),
          text: Self.loss(line, games: games), seal: "icon-trash", palette: context.dressed(.paper),
          choices: [
            .closing("player.delete.no", tr("Cancel")),
            .init(
              id: "player.delete.yes", label: tr("Delete"), icon: "icon-trash",
              isDestructive: true, action: { delete(line, on: $0) }),
          ])))
  }

  /// Counts what all players would lose and asks whether to delete them, in the place of the dialog
  /// on top; afterwards the menu is shown.
  func askForAll(on stage: Stage?) {
    let store = context.store
    let players = (try? store.playerCount()) ?? 0
    context.worker.run({ (try? store.totals()) ?? (0, 0) }) { [weak stage] totals in
      // Don't ask if the player has left the screen or has asked twice.
      guard let stage, stage.top is PlayersOptionsScene else { return }
      stage.perform(.pop)
      stage.perform(.push(question(players, totals)))
    }
  }

  private func question(
    _ players: Int, _ totals: (games: Int, achievements: Int)
  ) -> any Scene {
    MessageScene(
      name: "players.delete", title: tr("Delete all players?"),
      text: Self.lossOfAll(players, totals), seal: "icon-trash", palette: context.dressed(.paper),
      choices: [
        .closing("players.delete.no", tr("Cancel")),
        .init(
          id: "players.delete.yes", label: tr("Hold to delete all"), icon: "icon-trash",
          isDestructive: true, holdTime: .milliseconds(1200), action: { deleteAll(on: $0) }),
      ])
  }

  private static func loss(_ line: PlayerLine, games: Int) -> String {
    tr(
      "This deletes {games}, {points} and {achievements}, and all records.",
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
      "This deletes {players} with {games} and {achievements}, and all points, records and pets.",
      [
        "players": trn("{n} player", "{n} players", players),
        "games": trn("{n} game", "{n} games", totals.games),
        "achievements": trn("{n} achievement", "{n} achievements", totals.achievements),
      ])
  }

  private func delete(_ line: PlayerLine, on stage: Stage) {
    stage.perform(.pop)
    do throws(StoreError) {
      let deleted = try context.store.deletePlayer(line.id, at: context.date())
      context.undoableAction(
        tr("{name} was deleted.", ["name": line.player.name]), deleted, at: stage.now)
    } catch { stage.toast(context.explain(error)) }
  }

  /// Deleting a hundred thousand players takes a moment.
  private func deleteAll(on stage: Stage) {
    let (context, store, now) = (context, context.store, context.date())
    stage.perform(.pop)
    context.worker.run({ () -> Result<DeletedPlayers, StoreError> in
      do throws(StoreError) { return .success(try store.deleteAllPlayers(at: now)) } catch {
        return .failure(error)
      }
    }) { [weak stage] result in
      guard let stage else { return }
      switch result {
      case .success(let deleted) where deleted.ids.isEmpty: break
      case .success(let deleted):
        context.undoableAction(
          trn("One player was deleted.", "{n} players were deleted.", deleted.ids.count),
          deleted, at: stage.now)
        stage.perform(.popToRoot)
      case .failure(let error): stage.toast(context.explain(error))
      }
    }
  }
}

extension GameContext {
  /// Offers to restore players; after that time they are deleted for good.
  fileprivate func undoableAction(_ text: String, _ deleted: DeletedPlayers, at now: Duration) {
    undoableAction = UndoableAction(
      text: text, until: now + UndoableAction.time,
      undo: { [weak self] stage, done in
        self?.restore(deleted, on: stage, done)
      }, accept: { [weak self] in self?.purgePlayers(until: deleted.at) })
  }

  private func restore(
    _ deleted: DeletedPlayers, on stage: Stage, _ done: @escaping () -> Void
  ) {
    let (store, asked) = (store, stage.top)
    worker.run({ () -> StoreError? in
      do throws(StoreError) { try store.restore(deleted) } catch { return error }
      return nil
    }) { [weak self, weak stage, weak asked] error in
      if let self, let error { stage?.toast(explain(error)) }
      // Whoever was quick sees a scene that was made before they were back.
      if let stage, stage.top !== asked { stage.perform(.renew) }
      done()
    }
  }

  /// Deletes for good the players who were marked as deleted before the program ended.
  public func purgePlayers() { purgePlayers(until: .max) }

  /// Deletes for good the players who were marked as deleted up to a moment, in small steps.
  func purgePlayers(until moment: Int) {
    let store = store
    worker.run({ (try? store.purgeDeletedPlayers(until: moment)) ?? false }) { [weak self] more in
      if more { self?.purgePlayers(until: moment) }
    }
  }
}
