import Stage

nonisolated extension MusicTrack {
  static let mirror = MusicTrack("mirror")
}
