extension Record {
  /// The latest time of an entry, in milliseconds: half a year.
  static var longest: Int { 1 << 34 }

  /// Throws if no session of this game can have written the record; called before any of it is
  /// replayed.
  ///
  /// Records come from files and from damaged databases, and times are added and multiplied
  /// wherever a record is shown. `most`: the maximum number of entries; a game that stores each
  /// of its states allows fewer.
  func refuseImpossible(most: Int) throws(ReplayError) {
    guard format == Self.currentFormat else { throw .otherFormat(format) }
    guard game == G.name else { throw .otherGame(game) }
    guard rules == G.rulesVersion else { throw .otherRules(rules) }
    guard moves.count <= most else { throw .tooManyEntries(moves.count) }
    var latest = 0
    for (index, entry) in moves.enumerated() {
      guard entry.milliseconds >= latest else { throw .timeRunsBackwards(entry: index) }
      guard entry.milliseconds <= Self.longest else { throw .tooLate(entry: index) }
      latest = entry.milliseconds
    }
  }
}
