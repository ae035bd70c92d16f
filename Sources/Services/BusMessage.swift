import CSystemd

/// A message on the bus, built with functions that take no variable arguments, which Swift can't
/// call.
final class BusMessage {
  let handle: OpaquePointer
  /// The first error while it was built; 0 for none.
  private(set) var firstError: Int32 = 0

  /// A method call to be filled and sent; nil if the connection is gone.
  init?(to bus: OpaquePointer, _ address: BusAddress, _ method: String) {
    var message: OpaquePointer?
    let result = sd_bus_message_new_method_call(
      bus, &message, address.name, address.path, address.interface, method)
    guard result >= 0, let message else { return nil }
    handle = message
  }

  /// A message that was received.
  init(received message: OpaquePointer) { handle = sd_bus_message_ref(message) }

  deinit { sd_bus_message_unref(handle) }

  /// A call to a service that doesn't run fails instead of starting it.
  func startsNothing() { note(sd_bus_message_set_auto_start(handle, 0)) }

  private func note(_ result: Int32) { if result < 0, firstError == 0 { firstError = result } }
}

/// A peer on the bus and the interface that is meant.
struct BusAddress: Hashable, Sendable {
  var name, path, interface: String
}

extension BusMessage {
  private static func code(_ type: Unicode.Scalar) -> CChar { CChar(type.value) }

  func append(_ text: String) {
    // The bus accepts no NUL within a text.
    let whole = text.unicodeScalars.contains("\0") ? String(text.prefix { $0 != "\0" }) : text
    whole.withCString { note(sd_bus_message_append_basic(handle, Self.code("s"), $0)) }
  }

  func append(_ number: UInt32) {
    withUnsafePointer(to: number) { note(sd_bus_message_append_basic(handle, Self.code("u"), $0)) }
  }

  func append(_ number: Int32) {
    withUnsafePointer(to: number) { note(sd_bus_message_append_basic(handle, Self.code("i"), $0)) }
  }

  func append(_ byte: UInt8) {
    withUnsafePointer(to: byte) { note(sd_bus_message_append_basic(handle, Self.code("y"), $0)) }
  }

  func append(_ isSet: Bool) {
    // The bus reads a whole int.
    let number: Int32 = isSet ? 1 : 0
    withUnsafePointer(to: number) { note(sd_bus_message_append_basic(handle, Self.code("b"), $0)) }
  }

  /// An array with this element type.
  func array(_ contents: String, _ fill: () -> Void) { container("a", contents, fill) }
  /// A dictionary entry.
  func entry(_ contents: String, _ fill: () -> Void) { container("e", contents, fill) }
  /// A value that carries its type.
  func variant(_ contents: String, _ fill: () -> Void) { container("v", contents, fill) }

  /// A structure of several fields.
  func structure(_ contents: String, _ fill: () -> Void) { container("r", contents, fill) }

  private func container(_ type: Unicode.Scalar, _ contents: String, _ fill: () -> Void) {
    note(sd_bus_message_open_container(handle, Self.code(type), contents))
    fill()
    note(sd_bus_message_close_container(handle))
  }
}

extension BusMessage {
  /// The connection that sent it, as named by the bus.
  var sender: String? { sd_bus_message_get_sender(handle).map { String(cString: $0) } }
  /// The object that a signal is about.
  var path: String? { sd_bus_message_get_path(handle).map { String(cString: $0) } }

  /// The next field, if it is a text.
  func readText() -> String? {
    var text: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(handle, Self.code("s"), &text) > 0, let text else { return nil }
    return String(cString: text)
  }

  /// The next field, if it is the path of an object.
  func readPath() -> String? {
    var path: UnsafePointer<CChar>?
    guard sd_bus_message_read_basic(handle, Self.code("o"), &path) > 0, let path else { return nil }
    return String(cString: path)
  }

  /// The next field, if it is a number of this kind.
  func readNumber() -> UInt32? {
    var number: UInt32 = 0
    guard sd_bus_message_read_basic(handle, Self.code("u"), &number) > 0 else { return nil }
    return number
  }

  /// The next field, if it is true or false.
  func readFlag() -> Bool? {
    // The bus writes a whole int.
    var flag: Int32 = 0
    guard sd_bus_message_read_basic(handle, Self.code("b"), &flag) > 0 else { return nil }
    return flag != 0
  }

  /// The next field, if it is a value that carries its type, and is true or false.
  func readFlagInVariant() -> Bool? { readVariant("b", readFlag) }

  /// The next field, if it is a value that carries its type, and is a text.
  func readTextInVariant() -> String? { readVariant("s", readText) }

  private func readVariant<Value>(_ type: String, _ read: () -> Value?) -> Value? {
    guard sd_bus_message_enter_container(handle, Self.code("v"), type) > 0 else { return nil }
    defer { sd_bus_message_exit_container(handle) }
    return read()
  }

  /// The next field, if it is an array of texts.
  func readTexts() -> [String]? {
    guard sd_bus_message_enter_container(handle, Self.code("a"), "s") > 0 else { return nil }
    var texts: [String] = []
    while let text = readText() { texts.append(text) }
    sd_bus_message_exit_container(handle)
    return texts
  }

  /// The value of a key in the next field, a dictionary, if it is true or false.
  func readEntry(flag wanted: String) -> Bool? { readEntry(wanted, "b", readFlag) }

  /// The value of a key in the next field, a dictionary, if it is an array of texts.
  func readEntry(_ wanted: String) -> [String]? { readEntry(wanted, "as", readTexts) }

  private func readEntry<Value>(
    _ wanted: String, _ type: String, _ read: () -> Value?
  ) -> Value? {
    guard sd_bus_message_enter_container(handle, Self.code("a"), "{sv}") > 0 else { return nil }
    var found: Value?
    while sd_bus_message_enter_container(handle, Self.code("e"), "sv") > 0 {
      let isWanted = readText() == wanted
      if isWanted, let value = readVariant(type, read) {
        found = value
      } else {
        sd_bus_message_skip(handle, "v")
      }
      sd_bus_message_exit_container(handle)
    }
    sd_bus_message_exit_container(handle)
    return found
  }

  /// The name and message of the error, if this is one.
  var error: (name: String, sentence: String)? {
    guard let error = sd_bus_message_get_error(handle)?.pointee, let name = error.name else {
      return nil
    }
    let sentence = error.message.map { String(cString: $0) } ?? ""
    return (String(cString: name), sentence)
  }
}
