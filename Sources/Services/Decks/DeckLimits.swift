/// How patient the program is with a server.
struct DeckLimits: Sendable {
  /// The longest wait for one answer, in seconds.
  var seconds = 5.0
  /// The waits before the second try and before the third, in seconds.
  var pauses = [0.25, 0.75]
  /// The largest answer, in bytes; twenty cards take less than a tenth of it.
  var bytes = 64 * 1024
  /// The largest picture, in bytes.
  var pictureBytes = 1024 * 1024
  /// The most that pictures may take together, in bytes.
  var cacheBytes = 16 * 1024 * 1024
}
