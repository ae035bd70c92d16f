import Stage

extension Sound {
  /// A piece is picked up.
  static let mirrorPick = Sound("mirror-pick")
  /// It snaps into its cell.
  static let mirrorDrop = Sound("mirror-drop")
  /// Two pieces change places.
  static let mirrorSwap = Sound("mirror-swap")
  /// A piece returns to the tray.
  static let mirrorReturn = Sound("mirror-return")
  /// A piece is right: a thread, higher with each part of the panel that is complete.
  static let mirrorRight = (1...6).map { Sound("mirror-right-\($0)") }
  /// A row of the finished brocade is woven.
  static let mirrorWeave = Sound("mirror-weave")
  /// The brocade is complete: four seconds, rising.
  static let mirrorWin = Sound("mirror-win")
}

nonisolated extension MusicTrack {
  static let mirror = MusicTrack("mirror")
}
