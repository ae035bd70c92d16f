internal import GRDB

extension Store {
  /// Backs up the database unless the last backup is of this day; returns whether it did.
  ///
  /// `moment` is in milliseconds since 1970; days are in UTC. Call it on a worker as often as you
  /// like, while others read and write: the last five are kept beside the database, and
  /// `open` falls back on them. If this throws, the existing backups are still there.
  @discardableResult
  public func backUpIfDue(at moment: Int) throws(StoreError) -> Bool {
    let day = Day(ofMoment: moment)
    guard let file, file.backups.days.first != day else { return false }
    do {
      try file.backups.take(day, of: database)
      // Once a day, and on a worker, there is time to check the large tables too.
      if try database.read({ try Repair(db: $0).isNeeded(in: Repair.all) }) { file.suspect() }
    } catch { throw storeError(from: error) }
    return true
  }
}
