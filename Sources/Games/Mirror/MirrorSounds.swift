import Arcade
import Stage

extension Sound {
  /// A piece is lifted: a thread gives way.
  static let mirrorPick = Sound("mirror-pick")
  /// It snaps into its cell.
  static let mirrorDrop = Sound("mirror-drop")
  /// Two pieces change places.
  static let mirrorSwap = Sound("mirror-swap")
  /// It goes back into the tray.
  static let mirrorReturn = Sound("mirror-return")
  /// One row of the finished brocade is woven in.
  static let mirrorWeave = Sound("mirror-weave")
  /// The brocade is whole: four seconds that swell.
  static let mirrorWin = Sound("mirror-win")
}

nonisolated extension MusicTrack {
  static let mirror = MusicTrack("mirror")
}
