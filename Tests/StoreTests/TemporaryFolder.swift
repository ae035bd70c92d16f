import CLinux
import Foundation

/// A temporary folder for one test, deleted with this object.
final class TemporaryFolder: Sendable {
  let path: String
  var database: String { path + "/recreo.sqlite" }

  init() throws {
    path = NSTemporaryDirectory() + "recreo-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The sorted names in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The sorted names of its backups.
  var backups: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/backups")) ?? []).sorted()
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: database)) }

  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: database)) }
}

/// Runs `body` in a thread without root's rights over files, so that read-only applies to root too.
func asNobody<Result>(_ body: () throws -> Result) rethrows -> Result? {
  guard geteuid() == 0 else { return try body() }
  setfsuid(65534)
  defer { setfsuid(0) }
  return try body()
}
