import CLinux
import Foundation

/// A folder of its own for one test; it goes with this object.
final class TemporaryFolder: Sendable {
  let path: String
  var database: String { path + "/recreo.sqlite" }

  init() throws {
    path = NSTemporaryDirectory() + "recreo-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, in order.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The names of the backups in it, in order.
  var backups: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/backups")) ?? []).sorted()
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }

  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: database)) }
}

/// Runs `body` as a thread without root's power over files, so that read-only means it to root too.
func asNobody<Result>(_ body: () throws -> Result) rethrows -> Result? {
  guard geteuid() == 0 else { return try body() }
  setfsuid(65534)
  defer { setfsuid(0) }
  return try body()
}
