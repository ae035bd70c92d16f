import Glibc

/// How many files the program may have open at once.
nonisolated package enum OpenFiles {
  /// Window, driver, sound, database and log need up to 50; libraries crash without them.
  static let fewest: rlim_t = 64
  private static let plenty: rlim_t = 1024

  /// Raises the limit as far as allowed; returns a message if that is not enough.
  package static func problem() -> String? {
    var limit = rlimit()
    let files = Int32(RLIMIT_NOFILE.rawValue)
    guard getrlimit(files, &limit) == 0 else { return nil }
    if limit.rlim_cur < plenty {
      limit.rlim_cur = min(plenty, limit.rlim_max)
      setrlimit(files, &limit)
      getrlimit(files, &limit)
    }
    guard limit.rlim_cur < fewest else { return nil }
    return "Recreo may open \(limit.rlim_cur) files and needs \(fewest); raise the limit with "
      + "ulimit -n \(plenty)."
  }
}
