import CLinux
import Foundation
import Stage

/// Turns SIGTERM, SIGINT and SIGHUP into an orderly end, and SIGUSR1 into "come to the front".
///
/// A thread waits for them: nothing runs inside a signal handler, where almost nothing may.
nonisolated package enum Signals {
  /// Call before other threads begin, so that all inherit the mask.
  ///
  /// `other`: told of SIGUSR1, and the number that was sent with it; 0 where none was. Both are
  /// called on the thread that waits.
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

  /// Sends SIGUSR1 with a number; says whether there was somebody to send it to.
  package static func send(_ number: Int, to pid: Int32) -> Bool {
    sigqueue(pid, SIGUSR1, sigval(sival_int: Int32(number))) == 0
  }

  private static func sentNumber(_ info: siginfo_t) -> Int {
    guard info.si_code == SI_QUEUE else { return 0 }
    return Int(info._sifields._rt.si_sigval.sival_int)
  }
}
