import Foundation
import Languages
import Testing

/// The shipped languages, compiled for the tests that read them; the language is the whole
/// process's, so who begins also ends.
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
