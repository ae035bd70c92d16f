import Foundation
import Store
import Testing

/// `docs/settings.md` lists every setting of the program.
@MainActor @Suite struct SettingsDocumentTests {
  @Test func thePageListsEverySettingAsTheCodeDefinesIt() throws {
    var text = "| key | values | default | what it does | who changes it |\n|---|---|---|---|---|\n"
    for setting in allSettings {
      let cells = [
        "`\(setting.key)`", "\(setting.kind)", "`\(Self.written(setting.standard))`", setting.help,
        Self.whose(setting),
      ]
      text += "| " + cells.map { Document.cell($0) }.joined(separator: " | ") + " |\n"
    }
    try Document("settings").check(text)
  }

  @Test func everyLanguageToChooseHasACatalogue() throws {
    let folder = Document.checkout.appending(path: "Resources/Languages")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let languages = files.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
    #expect(Language.all.map(\.id).sorted() == (["en"] + languages).sorted())
  }

  /// As it is written in a configuration file.
  private static func written(_ value: SettingValue) -> String {
    if case .text(let text) = value { return "\"\(text)\"" }
    return "\(value)"
  }

  private static func whose(_ setting: Setting) -> String {
    // These have no row in Options.
    if ["kiosk.", "players.", "attract."].contains(where: setting.key.hasPrefix) { return "owner" }
    return setting.isOfMachine ? "owner of a kiosk" : "everybody"
  }
}
