internal import GRDB

extension Store {
  /// Copies the database where there is no copy of this day yet; says whether it did.
  ///
  /// `moment` is in milliseconds since 1970; a day is one of UTC. Call it on a worker as often as
  /// you like, while others read and write: the newest five days are kept beside the database, and
  /// `open` falls back on them. Where this throws, the copies there were are still there.
  @discardableResult
  public func backUpIfDue(at moment: Int) throws(StoreError) -> Bool {
    let day = Day(milliseconds: moment)
    guard let file, !file.backups.has(day) else { return false }
    do {
      try file.backups.take(day, of: database)
      // Once a day, and on a worker, there is time to look at the large tables too.
      if try database.read({ try Mending(db: $0).isNeeded(in: Mending.all) }) { file.suspect() }
    } catch { throw storeError(from: error) }
    return true
  }
}
