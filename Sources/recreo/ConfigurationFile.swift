import Foundation
import Store
import TOMLKit

/// The `config.toml` of a kiosk's owner or of a person; the program never writes one.
nonisolated struct ConfigurationFile: Sendable {
  var values: [String: SettingValue] = [:]
  /// Keys that Options may not change; only the system's file has a say.
  var locked: [String] = []
  /// What is wrong with the file, in one sentence; the rest of the program goes on without it.
  var problem: String?

  /// Reads a file; one that is not there is an empty one.
  init(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    do {
      let table = try TOMLTable(string: text)
      if let list = table["locked"]?.array { locked = list.compactMap(\.string) }
      Self.flatten(table, prefix: "", into: &values)
      values["locked"] = nil
    } catch {
      problem = "The configuration \(path) is left out: \(error)."
    }
  }

  /// `[music] on = true` and `music.on = true` are one key.
  private static func flatten(
    _ table: TOMLTable, prefix: String, into values: inout [String: SettingValue]
  ) {
    for (key, value) in table {
      let name = prefix + key
      if let inner = value.table {
        flatten(inner, prefix: name + ".", into: &values)
      } else if let flag = value.bool {
        values[name] = .bool(flag)
      } else if let number = value.double ?? value.int.map(Double.init) {
        values[name] = .number(number)
      } else if let text = value.string {
        values[name] = .text(text)
      }
    }
  }
}
