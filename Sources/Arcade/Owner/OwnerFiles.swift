import Languages
import Stage
import Store

/// What the owner does with files: backups, restoring them, and tables of results.
struct OwnerFiles {
  private let context: GameContext

  init(_ context: GameContext) { self.context = context }

  /// Asks where to write a backup, and writes it.
  func backUp(on stage: Stage?) {
    askForPlace(
      "owner.backup", tr("Back up"), on: stage, context.owner.backUp,
      done: { tr("The backup {file} was written.", ["file": $0]) },
      failed: tr("The backup can't be written."))
  }

  /// Asks where to write the results, and writes them.
  func export(on stage: Stage?) {
    askForPlace(
      "owner.export", tr("Export results"), on: stage, context.owner.export,
      done: { tr("The table {file} was written.", ["file": $0]) },
      failed: tr("The table can't be written."))
  }

  private func askForPlace(
    _ id: String, _ title: String, on stage: Stage?,
    _ write: @escaping OwnerTools.Writer,
    done: @escaping (String) -> String, failed: String
  ) {
    let find = context.owner.places
    context.worker.run({ find() }) { [weak stage] places in
      guard let stage, stage.top is OwnerScene else { return }
      guard !places.isEmpty else { return stage.toast(failed) }
      stage.perform(
        .push(
          MessageScene(
            name: id, title: title, text: tr("Where should the file go?"), seal: "icon-save",
            palette: context.dressed(.paper),
            choices: [cancel(id)]
              + choices(id, places) { place, stage in
                let store = context.store
                stage.perform(.pop)
                context.worker.run(
                  { Result { () throws(StoreError) in try write(store, place) } },
                  then: { [weak stage] in
                    stage?.toast(words(for: $0, done: done, failed: failed), icon: "icon-save")
                  })
              })))
    }
  }

  private func words(
    for result: Result<String, StoreError>, done: (String) -> String, failed: String
  ) -> String {
    switch result {
    case .success(let file): done(file)
    case .failure(.diskFull): "\(failed) \(context.explain(.diskFull))"
    case .failure: failed
    }
  }

  /// The first stick and this machine: a dialog has room for three buttons.
  private func choices(
    _ id: String, _ places: [OwnerTools.Place],
    _ use: @escaping (OwnerTools.Place, Stage) -> Void
  ) -> [MessageScene.Choice] {
    let shown = [places.first { $0.stick != nil }, places.last { $0.stick == nil }]
    return shown.compactMap { $0 }.enumerated().map { index, place in
      .init(
        id: "\(id).place.\(index)", label: Self.name(place.stick), icon: Self.icon(place.stick),
        action: { use(place, $0) })
    }
  }

  private func cancel(_ id: String) -> MessageScene.Choice {
    .closing(id + ".no", tr("Cancel"))
  }

  private static func name(_ stick: String?) -> String { stick ?? tr("This machine") }
  private static func icon(_ stick: String?) -> String {
    stick == nil ? "icon-folder" : "icon-suitcase"
  }

  /// Asks which backup to restore; the program restarts with it.
  func askToRestore(on stage: Stage?) {
    let find = context.owner.backups
    context.worker.run({ find() }) { [weak stage] backups in
      guard let stage, stage.top is OwnerScene else { return }
      guard !backups.isEmpty else { return stage.toast(tr("There is no backup yet.")) }
      stage.perform(
        .push(
          MessageScene(
            name: "owner.restore", title: tr("Restore a backup?"),
            text: tr("Hold a backup to restore it. Everything that happened since is replaced."),
            seal: "icon-undo", palette: context.dressed(.paper),
            choices: [cancel("owner.restore")] + restoring(backups))))
    }
  }

  private func restoring(_ backups: [OwnerTools.Backup]) -> [MessageScene.Choice] {
    let shown = [backups.first { $0.stick != nil }, backups.first { $0.stick == nil }]
    return shown.compactMap { $0 }.enumerated().map { index, backup in
      .init(
        id: "owner.restore.\(index)",
        label: tr(
          "{place}, {date}",
          [
            "place": Self.name(backup.stick), "date": tr(CalendarDay(ofMoment: backup.date)),
          ]), icon: Self.icon(backup.stick), isDestructive: true, holdTime: .milliseconds(1200),
        action: { restore(backup, on: $0) })
    }
  }

  private func restore(_ backup: OwnerTools.Backup, on stage: Stage) {
    let owner = context.owner
    stage.perform(.pop)
    context.worker.run({ owner.restore(backup) }) { [weak stage] isReady in
      if isReady { owner.restart() } else { stage?.toast(tr("The backup can't be read.")) }
    }
  }
}
