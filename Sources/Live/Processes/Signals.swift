import CLinux
import Foundation
import Host

/// Ends the program in order on SIGTERM, SIGINT and SIGHUP, and brings it to the front on SIGUSR1.
///
/// A thread waits for them, because almost nothing is allowed inside a signal handler. If the program
/// hasn't ended `patience` after it was asked to, whatever its main thread waits for, the thread ends it.
nonisolated package enum Signals {
  private static let patience = Duration.seconds(8)

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
      var (set, info) = (set, siginfo_t())
      // The first signal that asked for the end, and until when the program may take.
      var end: (signal: Int32, deadline: SuspendingClock.Instant)?
      while true {
        let signal = next(&set, &info, until: end?.deadline)
        if let end, SuspendingClock.now >= end.deadline { return finish(end.signal) }
        guard signal > 0 else { continue }
        guard signal != SIGUSR1 else {
          other(sentNumber(info))
          continue
        }
        end = end ?? (signal: signal, deadline: .now + patience)
        quit()
      }
    }
  }

  /// The next signal; 0 or less if the deadline passed, or something else woke the thread.
  private static func next(
    _ set: inout sigset_t, _ info: inout siginfo_t, until deadline: SuspendingClock.Instant?
  ) -> Int32 {
    guard let deadline else { return sigwaitinfo(&set, &info) }
    let left = max(.zero, deadline - .now).components
    var time = timespec(tv_sec: Int(left.seconds), tv_nsec: Int(left.attoseconds / 1_000_000_000))
    return sigtimedwait(&set, &info, &time)
  }

  /// Ends the process at once, with what the signal means for any program.
  private static func finish(_ number: Int32) {
    StandardStreams.say(
      "The program did not end within \(patience.components.seconds) s, so it ends at once.")
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
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
