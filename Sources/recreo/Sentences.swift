import Foundation
import Languages
import Store

/// What the store has to say, in the person's language; the log keeps the English.
enum Sentences {
  static func text(for notice: StoreNotice) -> String {
    switch notice {
    case .movedAside(let path):
      tr(
        "The file of saved games was damaged; it was kept as {path}, and a new one was begun.",
        ["path": path])
    case .restored(let day, nil):
      tr(
        "The file of saved games was missing; the copy of {day} took its place.",
        ["day": text(for: day)])
    case .restored(let day, let path?):
      tr(
        "The file of saved games was damaged; it was kept as {path}, and the copy of {day} took its place.",
        ["path": path, "day": text(for: day)])
    case .mended(let path, 0):
      tr(
        "Parts of the file of saved games were damaged and were repaired; the file as it was is {path}.",
        ["path": path])
    case .mended(let path, let lost):
      trn(
        "Parts of the file of saved games were damaged; {n} entry could not be repaired and is only in the file as it was, {path}.",
        "Parts of the file of saved games were damaged; {n} entries could not be repaired and are only in the file as it was, {path}.",
        lost, ["path": path])
    case .forgetsAtEnd(let error):
      tr("You can play, but nothing will be remembered.") + " " + text(for: error)
    }
  }

  static func unlocked(_ folder: String) -> String {
    tr(
      "The folder {path} cannot be locked: do not start Recreo twice, or games may be lost.",
      ["path": folder])
  }

  static func text(for error: StoreError) -> String {
    switch error {
    case .noDirectory(let path, _): tr("The folder {path} cannot be made.", ["path": path])
    case .newerDatabase: tr("The saved games were written by a newer Recreo.")
    case .readOnly: tr("The folder of saved games is read-only.")
    case .diskFull: tr("The disk is full.")
    case .damaged: tr("The file of saved games is damaged.")
    case .busy: tr("Another program is using the saved games.")
    case .noSuchResult: tr("This result is no longer there.")
    case .alreadyClaimed: tr("This result has its player already.")
    case .nameTaken(let name): tr("There is a player named {name} already.", ["name": name])
    case .full(.players):
      tr(
        "There are {n} players, the most there can be; delete some first.",
        ["n": "\(StoreLimit.players.most)"])
    case .full(.looms):
      tr(
        "There are {n} designs, the most there can be; delete some first.",
        ["n": "\(StoreLimit.looms.most)"])
    case .failed(let code, _):
      tr("The saved games cannot be used (error {code}).", ["code": "\(code)"])
    }
  }

  /// A day as the language writes it, with the name of the month.
  private static func text(for day: Day) -> String {
    let parts = DateComponents(
      timeZone: .gmt, year: day.year, month: day.month, day: day.day)
    let language = Languages.current.split(separator: ":").first.map { String($0) } ?? "en"
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: Locale(identifier: language), timeZone: .gmt)
    return Calendar(identifier: .gregorian).date(from: parts)?.formatted(style) ?? "\(day)"
  }
}
