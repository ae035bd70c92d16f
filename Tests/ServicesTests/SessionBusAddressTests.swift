import Services
import Testing

@Suite struct SessionBusAddressTests {
  @Test func theAddressInTheEnvironmentCountsFirst() {
    let environment = [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/srv/bus", "XDG_RUNTIME_DIR": "/run/user/1000",
    ]
    #expect(Notifications.sessionBus(in: environment) == "unix:path=/srv/bus")
  }

  @Test func theDefaultAddressIsInTheRuntimeDirectory() {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/run/user/1000"]
    #expect(Notifications.sessionBus(in: environment) == "unix:path=/run/user/1000/bus")
    #expect(
      Notifications.sessionBus(in: ["XDG_RUNTIME_DIR": "/a b,c"]) == "unix:path=/a%20b%2Cc/bus")
  }

  @Test func withoutEnvironmentVariablesThereIsNoBus() {
    #expect(Notifications.sessionBus(in: [:]) == nil)
    #expect(Notifications.sessionBus(in: ["XDG_RUNTIME_DIR": "relative"]) == nil)
  }
}
