import Foundation
import Testing

@testable import Languages

/// Real catalogues, compiled by msgfmt and read by the C library.
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
      Languages.use("gsw")
      for _ in 0..<3 {
        Languages.use("es")
        #expect(Languages.current == "es")
        #expect(tr("Options") == "Opciones")
        #expect(
          trn("{n} move in {time}", "{n} moves in {time}", 9, ["time": "0:07"])
            == "9 movimientos en 0:07")
        Languages.use("en")
        #expect(tr("Options") == "Options")
        Languages.use("gsw")
        #expect(tr("Moves: {n}", ["n": "12"]) == "Züge: 12")
      }
    }
  }

  @Test func pluralsFollowTheRulesOfTheLanguage() throws {
    try withCatalogues {
      Languages.use("gsw")
      #expect(trn("1 tile", "{n} tiles", 1) == "ein Stein")
      #expect(trn("1 tile", "{n} tiles", 3) == "3 Steine, wenige")
      #expect(trn("1 tile", "{n} tiles", 1000, ["n": "1.000"]) == "1.000 Steine, viele")
      #expect(trn("1 tile", "{n} tiles", 0) == "0 Steine, viele")
    }
  }

  @Test func contextsDistinguishEqualTexts() throws {
    try withCatalogues {
      Languages.use("gsw")
      #expect(tr("Back") == "Zurück")
      #expect(trc("card", "Back") == "Rückseite")
      #expect(trc("spine", "Back") == "Back")
    }
  }

  @Test func theEmptyTextIsNotTranslatedToTheHeader() throws {
    try withCatalogues {
      Languages.use("gsw")
      #expect(tr("") == "")
    }
  }

  @Test func aCountryFallsBackToItsLanguage() throws {
    try withCatalogues {
      Languages.use("es_MX")
      #expect(tr("Menu") == "Menú")
    }
  }

  @Test func withoutAChoiceTheSystemsLanguageIsUsed() throws {
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

  @Test func englishBeforeAnotherLanguageIsEnglish() throws {
    try withCatalogues {
      Languages.use("en:es")
      #expect(tr("Music") == "Music")
      Languages.use("fr:es:en")
      #expect(tr("Music") == "Música")
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

  @Test func aDamagedCatalogueIsReportedAndTextIsEnglish() throws {
    try withCatalogues { folder in
      let file = folder + "/gsw/LC_MESSAGES/recreo.mo"
      var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      bytes.replaceSubrange(12..<16, with: [0xFF, 0xFF, 0xFF, 0x7F])
      // libintl caches a file by its name.
      let other = folder + "/other"
      try FileManager.default.createDirectory(
        atPath: other + "/gsw/LC_MESSAGES", withIntermediateDirectories: true)
      try bytes.write(to: URL(fileURLWithPath: other + "/gsw/LC_MESSAGES/recreo.mo"))
      let problems = Languages.start(directory: other, language: "gsw_CH.UTF-8:gsw")
      #expect(problems.count == 1 && problems[0].contains(other + "/gsw/LC_MESSAGES/recreo.mo"))
      #expect(tr("Moves: {n}", ["n": "12"]) == "Moves: 12")
      #expect(Languages.start(directory: folder, language: "gsw").isEmpty)
      #expect(tr("Moves: {n}", ["n": "12"]) == "Züge: 12")
    }
  }

  @Test func aDamagedLanguageIsRemovedFromTheList() {
    func sound(_ languages: String) -> String { Languages.sound(languages, without: ["es"]) }
    #expect(sound("es_MX:it:es") == "it" && sound("es") == "C" && sound("est:en") == "est:en")
    func english(_ languages: String) -> String { Languages.sound(languages, without: []) }
    #expect(english("en:es") == "en" && english("en_GB.UTF-8:es") == "en_GB.UTF-8")
    #expect(english("de:es:en:it") == "de:es:en" && english("C:es") == "C")
    #expect(sound("es@euro") == "C" && sound("es.UTF-8") == "C" && sound("") == "C")
  }

  /// The changes are the same in every run; if libintl crashes, so does this process.
  @Test func noDamagedCatalogueCrashes() throws {
    try withCatalogues { folder in
      let sound = try [UInt8](
        Data(contentsOf: URL(fileURLWithPath: folder + "/es/LC_MESSAGES/recreo.mo")))
      #expect(Catalogue(bytes: sound).isSound)
      var state: UInt64 = 6
      func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      var taken = 0
      for number in 0..<600 {
        var bytes = sound
        switch number % 5 {
        case 0: bytes.removeLast(1 + below(bytes.count))
        case 1: bytes[below(28)] = UInt8(below(256))
        case 2: bytes[28 + below(4000)] ^= 1 << UInt8(below(8))
        case 3: for _ in 0..<300 { bytes[below(bytes.count)] = UInt8(below(256)) }
        default: bytes[below(bytes.count)] = UInt8(below(256))
        }
        guard Catalogue(bytes: bytes).isSound else { continue }
        taken += 1
        guard taken <= 100 else { continue }
        let place = "\(folder)/mutant-\(number)"
        try FileManager.default.createDirectory(
          atPath: place + "/es/LC_MESSAGES", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: place + "/es/LC_MESSAGES/recreo.mo"))
        #expect(Languages.start(directory: place, language: "es").isEmpty)
        for text in ["Options", "Menu", "nobody says this", "zzz", ""] { _ = tr(text) }
        _ = trn("{n} move in {time}", "{n} moves in {time}", 9)
      }
      #expect(taken > 50, "single letters of the text may differ")
    }
  }

  @Test func aHashTableThatCouldLoopForeverIsRefused() {
    func isSound(_ places: [Int], endsWith last: UInt8 = 0) -> Bool {
      // The header alone, empty: one text and its translation, both at the end.
      let end = 44 + places.count * 4
      let words = [0x9504_12DE, 0, 1, 28, 36, places.count, 44, 0, end, 0, end] + places
      let bytes = words.flatMap { word in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
      return Catalogue(bytes: bytes + [last]).isSound
    }
    #expect(isSound([1, 0, 0, 0, 0]) && isSound([0, 0, 1]))
    #expect(!isSound([1, 0, 0, 0]) && !isSound([0, 1, 0, 0, 0, 0, 0, 0, 0]), "size not prime")
    #expect(!isSound([2, 0, 0]) && !isSound([1, 1, 0]))
    #expect(!isSound([0, 0, 1], endsWith: 1), "a text without an end")
  }

  @Test func aPluralRuleThatDividesByZeroIsRefused() throws {
    try withCatalogues { folder in
      let path = folder + "/gsw/LC_MESSAGES/recreo.mo"
      let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      func changed(_ rule: String) throws -> Bool {
        let old = Array("(n==1 ? 0 : n>=2 ".utf8)
        let at = try #require(bytes.indices.first { bytes[$0...].starts(with: old) })
        var changed = bytes
        changed.replaceSubrange(at..<(at + rule.utf8.count), with: Array(rule.utf8))
        return Catalogue(bytes: changed).isSound
      }
      #expect(try changed("(n%10==1? 0 : n") && !changed("(n%00==1? 0 : n"))
      #expect(try !changed("(n% 0==1? 0 : n") && !changed("(n/n==1 ? 0 : n"))
    }
  }

  /// libintl reads the first rule in the header, on whichever line, with numbers of 64 bits.
  @Test(arguments: [
    ("Plural-Forms: nplurals=2; plural=n%18446744073709551616;\n", false),
    ("Plural-Forms: nplurals=2; plural=n/18446744073709551616;\n", false),
    (" Plural-Forms: nplurals=2; plural=n%0;\n", false),
    ("X-Note: plural=n/0; nplurals=2;\nPlural-Forms: nplurals=2; plural=n!=1;\n", false),
    ("Plural-Forms: nplurals=2; plural=n%(n-n);\n", false),
    ("Plural-Forms: nplurals=2; plural=n%", false),
    ("Plural-Forms: nplurals=2; plural=n%\t00;\n", false),
    ("Plural-Forms: nplurals=2; plural=\(String(repeating: "n||", count: 50_000))n;\n", false),
    ("Plural-Forms: nplurals=2; plural=n % 10;\nX-Note: 100% done\n", true),
    ("Language: de\n", true),
  ])
  func everyPluralRuleThatLibintlWouldReadIsChecked(header: String, isSound: Bool) {
    for key in [[], [0, 65]] as [[UInt8]] {
      let text = Array(header.utf8)
      let (texts, translations) = (44, 44 + key.count + 1)
      let words = [0x9504_12DE, 0, 1, 28, 36, 0, 44, key.count, texts, text.count, translations]
      let bytes = words.flatMap { word in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
      #expect(Catalogue(bytes: bytes + key + [0] + text + [0]).isSound == isSound)
    }
  }

  @Test func aPipeOrAFolderIsNoCatalogue() throws {
    try withCatalogues { folder in
      mkfifo(folder + "/pipe", 0o600)
      #expect(Catalogue.problem(of: folder + "/pipe") == "it is not a file")
      #expect(Catalogue.problem(of: folder) == "it is not a file")
      #expect(Catalogue.problem(of: folder + "/es/LC_MESSAGES/recreo.mo") == nil)
    }
  }

  private func withCatalogues(_ body: () throws -> Void) throws {
    try withCatalogues { _ in try body() }
  }

  /// Compiles our catalogues, and the one above as Swiss German, and starts with them.
  private func withCatalogues(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "recreo-languages-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let swiss = folder + "/gsw/LC_MESSAGES"
    try FileManager.default.createDirectory(atPath: swiss, withIntermediateDirectories: true)
    try Data(Self.catalogue.utf8).write(to: URL(fileURLWithPath: folder + "/gsw.po"))
    let shipped = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Resources/Languages/compile").path
    guard run("msgfmt", ["-o", swiss + "/recreo.mo", folder + "/gsw.po"]) else {
      try Test.cancel("msgfmt is missing: install gettext")
    }
    #expect(run(shipped, [folder]))
    Languages.start(directory: folder, language: nil)
    // The language is global, and other suites expect English.
    defer {
      Languages.start(directory: folder, language: "en")
    }
    try body(folder)
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
