import Foundation
import Store

/// The settings in force, from all their layers, and the store they are kept in.
struct Configuration {
  var settings: SettingsLayers
  var store: Store?
  /// For the log: files that were left out, values that make no sense.
  var problems: [String]
  /// For the person: results that cannot be kept.
  var notices: [String]

  init(_ request: PlayRequest, _ directories: Directories, readsStore: Bool = true) throws {
    let system = ConfigurationFile(directories.systemConfiguration)
    let user = ConfigurationFile(directories.userConfiguration)
    let opened = readsStore ? try Store.open(in: directories.data) : nil
    store = opened?.store
    notices = opened?.notices.map(\.description) ?? []
    settings = SettingsLayers(
      system: system.values, locked: system.locked, user: user.values,
      options: opened?.settings ?? [:], commandLine: request.settings)
    problems =
      [system.problem, user.problem].compactMap { $0 } + settings.problems.map(\.description)
      + notices
  }
}
