import Arcade
import FoundationEssentials
import Host
import Store

/// The settings in force, from all their layers, and the store they are kept in.
struct Configuration {
  var settings: SettingsLayers
  var store: Store?
  /// For the log: files that were left out, values that make no sense.
  var problems: [String]
  /// For the person: results that cannot be kept.
  var notices: [StoreNotice]

  /// Whether the person's file makes this machine a kiosk; nil where it cannot be understood.
  private let saysKiosk: Bool?

  /// Whether what is played is on the disk, and not in memory alone.
  var keepsResults: Bool {
    store != nil
      && notices.allSatisfy { if case .forgetsAtEnd = $0 { false } else { true } }
  }

  /// For playing: opens the store; the caller holds its lock.
  init(_ request: PlayRequest, _ directories: Directories) throws {
    let opened = try Store.open(in: directories.data, allGames.catalogue)
    let wasKiosk = (try? opened.store.flag(Self.kioskFlag)) ?? false
    self.init(request, directories, options: opened.settings, wasKiosk: wasKiosk)
    store = opened.store
    notices = opened.notices
    problems += notices.map(\.description)
    guard let saysKiosk, saysKiosk != wasKiosk else { return }
    do throws(StoreError) { try opened.store.setFlag(Self.kioskFlag, to: saysKiosk) } catch {
      problems.append("\(error)")
    }
  }

  /// For looking: reads what is kept in a directory, if one is named, and touches nothing.
  init(_ request: PlayRequest, _ directories: Directories, looksInto directory: String?) {
    self.init(
      request, directories, options: directory.map { Store.peek(in: $0) } ?? [:],
      wasKiosk: directory.map { Store.peekFlag(Self.kioskFlag, in: $0) } ?? false)
  }

  /// The store's memory that the person's file makes this machine a kiosk: a file that is damaged
  /// since must not open it.
  private static let kioskFlag = "kiosk.configured"

  private init(
    _ request: PlayRequest, _ directories: Directories, options: [String: SettingValue],
    wasKiosk: Bool
  ) {
    var system = ConfigurationFile(directories.systemConfiguration, of: .owner)
    let user = ConfigurationFile(
      directories.userConfiguration, of: wasKiosk ? .keeperOfKiosk : .person)
    if user.isClosed { system.close() }
    settings = SettingsLayers(
      allGames.settings,
      system: system.values, locked: system.locked, user: user.values, options: options,
      commandLine: request.settings)
    saysKiosk = user.isUnderstood ? user.values[Setting.kiosk.key] == .bool(true) : nil
    problems = system.problems + user.problems + settings.problems.map(\.description)
    notices = []
  }
}
