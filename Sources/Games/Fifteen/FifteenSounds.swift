import Stage

extension Sound {
  static let slide = Sound("slide")
  static let scramble = Sound("scramble")
}

extension MusicTrack {
  static let fifteen = MusicTrack("fifteen")
}
