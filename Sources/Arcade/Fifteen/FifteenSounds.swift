import Stage

extension Sound {
  static let slide = Sound("slide")
  static let bump = Sound("bump")
  static let win = Sound("win")
  static let scramble = Sound("scramble")
  static let lift = Sound("lift")
  static let drop = Sound("drop")
}

extension MusicTrack {
  static let fifteen = MusicTrack("fifteen")
}
