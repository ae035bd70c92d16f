import Services
import Synchronization
import Testing

@testable import recreo

/// What a service manager hears from the main loop.
@MainActor @Suite struct HeartbeatTests {
  private final class Log: Sendable {
    let states = Mutex<[String]>([])
    var all: [String] { states.withLock { $0 } }
  }

  private func heartbeat(_ seconds: Int?, _ log: Log) -> Heartbeat {
    Heartbeat(
      ServiceManager(interval: seconds.map { .seconds($0) }) { state in
        log.states.withLock { $0.append(state) }
      })
  }

  @Test func aBeatIsSentTwiceInEachIntervalHoweverOftenTheLoopTurns() {
    let log = Log()
    var heart = heartbeat(10, log)
    for tenth in 0...200 { heart.turn(at: .milliseconds(100 * tenth)) }
    #expect(log.all == Array(repeating: "WATCHDOG=1", count: 5))
  }

  @Test func theLoopNeverSleepsPastABeat() {
    let log = Log()
    var heart = heartbeat(10, log)
    var now = Duration.seconds(7)
    for _ in 0..<50 {
      heart.turn(at: now)
      let wait = heart.limit(nil, at: now)
      #expect(wait == .seconds(5))
      #expect(heart.limit(.milliseconds(3), at: now) == .milliseconds(3))
      now += wait ?? .zero
    }
    #expect(log.all.count == 50)
  }

  @Test func withoutAWatchdogTheLoopSleepsAsItLikes() {
    let log = Log()
    var heart = heartbeat(nil, log)
    heart.begin()
    heart.turn(at: .seconds(1))
    #expect(
      heart.limit(nil, at: .zero) == nil && heart.limit(.seconds(9), at: .zero) == .seconds(9))
    heart.end()
    #expect(log.all == ["READY=1", "STOPPING=1"])
  }
}
