import FoundationEssentials
import Store

/// The settings in force, from all their layers, and the store they are kept in.
struct Configuration {
  var settings: SettingsLayers
  var store: Store?
  /// For the log: files that were left out, values that make no sense.
  var problems: [String]
  /// For the person: results that cannot be kept.
  var notices: [StoreNotice]

  /// Whether what is played is on the disk, and not in memory alone.
  var keepsResults: Bool {
    store != nil
      && notices.allSatisfy { if case .forgetsAtEnd = $0 { false } else { true } }
  }

  /// For playing: opens the store; the caller holds its lock.
  init(_ request: PlayRequest, _ directories: Directories) throws {
    let opened = try Store.open(in: directories.data)
    self.init(request, directories, options: opened.settings)
    store = opened.store
    notices = opened.notices
    problems += notices.map(\.description)
  }

  /// For looking: reads what is kept in a directory, if one is named, and touches nothing.
  init(_ request: PlayRequest, _ directories: Directories, looksInto directory: String?) {
    self.init(
      request, directories, options: directory.map { Store.peek(in: $0) } ?? [:])
  }

  private init(
    _ request: PlayRequest, _ directories: Directories, options: [String: SettingValue]
  ) {
    let system = ConfigurationFile(directories.systemConfiguration, of: .owner)
    let user = ConfigurationFile(directories.userConfiguration)
    settings = SettingsLayers(
      system: system.values, locked: system.locked, user: user.values, options: options,
      commandLine: request.settings)
    problems = system.problems + user.problems + settings.problems.map(\.description)
    notices = []
  }
}
