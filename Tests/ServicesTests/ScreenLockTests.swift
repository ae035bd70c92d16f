import Testing

@testable import Services

/// Where desktops tell whether the screen is locked.
struct ScreenLockTests {
  @Test(arguments: [("2", "_32"), ("12", "_312"), ("c1", "c1"), ("a-b", "a_2db")])
  func aSessionIsFoundByItsPath(session: String, label: String) {
    #expect(
      ScreenLockListener.path(ofSession: session) == "/org/freedesktop/login1/session/\(label)")
  }

  @Test func login1IsListenedToAlsoWithoutTheIDOfASession() {
    let system = "unix:path=/x"
    #expect(
      ScreenLockSource.all(in: ["DBUS_SYSTEM_BUS_ADDRESS": system, "XDG_SESSION_ID": ""])
        == [.login(address: system, session: nil)])
    #expect(
      ScreenLockSource.all(in: [
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/y", "DBUS_SYSTEM_BUS_ADDRESS": system,
        "XDG_SESSION_ID": "2",
      ]) == [
        .session(address: "unix:path=/y"), .login(address: system, session: "2"),
      ])
  }

  @Test func withoutABusNothingIsHeardAndNothingIsWaitedFor() {
    let lock = ScreenLock.live(
      in: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent"],
      changed: { _ in Issue.record("nothing can change") })
    lock.start()
    lock.noteInput()
    lock.close()
    lock.start()
  }
}
