extension Record {
  /// The longest time an entry may be dated, in milliseconds: half a year.
  static var longest: Int { 1 << 34 }

  /// Refuses what no session of this game can have written, before anything of it is played.
  ///
  /// Records come from files and from damaged databases: a date is added to and multiplied wherever a
  /// record is shown. `most`: how many entries there may be; a game that keeps each of its states
  /// takes fewer.
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
