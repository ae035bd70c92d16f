import Foundation
import Stage

/// Turns SIGTERM, SIGINT and SIGHUP into an orderly end, and SIGUSR1 into "come to the front".
///
/// A thread waits for them: nothing runs inside a signal handler, where almost nothing may.
nonisolated enum Signals {
  /// Call before other threads begin, so that all inherit the mask.
  static func watch(
    _ queue: PostQueue, quit: @escaping PostQueue.Work, raise: @escaping PostQueue.Work
  ) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGUSR1] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread { [set] in
      var set = set
      var signal: Int32 = 0
      while sigwait(&set, &signal) == 0 {
        queue.post(signal == SIGUSR1 ? raise : quit)
      }
    }
  }
}
