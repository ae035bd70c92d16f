import Testing

@testable import Services

/// The names under which desktops tell whether the screen is locked.
struct ScreenLockTests {
  @Test(arguments: [("2", "_32"), ("12", "_312"), ("c1", "c1"), ("a-b", "a_2db")])
  func aSessionIsFoundByItsPath(session: String, label: String) {
    #expect(ScreenLockSource.label(session) == label)
    let source = ScreenLockSource.ofLogin(session, address: "unix:path=/x")
    #expect(source.rule.contains("path='/org/freedesktop/login1/session/\(label)'"))
  }

  @Test func withoutABusNothingIsWatched() {
    #expect(ScreenLockSource.ofSession(nil).isEmpty)
    let lock = ScreenLock.live(in: [:], changed: { _ in Issue.record("nothing can change") })
    lock.start()
    lock.close()
    lock.start()
  }
}
