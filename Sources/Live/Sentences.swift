import Languages
package import Store

/// The store's messages in the player's language; the log has them in English.
package enum Sentences {
  package static func text(for notice: StoreNotice) -> String {
    switch notice {
    case .movedAside(let path):
      tr(
        "The saved games file was damaged. It was moved to {path}, and a new one was created.",
        ["path": path])
    case .restored(let day, nil):
      tr(
        "The saved games file was missing. It was restored from the backup of {day}.",
        ["day": tr(CalendarDay(day))])
    case .restored(let day, let path?):
      tr(
        "The saved games file was damaged. It was moved to {path} and replaced by the backup of {day}.",
        ["path": path, "day": tr(CalendarDay(day))])
    case .repaired(let path, 0):
      tr(
        "Parts of the saved games file were damaged and have been repaired. The original file is {path}.",
        ["path": path])
    case .repaired(let path, let lost):
      trn(
        "Parts of the saved games file were damaged. {n} entry couldn't be repaired and is only in the original file, {path}.",
        "Parts of the saved games file were damaged. {n} entries couldn't be repaired and are only in the original file, {path}.",
        lost, ["path": path])
    case .notSaved(let error):
      trSentences([tr("You can play, but nothing will be saved."), text(for: error)])
    }
  }

  package static func unlocked(_ folder: String) -> String {
    tr(
      "The folder {path} can't be locked. Don't run two copies of Recreo at once, or saved games may be lost.",
      ["path": folder])
  }

  package static func text(for error: StoreError) -> String {
    switch error {
    case .noDirectory(let path, _): tr("The folder {path} can't be created.", ["path": path])
    case .newerDatabase:
      tr("The saved games were written by a newer version of Recreo. Install that version.")
    case .readOnly: tr("The saved games folder is read-only. Make it and its files writable.")
    case .diskFull: tr("The disk is full. Free some space and try again.")
    case .damaged: tr("The saved games file is damaged. Restart Recreo to repair it.")
    case .busy: tr("Another program is using the saved games. Close it and try again.")
    case .noSuchResult: tr("This result no longer exists.")
    case .alreadyClaimed: tr("This result already has a player.")
    case .unproved: tr("The recorded moves don't lead to this result, so it can't count.")
    case .nameTaken(let name): tr("There is already a player named {name}.", ["name": name])
    case .full(.players):
      tr(
        "The limit of {n} players has been reached. Delete some first.",
        ["n": "\(StoreLimit.players.most)"])
    case .full(.looms):
      tr(
        "The limit of {n} designs has been reached. Delete some first.",
        ["n": "\(StoreLimit.looms.most)"])
    case .failed(let code, _):
      tr("The saved games can't be opened (error {code}). Restart Recreo.", ["code": "\(code)"])
    }
  }
}

extension CalendarDay {
  fileprivate init(_ day: Day) { self.init(year: day.year, month: day.month, day: day.day) }
}
