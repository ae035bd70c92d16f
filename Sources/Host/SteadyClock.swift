internal import Glibc

/// A clock that nobody sets, and that goes on while the machine sleeps.
///
/// Waits are measured by it, because the machine's own clock may jump: it is set by hand or from
/// the network, and begins in 1970 on machines without a battery for it.
public enum SteadyClock {
  /// The milliseconds since the machine started.
  public static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
