import CLinux
import Foundation
import Stage

/// Ends the program in order on SIGTERM, SIGINT and SIGHUP, and brings it to the front on SIGUSR1.
///
/// A thread waits for them, because almost nothing is allowed inside a signal handler.
nonisolated package enum Signals {
  /// Call it before other threads start, so that all inherit the mask.
  ///
  /// `other` is called on SIGUSR1 with the number sent with it, or 0. Both functions are called on the
  /// waiting thread.
  package static func watch(
    quit: @escaping @Sendable () -> Void, other: @escaping @Sendable (Int) -> Void
  ) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGUSR1] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread { [set] in
      var set = set
      var info = siginfo_t()
      while true {
        let signal = sigwaitinfo(&set, &info)
        guard signal > 0 else { continue }
        if signal != SIGUSR1 { quit() } else { other(sentNumber(info)) }
      }
    }
  }

  /// Sends SIGUSR1 with a number; returns whether the process exists.
  package static func send(_ number: Int, to pid: Int32) -> Bool {
    sigqueue(pid, SIGUSR1, sigval(sival_int: Int32(number))) == 0
  }

  private static func sentNumber(_ info: siginfo_t) -> Int {
    guard info.si_code == SI_QUEUE else { return 0 }
    return Int(info._sifields._rt.si_sigval.sival_int)
  }
}
