import FoundationEssentials
import Glibc
import Host
import Services

/// The message buses that SDL may use.
///
/// SDL waits for a bus without limit when it starts, and never tries again where that failed.
enum Buses {
  /// Starts something of SDL, without the buses that don't answer within a second.
  static func offered<Value>(to start: () throws -> Value) rethrows -> Value {
    let environment = ProcessInfo.processInfo.environment
    guard let session = Notifications.sessionBus(in: environment), MessageBus.answers(session)
    else { return try withheld(from: start) }
    var changes: [String: String] = [:]
    if !MessageBus.answers(MessageBus.systemAddress(in: environment)) {
      changes["DBUS_SYSTEM_BUS_ADDRESS"] = none
    }
    if let address = inputMethod(environment), !MessageBus.answers(address) {
      // SDL takes it for a file that contains the address.
      changes["IBUS_ADDRESS"] = "/dev/null"
    }
    return try ChangedEnvironment.with(changes, start)
  }

  /// Starts something of SDL that needs no bus.
  static func withheld<Value>(from start: () throws -> Value) rethrows -> Value {
    try ChangedEnvironment.with(["DBUS_SESSION_BUS_ADDRESS": none], start)
  }

  private static let none = "disabled:"

  /// The bus of the input method IBus, which writes it to a file where SDL looks for it; nil if there
  /// is none.
  static func inputMethod(_ environment: [String: String]) -> String? {
    func set(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func text(_ path: String) -> String? {
      (try? readFile(path, limit: 4096)).map { String(decoding: $0, as: UTF8.self) }
    }
    let folder = set("XDG_CONFIG_HOME") ?? (environment["HOME"] ?? "") + "/.config"
    let machine = text("/var/lib/dbus/machine-id") ?? text("/etc/machine-id") ?? ""
    let display = set("DISPLAY") ?? ":0.0"
    let number = display.split(separator: ":").last?.prefix { $0 != "." } ?? "0"
    let host = environment["XDG_SESSION_TYPE"] == "wayland" ? "unix-wayland" : "unix"
    let usual = "\(folder)/ibus/bus/\(machine.prefix { $0 != "\n" })-\(host)-\(number)"
    let key = "IBUS_ADDRESS="
    let line = text(set("IBUS_ADDRESS") ?? usual)?.split(separator: "\n")
      .first { $0.hasPrefix(key) }
    return line.map { String($0.dropFirst(key.count)) }
  }
}
