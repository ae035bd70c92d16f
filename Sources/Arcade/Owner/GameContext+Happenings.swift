public import Store

/// What a kiosk counts of the day, for its owner; elsewhere nothing is counted.
extension GameContext {
  /// Counts something that happened, without waiting for the disk.
  ///
  /// A failure isn't reported: reporting it would be counted as well, and fail again.
  public func count(_ happening: Happening, times: Int = 1) {
    guard isKiosk, times > 0 else { return }
    let (store, day) = (store, day)
    worker.run({ try? store.count(happening, times: times, on: day) }) { _ in }
  }

  /// Notes a move of a game that is saved in a slot; the first one is counted.
  ///
  /// `step`: how many entries its record has. A game with fewer than before is another one.
  public func noteMove(of game: String, slot: String, step: Int) {
    guard isKiosk, step > 0 else { return }
    let isNew = (unfinished[slot] ?? .max) > step
    unfinished[slot] = step
    if isNew { count(.begun(game: game)) }
  }

  /// Notes that a game has ended, whether or not it was saved in between.
  func noteEnd(of game: String, slot: String?) {
    let wasSaved = slot.flatMap { unfinished.removeValue(forKey: $0) } != nil
    if !wasSaved { count(.begun(game: game)) }
    count(.finished(game: game))
  }
}
