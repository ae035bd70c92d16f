import Foundation
import Languages
import Testing

/// Compiles the shipped languages for tests.
///
/// The language is global, so a test that calls `begin` also calls `end`.
@MainActor enum Catalogues {
  private static let folder: String? = {
    let folder = NSTemporaryDirectory() + "recreo-catalogues-\(getpid())"
    let compile = Process()
    compile.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Languages/compile")
    compile.arguments = [folder]
    guard (try? compile.run()) != nil else { return nil }
    compile.waitUntilExit()
    return compile.terminationStatus == 0 ? folder : nil
  }()

  static func begin() throws {
    let folder = try #require(folder, "the catalogues were not compiled: install gettext")
    Languages.start(directory: folder, language: "en")
    Languages.use("es")
    try #require(tr("Menu") == "Menú")
  }

  static func end() {
    Languages.use("en")
    SceneHarness.reset()
  }
}
