/// Timeouts and size limits for a server.
struct DeckLimits: Sendable {
  /// The timeout of one request, in seconds.
  var seconds = 5.0
  /// The pauses before the second and the third try, in seconds.
  var pauses = [0.25, 0.75]
  /// The largest response, in bytes; twenty cards take less than a tenth of it.
  var bytes = 64 * 1024
  /// The largest picture, in bytes.
  var pictureBytes = 1024 * 1024
  /// The most that all pictures together may take, in bytes.
  var cacheBytes = 16 * 1024 * 1024
}
