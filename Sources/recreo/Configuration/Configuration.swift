import Arcade
import FoundationEssentials
import Host
import Store

/// The settings from all layers, and the store that contains them.
struct Configuration {
  var settings: SettingsLayers
  var store: Store?
  /// For the log: ignored files and invalid values.
  var problems: [String]
  /// For the user: why results can't be saved.
  var notices: [StoreNotice]

  /// Whether the user's file makes this machine a kiosk; nil if it can't be parsed.
  private let saysKiosk: Bool?

  /// Whether results are saved on disk, and not only in memory.
  var savesResults: Bool {
    store != nil
      && notices.allSatisfy { if case .notSaved = $0 { false } else { true } }
  }

  /// For playing, with the opened store; the caller holds its lock.
  init(_ request: PlayRequest, _ directories: Directories, _ opened: Store.Opened) {
    let wasKiosk = (try? opened.store.flag(Self.kioskFlag)) ?? false
    self.init(
      request, directories, options: opened.settings,
      owner: (try? opened.store.ownerSettings()) ?? [:], wasKiosk: wasKiosk)
    store = opened.store
    notices = opened.notices
    problems += notices.map(\.description)
    guard let saysKiosk, saysKiosk != wasKiosk else { return }
    do throws(StoreError) { try opened.store.setFlag(Self.kioskFlag, to: saysKiosk) } catch {
      problems.append("\(error)")
    }
  }

  /// For reading only: reads a directory's data, if one is given, and changes nothing.
  init(_ request: PlayRequest, _ directories: Directories, looksInto directory: String?) {
    self.init(
      request, directories, options: directory.map { Store.readOptions(in: $0) } ?? [:],
      owner: directory.map { Store.readOwnerSettings(in: $0) } ?? [:],
      wasKiosk: directory.map { Store.readFlag(Self.kioskFlag, in: $0) } ?? false)
  }

  /// Remembers that the user's file makes this machine a kiosk, so that damage to the file
  /// doesn't unlock it.
  private static let kioskFlag = "kiosk.configured"

  private init(
    _ request: PlayRequest, _ directories: Directories, options: [String: SettingValue],
    owner: [String: SettingValue], wasKiosk: Bool
  ) {
    var system = ConfigurationFile(directories.systemConfiguration, of: .owner)
    let user = ConfigurationFile(
      directories.userConfiguration, of: wasKiosk ? .kioskUser : .person)
    if user.isClosed { system.close() }
    settings = SettingsLayers(
      allGames.settings,
      system: system.values, locked: system.locked, user: user.values, options: options,
      owner: owner, commandLine: request.settings)
    saysKiosk = user.isUnderstood ? user.values[Setting.kiosk.key] == .bool(true) : nil
    problems = system.problems + user.problems + settings.problems.map(\.description)
    notices = []
  }
}
