import Services
import Testing

@Suite struct SessionBusAddressTests {
  @Test func theNamedAddressCountsBeforeTheUsualPlace() {
    let environment = [
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/bus", "XDG_RUNTIME_DIR": "/run/user/1000",
    ]
    #expect(Notifications.sessionBus(in: environment) == "unix:path=/tmp/bus")
  }

  @Test func theUsualPlaceIsInTheRuntimeDirectory() {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/run/user/1000"]
    #expect(Notifications.sessionBus(in: environment) == "unix:path=/run/user/1000/bus")
    #expect(
      Notifications.sessionBus(in: ["XDG_RUNTIME_DIR": "/a b,c"]) == "unix:path=/a%20b%2Cc/bus")
  }

  @Test func whereNothingIsNamedThereIsNoBus() {
    #expect(Notifications.sessionBus(in: [:]) == nil)
    #expect(Notifications.sessionBus(in: ["XDG_RUNTIME_DIR": "relative"]) == nil)
  }
}
