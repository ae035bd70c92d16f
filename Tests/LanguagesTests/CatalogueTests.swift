import Foundation
import Languages
import Testing

/// The real thing: catalogues compiled by msgfmt, looked up by the C library.
///
/// The language belongs to the whole process, so these run one after another.
@MainActor @Suite(.serialized) struct CatalogueTests {
  private static let catalogue = """
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);\\n"

    msgid "Moves: {n}"
    msgstr "Züge: {n}"

    msgid "1 tile"
    msgid_plural "{n} tiles"
    msgstr[0] "ein Stein"
    msgstr[1] "{n} Steine, wenige"
    msgstr[2] "{n} Steine, viele"

    msgctxt "card"
    msgid "Back"
    msgstr "Rückseite"

    msgid "Back"
    msgstr "Zurück"

    """

  @Test func withoutCataloguesTextIsEnglish() {
    Languages.start(directory: "/nowhere", language: "es")
    #expect(tr("Moves: {n}", ["n": "12"]) == "Moves: 12")
    #expect(trn("1 tile", "{n} tiles", 1) == "1 tile")
    #expect(trn("1 tile", "{n} tiles", 3) == "3 tiles")
    #expect(trn("1 tile", "{n} tiles", 0) == "0 tiles")
    #expect(trc("card", "Back") == "Back")
    #expect(tr("") == "")
  }

  @Test func theLanguageChangesWhileTheProgramRuns() throws {
    try withCatalogues {
      Languages.use("de")
      for _ in 0..<3 {
        Languages.use("es")
        #expect(Languages.current == "es")
        #expect(tr("Options") == "Opciones")
        #expect(
          trn("{n} move in {time}", "{n} moves in {time}", 9, ["time": "0:07"])
            == "9 movimientos en 0:07")
        Languages.use("en")
        #expect(tr("Options") == "Options")
        Languages.use("de")
        #expect(tr("Moves: {n}", ["n": "12"]) == "Züge: 12")
      }
    }
  }

  @Test func pluralsFollowTheLanguagesOwnRules() throws {
    try withCatalogues {
      Languages.use("de")
      #expect(trn("1 tile", "{n} tiles", 1) == "ein Stein")
      #expect(trn("1 tile", "{n} tiles", 3) == "3 Steine, wenige")
      #expect(trn("1 tile", "{n} tiles", 1000, ["n": "1.000"]) == "1.000 Steine, viele")
      #expect(trn("1 tile", "{n} tiles", 0) == "0 Steine, viele")
    }
  }

  @Test func contextsTellEqualTextsApart() throws {
    try withCatalogues {
      Languages.use("de")
      #expect(tr("Back") == "Zurück")
      #expect(trc("card", "Back") == "Rückseite")
      #expect(trc("spine", "Back") == "Back")
    }
  }

  @Test func theEmptyTextDoesNotBringTheHeader() throws {
    try withCatalogues {
      Languages.use("de")
      #expect(tr("") == "")
    }
  }

  @Test func aCountryFallsBackToItsLanguage() throws {
    try withCatalogues {
      Languages.use("es_MX")
      #expect(tr("Menu") == "Menú")
    }
  }

  @Test func nothingChosenMeansTheSystemsLanguage() throws {
    try withCatalogues {
      let system = Languages.current
      Languages.use("es")
      Languages.use("")
      #expect(Languages.current == system)
      Languages.use("es")
      Languages.use(nil)
      #expect(Languages.current == system)
    }
  }

  @Test func lookingUpFromManyThreadsIsSafe() throws {
    try withCatalogues {
      Languages.use("es")
      DispatchQueue.concurrentPerform(iterations: 2000) { _ in
        if tr("Music") != "Música" { Issue.record("A text was not found.") }
      }
    }
  }

  /// Compiles the catalogues that are shipped, and the one above as German, and starts with them.
  private func withCatalogues(_ body: () throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "recreo-languages-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let german = folder + "/de/LC_MESSAGES"
    try FileManager.default.createDirectory(atPath: german, withIntermediateDirectories: true)
    try Data(Self.catalogue.utf8).write(to: URL(fileURLWithPath: folder + "/de.po"))
    let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Languages/compile").path
    guard run("msgfmt", ["-o", german + "/recreo.mo", folder + "/de.po"]) else {
      try Test.cancel("msgfmt is missing: install gettext")
    }
    #expect(run(shipped, [folder]))
    Languages.start(directory: folder, language: nil)
    // The language is the whole process's, and other suites read English.
    defer { Languages.use("en") }
    try body()
  }

  private func run(_ program: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
