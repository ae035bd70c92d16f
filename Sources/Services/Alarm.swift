import CSystemd
import FoundationEssentials
import Glibc

/// A sleep that takes no processor time, however long; ended by a moment or by `ring`.
///
/// The moment is on a clock that nobody sets and that goes on while the machine is suspended.
public final class Alarm: Sendable {
  private let timer: Int32
  private let bell: Int32

  /// An alarm that has not been rung.
  public init() {
    timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
    bell = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  }

  deinit {
    close(timer)
    close(bell)
  }

  /// Ends the current sleep, or the next one; from any thread.
  public func ring() { eventfd_write(bell, 1) }

  /// Sleeps until a moment in milliseconds since the machine started, or without limit if nil.
  ///
  /// It may wake early, so the caller checks again.
  public func sleep(until moment: Int?) {
    var time = itimerspec()
    if let moment {
      // Zero would disable the timer.
      time.it_value = timespec(
        tv_sec: max(0, moment) / 1000, tv_nsec: moment % 1000 * 1_000_000 | 1)
    }
    timerfd_settime(timer, Self.absolute, &time, nil)
    var descriptors = [timer, bell].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&descriptors, nfds_t(descriptors.count), -1)
    var count: UInt64 = 0
    read(timer, &count, MemoryLayout.size(ofValue: count))
    eventfd_read(bell, &count)
  }

  // TFD_TIMER_ABSTIME
  private static let absolute: Int32 = 1
}
