import CSystemd
import Glibc

@testable import Services

/// A bus that is connected to nothing: a message needs one.
nonisolated(unsafe) private let bus: OpaquePointer? = {
  var ends: [Int32] = [0, 0]
  var bus: OpaquePointer?
  guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0, sd_bus_new(&bus) >= 0,
    sd_bus_set_fd(bus, ends[0], ends[0]) >= 0, sd_bus_start(bus) >= 0
  else { return nil }
  return bus
}()

/// Makes a message of the fields that the bytes name, then reads it as every service would.
func readMessage(_ bytes: [UInt8]) {
  var handle: OpaquePointer?
  guard sd_bus_message_new_signal(bus, &handle, "/a", "a.b", "C") >= 0, let handle else {
    fatalError("there is no bus")
  }
  let message = BusMessage(received: handle)
  sd_bus_message_unref(handle)
  var rest = bytes[...]
  while let kind = rest.popFirst(), rest.count < 4000 { add(kind, to: message, &rest) }
  guard sd_bus_message_seal(handle, 1, 0) >= 0 else { return }
  let readers: [(BusMessage) -> Void] = [
    { _ = $0.readText() }, { _ = $0.readNumber() }, { _ = $0.readFlag() }, { _ = $0.readTexts() },
    { _ = $0.readEntry(flag: "a") }, { _ = $0.readEntry("a") }, { _ = $0.error },
  ]
  for first in readers {
    for second in readers {
      sd_bus_message_rewind(handle, 1)
      first(message)
      second(message)
    }
  }
}

private func add(_ kind: UInt8, to message: BusMessage, _ rest: inout ArraySlice<UInt8>) {
  switch kind % 8 {
  case 0: message.append(word(&rest))
  case 1: message.append(UInt32(rest.popFirst() ?? 0) &* 0x0101_0101)
  case 2: message.append(Int32(rest.popFirst() ?? 0) - 100)
  case 3: message.append(rest.popFirst() ?? 0)
  case 4: message.append(kind & 8 == 0)
  case 5:
    message.array("s") {
      for _ in 0..<Int(kind >> 4) { message.append(word(&rest)) }
    }
  default:
    message.array("{sv}") {
      for index in 0..<Int(kind >> 5) {
        message.entry("sv") {
          message.append(index == 0 ? "a" : word(&rest))
          switch (rest.popFirst() ?? 0) % 3 {
          case 0: message.variant("b") { message.append(true) }
          case 1: message.variant("as") { message.array("s") { message.append(word(&rest)) } }
          default: message.variant("s") { message.append(word(&rest)) }
          }
        }
      }
    }
  }
}

/// A text of a few bytes, or of none.
private func word(_ rest: inout ArraySlice<UInt8>) -> String {
  let count = min(Int(rest.popFirst() ?? 0) % 9, rest.count)
  defer { rest = rest.dropFirst(count) }
  return String(decoding: rest.prefix(count), as: UTF8.self)
}
