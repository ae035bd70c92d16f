/// How long a lock waits after wrong tries.
public enum TryLimit {
  /// How many tries may fail before there is a wait.
  public static let freeTries = 5
  /// The first wait and the longest, in milliseconds; each further failure doubles it.
  static let shortestWait = 30_000, longestWait = 3_600_000

  /// How long to wait for the next try, in milliseconds, if the last failed at a moment.
  ///
  /// A clock that was set back makes it no longer than after the failure.
  public static func wait(after misses: Int, at missed: Int, now: Int) -> Int {
    guard misses >= freeTries else { return 0 }
    let wait = min(shortestWait << min(misses - freeTries, 16), longestWait)
    return min(max(missed + wait - now, 0), wait)
  }
}
