import Arcade
import ArgumentParser
import Host
import Live
import Store

/// `recreo kiosk set`: sets what the owner's panel sets.
struct KioskSet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Set a setting as the owner's panel does.",
    discussion: "It outranks the configuration files until it is set again without a value.")

  @Argument(
    help: "The key, for example kiosk.hours.",
    completion: .list(allGames.settings.filter { $0 != .kiosk }.map(\.key)))
  var key: String
  @Argument(help: "The value; none returns the setting to the files.")
  var value: String?
  @OptionGroup var folder: DataFolder

  func run() throws {
    guard let setting = allGames.settings.first(where: { $0.key == key }), setting != .kiosk else {
      throw refusal("'\(key.plainLine)' is not a setting that the panel can change.")
    }
    let new = value.map(SettingValue.init(literal:))
    let directories = folder.directories
    let locked = MainActor.assumeIsolated {
      Configuration(PlayRequest(), directories, looksInto: directories.data).settings
    }.lock(on: setting)
    guard locked != .system else { throw refusal("\(key) is locked by the owner's file.") }
    if let new, !setting.accepts(new, among: allGames.settings) {
      throw refusal("\(new) is not valid for \(key); it must be \(setting.kind).")
    }
    try folder.withStore { store throws(StoreError) in try store.saveOwner(new, for: setting) }
    print(new.map { "\(key) = \($0)" } ?? "\(key) follows the files again.")
  }

  private func refusal(_ sentence: String) -> ExitCode {
    Report.say(sentence)
    return .validationFailure
  }
}
